import { permute } from '../../random/permute.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { arrivalOf } from '../../time/arrival.ts'
import { rowsBefore } from '../../time/timeline.ts'
import type { ColumnRef, CompileContext, Frame, TableRef } from '../column-kind.ts'

/** The rows of a table that are referred to, where others of it are not. */
export interface Referred {
  readonly rows: number
  readonly of: TableRef
  /** Days that a row has existed before it is referred to. */
  readonly minAge: number
}

/** Number of rows of a table that are referred to if `unreferenced` rows are not. @throws SchemaError if it is 0, or more than the rows that refer to them */
export function requireReferred(unreferenced: number, target: TableRef, { table }: CompileContext): number {
  const referred = target.rows - unreferenced
  if (referred < 1)
    throw new SchemaError(
      `"unreferenced" is ${unreferenced}, but table "${target.name}" has ${target.rows} rows: one at least is referred to`,
    )
  if (table.rows < referred)
    throw new SchemaError(
      `"unreferenced": ${table.rows} rows of "${table.name}" cannot refer to ${target.rows} - ${unreferenced} = ${referred} rows of "${target.name}"`,
    )
  return referred
}

/** @throws SchemaError when the first rows of all owners are too few to refer to so many rows, or owners may have none */
export function requireOwners(referred: number, { table, tableNamed }: CompileContext): void {
  const { ownership } = table
  const owners = ownership?.type === 'owned' && ownership.min > 0 ? tableNamed(ownership.by).rows : 0
  if (owners < referred)
    throw new SchemaError(
      `"unreferenced": only ${owners} rows of "${table.name}" are sure to be the first of their owner, for ${referred} rows that are referred to`,
    )
}

/**
 * Makes sure that the last rows of a table that is ordered by time can refer to one row of the target each, in the order of these.
 * @throws SchemaError when they happen before these begin, or nothing says when
 */
export function requireInTime({ rows, of, minAge }: Referred, at: ColumnRef, { table }: CompileContext): void {
  const own = arrivalOf({ rows: table.rows, columns: [{ ...at.params, name: at.name }] })
  if (own === null || of.timeline === null || table.timeline === null)
    throw new SchemaError(`"unreferenced": nothing says when rows of "${table.name}" and "${of.name}" begin`)
  const { starts, firstDay } = own
  for (let day = 0; day + 1 < starts.length; day++) {
    const needed = (starts[day + 1] as number) - (table.rows - rows)
    if (needed <= 0 || starts[day + 1] === starts[day] || rowsBefore(of.timeline, firstDay + day - minAge) >= needed) continue
    throw new SchemaError(`"unreferenced": the last rows of "${table.name}" happen before ${rows} rows of "${of.name}" have begun`)
  }
}

/** Puts the rows of the target in the place of ranks below so many; as many rows, any of them, have one rank each where `isCovering`. */
export function placesOf(
  { rows, of }: Referred,
  isCovering: boolean,
  context: CompileContext,
): (frame: Frame, ranks: Float64Array) => void {
  const [covering, places] = [context.site('covering'), context.site('unreferenced')]
  const all = context.table.rows
  return (frame, ranks) => {
    const [coveringKey, placesKey] = [frame.key(covering), frame.key(places)]
    const own = frame.rowNumbers()
    for (let i = 0; i < frame.count; i++) {
      const turn = isCovering ? permute(own[i] as number, all, coveringKey) : rows
      ranks[i] = permute(turn < rows ? turn : (ranks[i] as number), of.rows, placesKey)
    }
  }
}

/** Words of siblings at even distances, those of all owners together too: the first ones of so many owners reach as many rows. */
export function spreadWords(context: CompileContext): (frame: Frame) => Uint32Array {
  const site = context.site('owner')
  const { ownership } = context.table
  const owners = ownership === null ? 1 : context.tableNamed(ownership.by).rows
  return (frame) => {
    const { rows, places, siblings } = frame.owner()
    const key = frame.key(site)
    const words = new Uint32Array(frame.count)
    for (let i = 0; i < frame.count; i++) {
      const start = (permute(rows[i] as number, owners, key) + 0.5) / owners
      words[i] = Math.floor(((start + (places[i] as number) / (siblings[i] as number)) % 1) * 2 ** 32)
    }
    return words
  }
}

/** Lets the last rows refer to one row of the target each, where these have begun. */
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
