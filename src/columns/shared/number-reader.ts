import { SchemaError } from '../../schema/schema-error.ts'
import type { ColumnRef, Frame } from '../column-kind.ts'

/** A numeric column that is never null: every value is an integer times 10^-scale. */
export interface NumberReader {
  readonly scale: number
  readonly read: (frame: Frame) => Float64Array
}

/** Reads a numeric column. @throws SchemaError for any other column, and for one that may be null. */
export function numberReader({ name, index, layout }: ColumnRef): NumberReader {
  if (layout.type !== 'number' || layout.nullable) throw new SchemaError(`Column "${name}" is not a number, or may be null`)
  return { scale: layout.scale, read: (frame) => frame.column(index).lanes[0] as Float64Array }
}
