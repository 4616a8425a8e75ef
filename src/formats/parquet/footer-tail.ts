import { version } from '../../version.ts'
import { ByteSink } from '../byte-sink.ts'
import { FormatError } from '../format.ts'
import { magic } from './magic.ts'
import { ThriftWriter } from './thrift-writer.ts'

/** Fields of FileMetaData: the list of row groups, which precedes these bytes, and the fields in them. */
const fields = { groups: 4, createdBy: 6, columnOrders: 7 } as const

/** In the syntax that readers parse: application, version, build. */
const createdBy = `synth version ${version} (build ${version})`

const mostFooterBytes = 2 ** 31 - 1

/**
 * The bytes of the file after the metadata of its row groups.
 * @param bytesBefore bytes of the footer up to the end of that metadata
 * @throws FormatError if the footer is longer than readers support
 */
export function footerTail(columns: number, bytesBefore: number): Uint8Array<ArrayBuffer> {
  const sink = new ByteSink(new ArrayBuffer(1_024))
  const writer = new ThriftWriter(sink, fields.groups).text(fields.createdBy, createdBy).structs(fields.columnOrders, columns)
  // TypeDefinedOrder: without it, readers ignore minimum and maximum values.
  for (let column = 0; column < columns; column++) writer.openItem().open(1).close().close()
  writer.close()
  const bytes = bytesBefore + sink.end
  if (bytes > mostFooterBytes)
    throw new FormatError(
      `The footer of such a Parquet file would have ${bytes} bytes, but at most 2 GiB are possible: ask for fewer rows or columns`,
    )
  sink.reserve(4)
  new DataView(sink.bytes.buffer).setUint32(sink.end, bytes, true)
  sink.end += 4
  sink.text(magic)
  return sink.bytes.slice(0, sink.end)
}
