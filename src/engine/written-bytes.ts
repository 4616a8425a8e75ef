import type { Rows } from '../columns/column-kind.ts'
import { slack } from '../encoders/encoder.ts'
import type { Piece } from '../plan/task.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { TableFrame } from './frame.ts'
import { Run } from './run.ts'
import { Scratch } from './scratch.ts'
import { tableWriter } from './table-writer.ts'

/** Rows at even distances that are written for those of a table; shorter tables are written as a whole. */
const mostRows = 128
/** They are fewer where so many bytes, the most that they may take, are not enough. */
const mostBytes = 1 << 22

// Documents are measured one at a time, so that one scratch serves all.
const scratch = new Scratch()
const utf8 = new TextEncoder()

/** How many bytes a document comes to: exactly where its tables are short, else by what some of their rows come to. */
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
      frame = new TableFrame(run, compiled, someRows(compiled, pieces, format))
    }
    bytes += rowBytes(compiled, frame, piece.columns, format) * piece.count - Math.min(1, piece.count)
  }
  scratch.release()
  return bytes
}

function someRows(table: CompiledTable, pieces: readonly Piece[], format: string): Rows {
  const { rows } = table.plan
  const most = pieces.reduce((sum, piece) => {
    if (piece.type === 'text' || piece.table !== table.index) return sum
    return sum + tableWriter(table, piece.columns, format).maxRowBytes
  }, 0)
  const count = Math.min(rows, mostRows, Math.max(1, Math.floor(mostBytes / most)))
  return { first: 0, count, list: Float64Array.from({ length: count }, (_, i) => Math.floor((i * rows) / count)) }
}

/** Mean bytes of the rows in hand, with a separator each. */
function rowBytes(table: CompiledTable, frame: TableFrame, columns: readonly number[], format: string): number {
  const { write, maxRowBytes } = tableWriter(table, columns, format)
  const vectors = columns.map((index) => frame.column(index))
  const { count } = frame
  return count === 0 ? 0 : write(vectors, count, new Uint8Array(count * maxRowBytes + slack), 0, false) / count
}
