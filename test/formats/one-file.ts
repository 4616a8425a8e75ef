import { ByteSink } from '../../src/formats/byte-sink.ts'
import type { Addressed, BlockFacts, CellReader, Format, TableOutline, WrittenColumn } from '../../src/formats/format.ts'
import { defaultOptions, type FormatOptions } from '../../src/formats/options.ts'
import type { Dictionary, Vector } from '../../src/vector.ts'
import type { SampleColumn, SampleTable } from './arbitraries.ts'

/** How the rows of a file reach its writer. */
export interface Cutting {
  /** The most rows of one call of a block. */
  readonly step?: number
  /** Rows of a block, those that the format sets by default. */
  readonly blockRows?: number
}

export function optionsOf(options: Partial<FormatOptions> = {}): FormatOptions {
  return { ...defaultOptions, ...options }
}

export function outlineOf(table: SampleTable): TableOutline<Dictionary> {
  return { name: table.name, rows: table.rows, columns: table.columns.map(outlineColumn) }
}

function outlineColumn({ vector: _vector, ...outline }: SampleColumn): WrittenColumn {
  return outline
}

/** The file of a table, put together of its sections the way the engine does. */
export function writeFile(format: Format, table: SampleTable, options: FormatOptions, cutting: Cutting = {}): Buffer {
  const outline = outlineOf(table)
  const blocks: BlockFacts[] = []
  const parts = format.sections([outline], null, options).map((section) => {
    if (section.type === 'text') return Buffer.from(section.text)
    if (section.type === 'tail') return Buffer.from(section.make(blocks))
    const columns = section.columns.map((column) => table.columns[column] as SampleColumn)
    return writeBlocks(format, { ...table, columns }, options, cutting, blocks)
  })
  return Buffer.concat(parts)
}

function writeBlocks(format: Format, table: SampleTable, options: FormatOptions, cutting: Cutting, blocks: BlockFacts[]): Buffer {
  const { name, rows, columns } = table
  const set = format.compile({ name }, columns.map(outlineColumn), options).blockRows
  const blockRows = cutting.blockRows ?? set ?? Math.max(1, rows)
  const parts: Buffer[] = []
  let first = 0
  do {
    const count = Math.min(blockRows, rows - first)
    const { bytes, facts } = writeBlock(format, table, options, first, count, cutting.step)
    parts.push(bytes)
    if (facts !== null) blocks.push(facts)
    first += count
  } while (first < rows)
  return Buffer.concat(parts)
}

/** One block by a writer of its own, behind other bytes of a sink. */
export function writeBlock(
  format: Format,
  { name, rows, columns }: SampleTable,
  options: FormatOptions,
  first: number,
  count: number,
  step = 1_024,
): { readonly bytes: Buffer; readonly facts: BlockFacts | null } {
  const before = 13
  const sink = new ByteSink(new Uint8Array(100).fill(0xa5).buffer)
  sink.end = before
  const writer = format.compile({ name }, columns.map(outlineColumn), options)
  const block = writer.begin({ first, count, opens: first === 0, closes: first + count === rows }, sink)
  for (let row = first; row < first + count; row += step) {
    const here = Math.min(step, first + count - row)
    block.write(
      columns.map(({ vector }) => sliceVector(vector, row)),
      here,
    )
  }
  const facts = block.end()
  return { bytes: Buffer.from(sink.bytes.slice(before, sink.end)), facts }
}

/** Bytes [from, to) of an addressable file, put together of its parts the way the engine does. */
export function readParts(
  format: Format,
  table: SampleTable,
  options: FormatOptions,
  addressed: Addressed,
  [from, to]: readonly [number, number] = [0, addressed.length],
): Buffer {
  const outline = outlineOf(table)
  const pieces = [...addressed.parts(from, to)].map((part) => {
    if (part.type === 'bytes') return Buffer.from(part.bytes)
    const { first, count, skip, take } = part
    const made =
      part.type === 'index'
        ? Buffer.from(format.index?.(outline, options, first, count, cellsOf(table)) ?? [])
        : writeBlock(
            format,
            { ...table, columns: part.columns.map((column) => table.columns[column] as SampleColumn) },
            options,
            first,
            count,
          ).bytes
    return made.subarray(skip, skip + take)
  })
  return Buffer.concat(pieces)
}

function cellsOf(table: SampleTable): CellReader {
  return (column, rows) => Array.from(rows, (row) => table.columns[column]?.vector.lanes[0]?.[row] ?? Number.NaN)
}

function sliceVector(vector: Vector, first: number): Vector {
  return { lanes: vector.lanes.map((lane) => lane.subarray(first)), nulls: vector.nulls?.subarray(first) ?? null }
}
