import { permuteRange } from '../../random/permute.ts'
import { combineKeys, type SiteKey } from '../../random/site.ts'
import type { CompileContext, Frame, Ranges } from '../column-kind.ts'
import type { Partition } from './partition.ts'
import { type Picker, plainDraws } from './picker.ts'
import { pickFromRanges } from './popularity.ts'

/** Picks any row of the partition. */
export function anyOfPartition({ most, read }: Partition, popularity: number, context: CompileContext): Picker {
  const draws = plainDraws(context)
  const pick = pickFromRanges(most, popularity, context.site('popularity'))
  return { pick: (frame, out) => pick(frame, draws(frame), read(frame), out) }
}

/** Each partition is shuffled with a key of the owner; siblings take the first positions. */
export function siblingsOfPartition({ least, read }: Partition, context: CompileContext): Picker {
  const site = context.site()
  const most = context.table.mostSiblings()
  const isDistinct = most <= least
  return {
    distinct: isDistinct ? 'siblings' : undefined,
    repeats: isDistinct
      ? undefined
      : `up to ${most} siblings share partitions that may have only ${least} rows: raise \`min\` of their rows, or lower the number of siblings`,
    pick: (frame, out) => pickDistinct(frame, read(frame), frame.siteKey(site), out),
  }
}

/** Neighbouring siblings with one partition are shuffled together. */
function pickDistinct(frame: Frame, { starts, counts }: Ranges, key: SiteKey, out: Float64Array): void {
  const { rows, places } = frame.owner()
  for (let from = 0, to = 0; from < frame.count; from = to) {
    const [row, start, count] = [rows[from] as number, starts[from] as number, counts[from] as number]
    for (; to < frame.count && rows[to] === row && starts[to] === start; to++) out[to] = (places[to] as number) % count
    permuteRange(out, from, to, count, combineKeys(key, { high: row, low: count }), out)
    for (let i = from; i < to; i++) out[i] = (out[i] as number) + start
  }
}
