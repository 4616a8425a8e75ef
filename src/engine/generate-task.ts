import { boundedCache } from '../bounded-cache.ts'
import { slack } from '../encoders/encoder.ts'
import type { Piece, Task, TaskResult } from '../plan/task.ts'
import { batchRows } from './batch-rows.ts'
import { holdTo } from './constraints.ts'
import type { CompiledTable } from './compiled-plan.ts'
import { KeptTables } from './kept-tables.ts'
import { compiledPlan } from './plan-cache.ts'
import { Run } from './run.ts'
import { Scratch } from './scratch.ts'
import { tableWriter } from './table-writer.ts'

/** Room in a fresh buffer for the most that a last batch might take, beyond what it is likely to take. */
const spareBytes = 1 << 14

const utf8 = new TextEncoder()

// Threads run one task at a time, so that one scratch serves all, and so does what is kept of tables.
const scratch = new Scratch()
const keptTables = new KeptTables()

// The tasks of a response come to a thread one after another: what its run keeps serves them all.
const runs = boundedCache<Run>(4, (run) => keptTables.forget(run))

function runOf({ plan, seed }: Task): Run {
  return runs.get(`${plan.key} ${seed}`, () => new Run(compiledPlan(plan), seed, scratch))
}

/** The bytes of a task, the same on every thread; in `buffer` when that is large enough, else in a larger one. */
export function generateTask(task: Task, buffer: ArrayBuffer | null): TaskResult {
  const run = runOf(task)
  const output = new Output(buffer ?? new ArrayBuffer(Math.ceil(task.estimatedBytes * 1.25) + spareBytes))
  for (const piece of task.pieces) {
    if (piece.type === 'text') output.text(piece.text)
    else writeRows(run, piece, task.format, output)
  }
  return { buffer: output.bytes.buffer, start: 0, end: output.end }
}

function writeRows(run: Run, { table, columns, first, count }: Extract<Piece, { type: 'rows' }>, format: string, output: Output): void {
  const compiled = run.plan.tables[table]
  if (compiled === undefined) throw new Error(`There is no table ${table}`)
  const { write, maxRowBytes } = tableWriter(compiled, columns, format)
  // A format may come back to the same rows for other columns: they are held to the constraints once.
  const constraints = columns.includes(compiled.plan.columns.findIndex(({ hidden = false }) => !hidden)) ? compiled.constraints : []
  const kept = comesBack(compiled, columns) ? keptTables.of(run, table) : null
  for (let row = first, rows = 0; row < first + count; row += rows) {
    rows = Math.min(batchRows - (row % batchRows), first + count - row)
    const known = kept?.known(row, rows)
    const frame = run.frame(table, row, rows, known)
    holdTo(constraints, frame)
    const vectors = columns.map((index) => frame.column(index))
    output.reserve(rows * maxRowBytes + slack)
    output.end = write(vectors, rows, output.bytes, output.end, row === 0)
    if (known !== undefined) kept?.keep(row, rows, known)
    run.scratch.release()
  }
}

/** Whether the format writes other columns of the same rows elsewhere. */
function comesBack({ plan }: CompiledTable, columns: readonly number[]): boolean {
  return columns.length < plan.columns.filter(({ hidden = false }) => !hidden).length
}

class Output {
  bytes: Uint8Array<ArrayBuffer>
  end = 0

  constructor(buffer: ArrayBuffer) {
    this.bytes = new Uint8Array(buffer)
  }

  text(text: string): void {
    this.reserve(text.length * 3)
    this.end += utf8.encodeInto(text, this.bytes.subarray(this.end)).written
  }

  /** Makes room for `size` more bytes, in a larger buffer if need be. */
  reserve(size: number): void {
    if (this.end + size <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(this.end + size, Math.ceil(this.bytes.length * 1.5)))
    larger.set(this.bytes.subarray(0, this.end))
    this.bytes = larger
  }
}
