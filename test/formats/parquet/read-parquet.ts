import { gunzipSync } from 'node:zlib'
import { type FileMetaData, parquetMetadata, parquetRead } from 'hyparquet'

/** A file as hyparquet reads it: cells as they are stored, a column after another. */
export interface ParquetContent {
  readonly metadata: FileMetaData
  readonly names: readonly string[]
  readonly columns: readonly (readonly unknown[])[]
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads a file whole; integers and decimals as bigint, moments and days as numbers since 1970. */
export async function readParquet(bytes: Uint8Array): Promise<ParquetContent> {
  const file = new Uint8Array(bytes).buffer
  const columns = parquetMetadata(file).schema.slice(1)
  const metadata = parquetMetadata(file)
  const rows: unknown[][] = []
  await parquetRead({
    file,
    metadata: rawMetadata(parquetMetadata(file)),
    compressors: { GZIP: (packed) => gunzipSync(packed) },
    parsers: { stringFromBytes: (text: Uint8Array) => text && utf8.decode(text) },
    onComplete: (read) => void rows.push(...(read as unknown[][])),
  })
  return {
    metadata,
    names: columns.map(({ name }) => name),
    columns: columns.map((_, column) => rows.map((row) => plain(row[column]))),
  }
}

/** Without the meanings of numbers, which hyparquet turns into doubles and dates, and with names that are no two columns'. */
function rawMetadata(metadata: FileMetaData): FileMetaData {
  for (const [index, element] of metadata.schema.entries()) {
    if (element.type !== 'BYTE_ARRAY') {
      delete element.converted_type
      delete element.logical_type
    }
    if (index > 0) element.name = `column${index}`
  }
  for (const { columns } of metadata.row_groups)
    for (const [index, { meta_data: chunk }] of columns.entries()) if (chunk !== undefined) chunk.path_in_schema = [`column${index + 1}`]
  return metadata
}

function plain(value: unknown): unknown {
  return typeof value === 'number' ? BigInt(value) : (value ?? null)
}
