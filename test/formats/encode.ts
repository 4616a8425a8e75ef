import { type Encoder, slack } from '../../src/formats/format.ts'
import type { SampleTable } from './arbitraries.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Puts a whole document together the way the engine does; `step` is the most rows of one call. */
export function encodeDocument(encoder: Encoder, tables: readonly SampleTable[], meta: unknown, step = Number.MAX_SAFE_INTEGER): Buffer {
  const chunks = encoder.outline(tables, meta).map((section) => {
    if (section.type === 'text') return Buffer.from(section.text, 'utf8')
    const table = tables[section.table] as SampleTable
    return encodeRows(
      encoder,
      { ...table, columns: section.columns.map((column) => table.columns[column] as SampleTable['columns'][number]) },
      step,
    )
  })
  return Buffer.concat(chunks)
}

/** The bytes of one rows section, in calls of at most `step` rows. */
export function encodeRows(encoder: Encoder, table: SampleTable, step = Number.MAX_SAFE_INTEGER): Buffer {
  const writer = encoder.compile(table.columns)
  const target = new Uint8Array(table.rows * writer.maxRowBytes + slack)
  let offset = 0
  for (let first = 0; first < table.rows; first += step) {
    const count = Math.min(step, table.rows - first)
    offset = writer.write(
      table.columns.map(({ vector }) => sliceVector(vector, first)),
      count,
      target,
      offset,
      first === 0,
    )
  }
  return Buffer.from(target.buffer, 0, offset)
}

/** Strict: bytes that are not UTF-8 throw. */
export function decode(bytes: Uint8Array): string {
  return utf8.decode(bytes)
}

function sliceVector(vector: SampleTable['columns'][number]['vector'], first: number): SampleTable['columns'][number]['vector'] {
  return { lanes: vector.lanes.map((lane) => lane.subarray(first)), nulls: vector.nulls?.subarray(first) ?? null }
}
