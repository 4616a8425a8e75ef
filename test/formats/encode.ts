import { ByteSink } from '../../src/formats/byte-sink.ts'
import type { Format } from '../../src/formats/format.ts'
import { defaultOptions, type FormatOptions } from '../../src/formats/options.ts'
import type { SampleTable } from './arbitraries.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** How rows are handed to a writer. No byte depends on how they are cut. */
export interface Cuts {
  /** The row number in its table of the first row; 0 by default. */
  readonly first?: number
  /** The most rows of a block; all by default. */
  readonly block?: number
  /** The most rows of one call; all of a block by default. */
  readonly call?: number
}

export interface Encoding extends Cuts {
  readonly meta?: unknown
  readonly options?: Partial<FormatOptions> | undefined
}

/** Puts a whole file together the way the engine does. */
export function encodeFile(format: Format, tables: readonly SampleTable[], { meta, options, ...cuts }: Encoding = {}): Buffer {
  const chunks = format.sections(tables, meta, optionsOf(format, options)).map((section) => {
    if (section.type === 'text') return Buffer.from(section.text, 'utf8')
    if (section.type === 'tail') throw new Error(`The format ${format.name} has a tail`)
    return encodeRows(format, part(tables[section.table], section.columns), { options, ...cuts })
  })
  return Buffer.concat(chunks)
}

/** The bytes of one section of rows. */
export function encodeRows(
  format: Format,
  table: SampleTable,
  { options, first = 0, block = table.rows, call = block }: Omit<Encoding, 'meta'> = {},
): Buffer {
  const writer = format.compile(table, table.columns, optionsOf(format, options))
  const sink = new ByteSink(new ArrayBuffer(0))
  let row = 0
  do {
    const count = Math.min(block, table.rows - row)
    const open = writer.begin({ first: first + row, count, opens: row === 0, closes: row + count === table.rows }, sink)
    const end = row + count
    for (let rows = 0; row < end; row += rows) {
      rows = Math.min(call, end - row)
      open.write(vectorsOf(table, row), rows)
    }
    open.end()
  } while (row < table.rows)
  return Buffer.from(sink.bytes.buffer, 0, sink.end)
}

/** All options of a format, those at their defaults that are not given. */
export function optionsOf({ defaults }: Format, options: Partial<FormatOptions> = {}): FormatOptions {
  return { ...defaultOptions, ...defaults, ...options }
}

/** The columns with these places of a table. */
export function part(table: SampleTable | undefined, places: readonly number[]): SampleTable {
  if (table === undefined) throw new Error('There is no such table')
  return { ...table, columns: places.flatMap((place) => table.columns[place] ?? []) }
}

/** The cells of a table from row `first` on. */
export function vectorsOf({ columns }: SampleTable, first = 0): readonly SampleTable['columns'][number]['vector'][] {
  return columns.map(({ vector: { lanes, nulls } }) => ({
    lanes: lanes.map((lane) => lane.subarray(first)),
    nulls: nulls?.subarray(first) ?? null,
  }))
}

/** Strict: bytes that are not UTF-8 throw. */
export function decode(bytes: Uint8Array): string {
  return utf8.decode(bytes)
}
