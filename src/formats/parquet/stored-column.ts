import type { ColumnOutline } from '../format.ts'
import { type PhysicalType, physicalType } from './physical-type.ts'

/** The properties of a column that the Parquet metadata repeats in every row group. */
export interface StoredColumn {
  /** The name of the column in UTF-8. */
  readonly name: Uint8Array
  readonly physical: PhysicalType
  readonly nullable: boolean
  /** The factor from numbers to stored numbers: timestamps are stored in milliseconds. */
  readonly factor: number
  /** Whether the minimum and maximum of a row group are its first and last cell; false for texts. */
  readonly ascending: boolean
  /** Inclusive bounds of all values of the table, in units of the layout; null if unknown, and for texts. */
  readonly range: { readonly min: number; readonly max: number } | null
}

const millisecondsPerSecond = 1_000
const utf8 = new TextEncoder()

/** The stored form of a column. */
export function storedColumn(column: ColumnOutline): StoredColumn {
  const { name, layout, ascending = false, range = null } = column
  return {
    name: utf8.encode(name),
    physical: physicalType(column),
    nullable: layout.nullable,
    factor: layout.type === 'timestamp' ? millisecondsPerSecond : 1,
    ascending: ascending && layout.type !== 'text',
    range: layout.type === 'text' ? null : range,
  }
}
