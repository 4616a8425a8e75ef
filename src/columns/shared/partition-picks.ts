import { permute } from '../../random/permute.ts'
import { combineKeys } from '../../random/site.ts'
import type { CompileContext } from '../column-kind.ts'
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
    pick: (frame, out) => {
      const { starts, counts } = read(frame)
      const { rows, places } = frame.owner()
      const key = frame.siteKey(site)
      for (let i = 0; i < frame.count; i++) {
        const count = counts[i] as number
        const place = permute((places[i] as number) % count, count, combineKeys(key, { high: rows[i] as number, low: count }))
        out[i] = (starts[i] as number) + place
      }
    },
  }
}
