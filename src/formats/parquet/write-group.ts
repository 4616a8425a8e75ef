import { encodings } from './encodings.ts'
import { physicalTypes } from './physical-type.ts'
import type { ThriftWriter } from './thrift-writer.ts'
import { type ChunkStatistics, writeStatistics } from './write-statistics.ts'

/** A column chunk in the footer. */
export interface ChunkEntry extends ChunkStatistics {
  /** Byte offset in the file. */
  readonly offset: number
  /** Bytes of the dictionary page; 0 if there is none. */
  readonly dictionaryBytes: number
  /** Bytes of all pages including headers, before and after compression. */
  readonly plainBytes: number
  readonly bytes: number
}

/** A row group in the footer. */
export interface GroupEntry {
  readonly rows: number
  /** Number of the codec. */
  readonly codec: number
  readonly chunks: readonly ChunkEntry[]
}

/** Fields of RowGroup. */
const group = { columns: 1, plainBytes: 2, rows: 3 } as const

/** Fields of ColumnChunk. */
const chunk = { fileOffset: 2, metadata: 3 } as const

/** Fields of ColumnMetaData; statistics are field 12. */
const metadata = {
  type: 1,
  encodings: 2,
  path: 3,
  codec: 4,
  values: 5,
  plainBytes: 6,
  bytes: 7,
  dataPage: 9,
  dictionaryPage: 11,
} as const

const plainEncodings = [encodings.plain, encodings.rle]
const codedEncodings = [encodings.plain, encodings.rle, encodings.dictionary]

/**
 * Writes the metadata of a row group, an item of a list in the footer. Its length depends on the offsets, but not on the values of the
 * bounds.
 */
export function writeGroup(writer: ThriftWriter, entry: GroupEntry): void {
  const { chunks, rows } = entry
  writer.openItem().structs(group.columns, chunks.length)
  let plainBytes = 0
  for (const each of chunks) {
    writeChunk(writer, each, entry)
    plainBytes += each.plainBytes
  }
  writer.i64(group.plainBytes, plainBytes).i64(group.rows, rows).close()
}

function writeChunk(writer: ThriftWriter, entry: ChunkEntry, { rows, codec }: GroupEntry): void {
  const { column, offset, dictionaryBytes, plainBytes, bytes } = entry
  const isCoded = dictionaryBytes > 0
  // This offset of metadata outside of the footer is deprecated, but required.
  writer.openItem().i64(chunk.fileOffset, 0).open(chunk.metadata)
  writer
    .i32(metadata.type, physicalTypes[column.physical])
    .integers(metadata.encodings, isCoded ? codedEncodings : plainEncodings)
    .binaries(metadata.path, [column.name])
    .i32(metadata.codec, codec)
    .i64(metadata.values, rows)
    .i64(metadata.plainBytes, plainBytes)
    .i64(metadata.bytes, bytes)
    .i64(metadata.dataPage, offset + dictionaryBytes)
  if (isCoded) writer.i64(metadata.dictionaryPage, offset)
  writeStatistics(writer, entry)
  writer.close().close()
}
