import { Owned } from '../../relations/owned.ts'
import { permuteInto } from '../../random/permute.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { CompileContext, Frame, TableRef } from '../column-kind.ts'

/** Bounds of the number of rows that refer to each row, both included. */
export interface PickBounds {
  readonly min: number
  readonly max: number
}

/**
 * Picks rows of `target` such that each is picked `min` to `max` times: the rows of the table, in random order, are dealt to the rows of the
 * target.
 * @throws SchemaError if the table has too few or too many rows for the bounds
 */
export function boundedPicks(
  { min, max }: PickBounds,
  target: TableRef,
  context: CompileContext,
): (frame: Frame, out: Float64Array) => void {
  const { rows, name } = context.table
  if (rows < min * target.rows || rows > max * target.rows)
    throw new SchemaError(
      `"each": ${target.rows} rows of "${target.name}" take ${target.rows} x ${min} = ${min * target.rows} to ${target.rows} x ${max} = ${max * target.rows} rows of "${name}", which has ${rows}`,
    )
  const [order, dealt] = [context.site('order'), context.site('each')]
  const relation = new Owned({ parents: target.rows, min, max, mean: rows / Math.max(1, target.rows) })
  return (frame, out) => {
    const [own, turns, places, counts] = [frame.rowNumbers(), frame.float64(), frame.int32(), frame.int32()]
    const key = frame.siteKey(order)
    permuteInto(own, frame.count, rows, key, turns)
    relation.parents(0, turns, frame.count, frame.siteKey(dealt), out, places, counts)
  }
}
