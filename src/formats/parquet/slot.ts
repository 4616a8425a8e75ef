import type { ColumnOutline } from '../format.ts'
import { chunkSizes } from './chunk-sizes.ts'
import { pageHeader } from './page-header.ts'

/** The byte range of a column chunk in an addressable file, with the maximum size of the chunk. */
export interface Slot {
  /** Whether the values are codes of the dictionary. */
  readonly isCoded: boolean
  /** Bytes of the dictionary page; 0 if there is none. */
  readonly dictionaryBytes: number
  /** The header of the data page; `pageBytes` bytes of data follow up to the end of the slot. */
  readonly header: Uint8Array<ArrayBuffer>
  readonly pageBytes: number
  /** Total bytes of the slot. */
  readonly bytes: number
}

/** The slot of a column in row groups of `rows` rows. */
export function slotOf(column: ColumnOutline, rows: number): Slot {
  const { isCoded, dictionaryBytes, pageBytes } = chunkSizes(column, rows, 'max')
  const header = pageHeader({ kind: 'data', plainBytes: pageBytes, bytes: pageBytes, values: rows, isCoded })
  return { isCoded, dictionaryBytes, header, pageBytes, bytes: dictionaryBytes + header.length + pageBytes }
}
