import { ByteSink } from '../byte-sink.ts'
import { encodings } from './encodings.ts'
import { ThriftWriter } from './thrift-writer.ts'

/** The properties of a page that its header states. */
export interface PageOutline {
  readonly kind: 'data' | 'dictionary'
  /** Bytes before and after compression. */
  readonly plainBytes: number
  readonly bytes: number
  /** Number of values, including nulls. */
  readonly values: number
  /** Whether the values are codes of the dictionary. */
  readonly isCoded: boolean
}

/** Numbers of PageType, and the fields of PageHeader for each type. */
const types = { data: 0, dictionary: 2 } as const
const fields = { data: 5, dictionary: 7 } as const

/** The PageHeader before the bytes of a page: for a data page of version 1 or for a dictionary page. */
export function pageHeader({ kind, plainBytes, bytes, values, isCoded }: PageOutline): Uint8Array<ArrayBuffer> {
  const sink = new ByteSink(new ArrayBuffer(64))
  const writer = new ThriftWriter(sink)
  writer.i32(1, types[kind]).i32(2, plainBytes).i32(3, bytes).open(fields[kind])
  writer.i32(1, values).i32(2, isCoded ? encodings.dictionary : encodings.plain)
  if (kind === 'data') writer.i32(3, encodings.rle).i32(4, encodings.rle)
  writer.close().close()
  return sink.bytes.slice(0, sink.end)
}
