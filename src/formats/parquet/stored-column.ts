import type { ColumnOutline } from '../format.ts'
import { type PhysicalType, physicalType } from './physical-type.ts'

/** What Parquet's metadata repeats of a column in every row group. */
export interface StoredColumn {
  /** The column's name as UTF-8. */
  readonly name: Uint8Array
  readonly physical: PhysicalType
  readonly nullable: boolean
  /** What numbers are multiplied by to be stored: moments are in milliseconds. */
  readonly factor: number
  /** Whether the least and the greatest value of a row group are its first and its last; texts tell none. */
  readonly ascending: boolean
}

const millisecondsPerSecond = 1_000
const utf8 = new TextEncoder()

/** How a column is stored. */
export function storedColumn(column: ColumnOutline): StoredColumn {
  const { name, layout, ascending = false } = column
  return {
    name: utf8.encode(name),
    physical: physicalType(column),
    nullable: layout.nullable,
    factor: layout.type === 'timestamp' ? millisecondsPerSecond : 1,
    ascending: ascending && layout.type !== 'text',
  }
}
