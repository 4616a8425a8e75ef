import { ByteSink } from '../byte-sink.ts'
import { encodings } from './encodings.ts'
import { ThriftWriter } from './thrift-writer.ts'

/** A page of a column chunk, without its bytes. */
export interface PageOutline {
  readonly kind: 'data' | 'dictionary'
  /** Bytes before and after they are compressed. */
  readonly plainBytes: number
  readonly bytes: number
  /** Nulls among them. */
  readonly values: number
  /** Whether the values are codes of the chunk's dictionary. */
  readonly isCoded: boolean
}

/** Numbers of PageType, and fields of PageHeader in which the header of that type stands. */
const types = { data: 0, dictionary: 2 } as const
const fields = { data: 5, dictionary: 7 } as const

/** The header that stands before the bytes of a page: a PageHeader with a data page of version 1, or a dictionary page. */
export function pageHeader({ kind, plainBytes, bytes, values, isCoded }: PageOutline): Uint8Array<ArrayBuffer> {
  const sink = new ByteSink(new ArrayBuffer(64))
  const writer = new ThriftWriter(sink)
  writer.i32(1, types[kind]).i32(2, plainBytes).i32(3, bytes).open(fields[kind])
  writer.i32(1, values).i32(2, isCoded ? encodings.dictionary : encodings.plain)
  if (kind === 'data') writer.i32(3, encodings.rle).i32(4, encodings.rle)
  writer.close().close()
  return sink.bytes.slice(0, sink.end)
}
