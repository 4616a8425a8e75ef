import { ByteSink } from '../byte-sink.ts'
import type { ColumnOutline } from '../format.ts'
import { ThriftWriter } from './thrift-writer.ts'
import { writeSchema } from './write-schema.ts'

/** Fields of FileMetaData before the row groups; the schema is field 2. */
const fields = { version: 1, rows: 3, groups: 4 } as const

/** The bytes of the footer before the metadata of the row groups. */
export function footerHead(columns: readonly ColumnOutline[], rows: number, groups: number): Uint8Array<ArrayBuffer> {
  const sink = new ByteSink(new ArrayBuffer(1_024))
  const writer = new ThriftWriter(sink).i32(fields.version, 2)
  writeSchema(writer, columns)
  writer.i64(fields.rows, rows).structs(fields.groups, groups)
  return sink.bytes.slice(0, sink.end)
}
