import type { ColumnOutline } from '../format.ts'
import { chunkSizes } from './chunk-sizes.ts'
import { pageHeader } from './page-header.ts'

/** The bytes that a column chunk has in an addressable file: the most that it can take. */
export interface Slot {
  /** Whether the values are codes of the column's dictionary. */
  readonly isCoded: boolean
  /** Bytes of the dictionary's page; 0 without one. */
  readonly dictionaryBytes: number
  /** The header of the data page, whose bytes go on to the end of the slot. */
  readonly header: Uint8Array<ArrayBuffer>
  readonly pageBytes: number
  /** Of all together. */
  readonly bytes: number
}

/** The slot of a column in row groups of so many rows. */
export function slotOf(column: ColumnOutline, rows: number): Slot {
  const { isCoded, dictionaryBytes, pageBytes } = chunkSizes(column, rows, 'max')
  const header = pageHeader({ kind: 'data', plainBytes: pageBytes, bytes: pageBytes, values: rows, isCoded })
  return { isCoded, dictionaryBytes, header, pageBytes, bytes: dictionaryBytes + header.length + pageBytes }
}
