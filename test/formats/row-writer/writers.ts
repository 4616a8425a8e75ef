import { slack } from '../../../src/formats/byte-sink.ts'
import { objectParts } from '../../../src/formats/dialects/object-parts.ts'
import { generateWriter } from '../../../src/formats/row-writer/generate-writer.ts'
import { interpret } from '../../../src/formats/row-writer/interpret.ts'
import { type Operation, planOperations } from '../../../src/formats/row-writer/operations.ts'
import type { RowPart } from '../../../src/formats/row-writer/row-parts.ts'
import { rowSize } from '../../../src/formats/row-writer/row-size.ts'
import { writerSource } from '../../../src/formats/row-writer/writer-source.ts'
import type { SampleColumn, SampleTable } from '../arbitraries.ts'

/** The parts of a `records` row. */
export function recordParts(columns: readonly SampleColumn[]): readonly RowPart[] {
  return [',', ...objectParts(columns)]
}

/** Rows [from, to) as the interpreter writes them from byte `offset` of a fresh buffer. */
export function interpreted(parts: readonly RowPart[], table: SampleTable, from: number, to: number, offset = 0): Buffer {
  const operations = planOperations(parts)
  return written(operations, to - from, offset, (view) => interpret(operations, vectorsOf(table), from, to, view, offset))
}

/** The same by generated code. */
export function generated(parts: readonly RowPart[], table: SampleTable, from: number, to: number, offset = 0): Buffer {
  const operations = planOperations(parts)
  const { source, tables } = writerSource(operations)
  const write = generateWriter(source)
  return written(operations, to - from, offset, (view) => write(tables, vectorsOf(table), from, to, view, offset))
}

function vectorsOf(table: SampleTable): SampleColumn['vector'][] {
  return table.columns.map(({ vector }) => vector)
}

function written(operations: readonly Operation[], rows: number, offset: number, write: (view: DataView) => number): Buffer {
  const buffer = new ArrayBuffer(offset + rows * rowSize(operations).max + slack)
  const end = write(new DataView(buffer))
  return Buffer.from(buffer, offset, end - offset)
}
