import { permute, permuteInto } from '../../random/permute.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { arrivalOf } from '../../time/arrival.ts'
import { rowsBefore } from '../../time/timeline.ts'
import type { ColumnRef, CompileContext, Frame, TableRef } from '../column-kind.ts'

/** The rows of a table that are referred to if others of it are not. */
export interface Referred {
  readonly rows: number
  readonly of: TableRef
  /** Minimum number of days for which a row must have existed before it is referred to. */
  readonly minAge: number
}

/** Number of rows of the target that are referred to. @throws SchemaError if it is 0, or more than the rows that refer to them */
export function requireReferred(unreferenced: number, target: TableRef, { table }: CompileContext): number {
  const referred = target.rows - unreferenced
  if (referred < 1)
    throw new SchemaError(
      `"unreferenced" is ${unreferenced}, but table "${target.name}" has ${target.rows} rows: at least one of them must be referred to`,
    )
  if (table.rows < referred)
    throw new SchemaError(
      `"unreferenced": ${table.rows} rows of "${table.name}" cannot refer to ${target.rows} - ${unreferenced} = ${referred} rows of "${target.name}"`,
    )
  return referred
}

/** Checks that each owner surely owns a row, and that there are at least `referred` owners. @throws SchemaError if not */
export function requireOwners(referred: number, { table, tableNamed }: CompileContext): void {
  const { ownership } = table
  const owners = ownership?.type === 'owned' && ownership.min > 0 ? tableNamed(ownership.by).rows : 0
  if (owners < referred)
    throw new SchemaError(
      `"unreferenced": ${referred} rows are referred to, which requires as many owners that are certain to own rows of "${table.name}", but there are ${owners}: raise "unreferenced", or the \`min\` of the rows`,
    )
}

/**
 * Checks that the last `rows` rows of a table ordered by time can refer to the rows of the target, each to a different one that has begun.
 * @throws SchemaError if the rows of the target begin too late, or no column gives the times
 */
export function requireInTime({ rows, of, minAge }: Referred, at: ColumnRef, { table }: CompileContext): void {
  const own = arrivalOf({ rows: table.rows, columns: [{ ...at.params, name: at.name }] })
  if (own === null || of.timeline === null || table.timeline === null)
    throw new SchemaError(`"unreferenced": no columns give the times at which rows of "${table.name}" and "${of.name}" begin`)
  const { starts, firstDay } = own
  for (let day = 0; day + 1 < starts.length; day++) {
    const needed = (starts[day + 1] as number) - (table.rows - rows)
    if (needed <= 0 || starts[day + 1] === starts[day] || rowsBefore(of.timeline, firstDay + day - minAge) >= needed) continue
    throw new SchemaError(`"unreferenced": the last rows of "${table.name}" happen before ${rows} rows of "${of.name}" have begun`)
  }
}

/**
 * Replaces ranks below `rows` by rows of the target, in random order. With `isCovering`, random rows of the table cover the ranks, each
 * rank once.
 */
export function placesOf(
  { rows, of }: Referred,
  isCovering: boolean,
  context: CompileContext,
): (frame: Frame, ranks: Float64Array) => void {
  const [covering, places] = [context.site('covering'), context.site('unreferenced')]
  const all = context.table.rows
  return (frame, ranks) => {
    const [coveringKey, placesKey] = [frame.siteKey(covering), frame.siteKey(places)]
    const turns = frame.float64()
    if (isCovering) {
      permuteInto(frame.rowNumbers(), frame.count, all, coveringKey, turns)
      for (let i = 0; i < frame.count; i++) if ((turns[i] as number) < rows) ranks[i] = turns[i] as number
    }
    permuteInto(ranks, frame.count, of.rows, placesKey, ranks)
  }
}

/**
 * Evenly spaced draws: siblings are at equal distances, and so are the starts of the owners. So the first rows of n owners reach n
 * different rows.
 */
export function spreadDraws(context: CompileContext): (frame: Frame) => Uint32Array {
  const site = context.site('owner')
  const { ownership } = context.table
  const owners = ownership === null ? 1 : context.tableNamed(ownership.by).rows
  return (frame) => {
    const { rows, places, counts } = frame.siblings()
    const key = frame.siteKey(site)
    const draws = new Uint32Array(frame.count)
    for (let i = 0; i < frame.count; i++) {
      const start = (permute(rows[i] as number, owners, key) + 0.5) / owners
      draws[i] = Math.floor(((start + (places[i] as number) / (counts[i] as number)) % 1) * 2 ** 32)
    }
    return draws
  }
}

/**
 * Makes each of the last rows refer to a different row of the target, provided that this one has begun; the others refer to the picked
 * rows.
 */
export function lastOnes(
  { rows }: Referred,
  pick: (frame: Frame, out: Float64Array) => void,
  begun: (frame: Frame) => Float64Array,
  { table }: CompileContext,
): (frame: Frame, out: Float64Array) => void {
  const first = table.rows - rows
  return (frame, out) => {
    pick(frame, out)
    const [own, limits] = [frame.rowNumbers(), begun(frame)]
    for (let i = 0; i < frame.count; i++) {
      const turn = (own[i] as number) - first
      if (turn >= 0 && turn < (limits[i] as number)) out[i] = turn
    }
  }
}
