import type { Rows } from '../columns/column-kind.ts'
import { slack } from '../encoders/encoder.ts'
import type { Piece } from '../plan/task.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { TableFrame } from './frame.ts'
import { readingCost } from './reading-cost.ts'
import { Run } from './run.ts'
import { Scratch } from './scratch.ts'
import { tableWriter } from './table-writer.ts'

/** Rows at even distances that are written for those of a table; shorter tables are written as a whole. */
const mostRows = 128
/** They are fewer where so many bytes, the most that they may take, are not enough. */
const mostBytes = 1 << 22
/** So many cells at most are evaluated to write them, of all tables together: a row may sum up a million others, and nobody shall wait for its size. */
const mostCells = 1 << 22

// Documents are measured one at a time, so that one scratch serves all.
const scratch = new Scratch()
const utf8 = new TextEncoder()

/** How many bytes a document comes to: exactly where its tables are short, else by what some of their rows come to, or by a guess where even one takes long. */
export function writtenBytes(plan: CompiledPlan, pieces: readonly Piece[], seed: number, format: string): number {
  const run = new Run(plan, seed, scratch)
  let frame: TableFrame | undefined
  let table = -1
  let bytes = 0
  for (const piece of pieces) {
    if (piece.type === 'text') {
      bytes += utf8.encode(piece.text).length
      continue
    }
    const compiled = run.table(piece.table)
    if (frame === undefined || table !== piece.table) {
      scratch.release()
      table = piece.table
      frame = new TableFrame(run, compiled, someRows(plan, compiled, pieces, format))
    }
    bytes += rowBytes(compiled, frame, piece.columns, format) * piece.count - Math.min(1, piece.count)
  }
  scratch.release()
  return bytes
}

function someRows(plan: CompiledPlan, table: CompiledTable, pieces: readonly Piece[], format: string): Rows {
  const { rows } = table.plan
  const own = pieces.flatMap((piece) => (piece.type === 'text' || piece.table !== table.index ? [] : [piece.columns]))
  const most = own.reduce((sum, columns) => sum + tableWriter(table, columns, format).maxRowBytes, 0)
  const cells = readingCost(plan, table.index, own.flat()) * plan.tables.length
  const count = Math.min(rows, mostRows, Math.max(1, Math.floor(mostBytes / most)), Math.floor(mostCells / cells))
  return { first: 0, count, list: Float64Array.from({ length: count }, (_, i) => Math.floor((i * rows) / count)) }
}

/** Mean bytes of the rows in hand, with a separator each. */
function rowBytes(table: CompiledTable, frame: TableFrame, columns: readonly number[], format: string): number {
  const { write, maxRowBytes, typicalRowBytes } = tableWriter(table, columns, format)
  const { count } = frame
  if (count === 0) return typicalRowBytes
  const vectors = columns.map((index) => frame.column(index))
  return write(vectors, count, new Uint8Array(count * maxRowBytes + slack), 0, false) / count
}
