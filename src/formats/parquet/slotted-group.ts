import type { GroupLayout } from './group-layout.ts'
import type { StoredColumn } from './stored-column.ts'
import type { ChunkEntry, GroupEntry } from './write-group.ts'

/**
 * The metadata of a row group in slots.
 * @param start byte offset of the group in the file
 * @param boundsOf returns the minimum and maximum of an ascending column
 */
export function slottedGroup(
  columns: readonly StoredColumn[],
  { rows, slots, offsets }: GroupLayout,
  start: number,
  boundsOf: (column: number) => ChunkEntry['bounds'],
): GroupEntry {
  const chunks = columns.map((column, index): ChunkEntry => {
    const { dictionaryBytes = 0, bytes = 0 } = slots[index] ?? {}
    return {
      column,
      offset: start + (offsets[index] ?? 0),
      dictionaryBytes,
      plainBytes: bytes,
      bytes,
      // The number of nulls differs between groups, and so would the length of the entry.
      nulls: column.nullable ? null : 0,
      bounds: column.ascending ? boundsOf(index) : column.range,
      areExact: column.ascending,
    }
  })
  return { rows, codec: 0, chunks }
}
