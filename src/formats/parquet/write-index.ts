import { ByteSink } from '../byte-sink.ts'
import type { TableOutline } from '../format.ts'
import { fileLayout } from './file-layout.ts'
import { magic } from './magic.ts'
import { slottedGroup } from './slotted-group.ts'
import { storedColumn } from './stored-column.ts'
import { ThriftWriter } from './thrift-writer.ts'
import { type ChunkEntry, writeGroup } from './write-group.ts'

/** Returns the bounds of an ascending column in a row group; groups are counted from the first that is written. */
export type GroupBounds = (column: number, group: number) => ChunkEntry['bounds']

/** Bytes of the metadata of row groups [first, first + count) of an addressable file. */
export function writeIndex(table: TableOutline, first: number, count: number, boundsOf: GroupBounds): Uint8Array<ArrayBuffer> {
  const layout = fileLayout(table)
  const columns = table.columns.map(storedColumn)
  const sink = new ByteSink(new ArrayBuffer(1 << 16))
  const writer = new ThriftWriter(sink)
  for (let place = 0; place < count; place++) {
    const group = first + place
    const groupLayout = group < layout.fullGroups ? layout.full : (layout.last ?? layout.full)
    const start = magic.length + group * layout.full.bytes
    writeGroup(
      writer,
      slottedGroup(columns, groupLayout, start, (column) => boundsOf(column, place)),
    )
  }
  return sink.bytes.subarray(0, sink.end)
}
