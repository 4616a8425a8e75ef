import type { GroupLayout } from './group-layout.ts'
import type { StoredColumn } from './stored-column.ts'
import type { ChunkEntry, GroupEntry } from './write-group.ts'

/**
 * The metadata of a row group in slots.
 * @param start where the group starts in the file
 * @param boundsOf the least and the greatest cell of an ascending column
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
      // How many are null differs from group to group, and so would the bytes that it takes.
      nulls: column.nullable ? null : 0,
      bounds: column.ascending ? boundsOf(index) : null,
    }
  })
  return { rows, codec: 0, chunks }
}
