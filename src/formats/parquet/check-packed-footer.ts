import { ByteSink } from '../byte-sink.ts'
import type { TableOutline } from '../format.ts'
import { chunkSizes } from './chunk-sizes.ts'
import { footerHead } from './footer-head.ts'
import { footerTail } from './footer-tail.ts'
import { groupRows } from './group-rows.ts'
import { storedColumn } from './stored-column.ts'
import { ThriftWriter } from './thrift-writer.ts'
import { type ChunkEntry, writeGroup } from './write-group.ts'

/** An offset whose varint is as long as those of the largest files. */
const farOffset = 2 ** 45

/** Estimates the footer of a compressed file before the file is begun. @throws FormatError if it may be longer than readers support */
export function checkPackedFooter({ columns, rows }: TableOutline): void {
  const perGroup = groupRows(columns, 'typical')
  const groups = Math.ceil(rows / perGroup)
  const writer = new ThriftWriter(new ByteSink(new ArrayBuffer(4_096)))
  const chunks = columns.map((column): ChunkEntry => {
    const { dictionaryBytes, pageBytes } = chunkSizes(column, perGroup, 'max')
    const bytes = dictionaryBytes + pageBytes
    const bounds = column.layout.type === 'text' ? null : { min: 0, max: 0 }
    const sizes = { dictionaryBytes, plainBytes: bytes, bytes }
    return { column: storedColumn(column), offset: farOffset, ...sizes, nulls: perGroup, bounds, areExact: true }
  })
  writeGroup(writer, { rows: perGroup, codec: 0, chunks })
  footerTail(columns.length, footerHead(columns, rows, groups).length + groups * writer.sink.end)
}
