import { SchemaError } from '../../schema/schema-error.ts'
import type { CompiledColumn, Frame, TableRef } from '../column-kind.ts'
import type { Vector } from '../../vector.ts'
import { laneCount } from './layouts.ts'

/**
 * A reference to rows of `target`, from a column of their numbers, counted from 1: the numbers themselves if the key is a sequence, else
 * the keys, with the numbers in an additional lane.
 * @throws SchemaError if the table has no key, or the key may be null
 */
export function referenceTo(target: TableRef, numbers: CompiledColumn): CompiledColumn {
  const key = target.key()
  if (key.params.kind === 'sequence')
    return { ...numbers, range: { min: 1, max: Math.max(1, target.rows) }, reference: { table: target.index, lane: 0 } }
  if (key.layout.nullable)
    throw new SchemaError(`Column "${key.name}" of table "${target.name}" may be null, so some rows could not be referenced`)
  const lane = key.lanes ?? laneCount(key.layout)
  const named = (frame: Frame, { lanes: [rows], nulls }: Vector): Vector => {
    const { lanes } = frame.referred(target.index, rows as Float64Array, nulls).column(key.index)
    return { lanes: [...lanes.slice(0, lane), rows as Float64Array], nulls }
  }
  const { choices } = numbers
  return {
    ...numbers,
    layout: { ...key.layout, nullable: numbers.layout.nullable },
    range: key.range ?? undefined,
    reference: { table: target.index, lane },
    lanes: lane + 1,
    choices: choices && { size: choices.size, fill: (frame, places) => named(frame, choices.fill(frame, places)) },
    fill: (frame) => named(frame, numbers.fill(frame)),
  }
}
