import { boundedCache } from '../caches/bounded-cache.ts'
import { cacheBudgets } from '../caches/budgets.ts'
import { codeBlock } from '../codings/code-block.ts'
import { codings } from '../codings/index.ts'
import { ByteSink } from '../formats/byte-sink.ts'
import type { BlockFacts } from '../formats/format.ts'
import { formatNamed } from '../formats/index.ts'
import { onRest } from '../caches/rest.ts'
import { batchRows } from './batch-rows.ts'
import { cellCounterOf } from './cell-counter-of.ts'
import { cellReader } from './cell-reader.ts'
import { holdTo } from './constraints.ts'
import type { CompiledTable } from './compiled-plan.ts'
import { evaluatedColumns } from './evaluated-columns.ts'
import { KeptTables } from './kept-tables.ts'
import { tableOutline } from './outlines.ts'
import { compiledPlan } from './plan-cache.ts'
import { Run } from './run.ts'
import { Scratch } from './scratch.ts'
import { tableWriter } from './table-writer.ts'
import { threadBudget } from '../caches/thread-budget.ts'
import type { TaskItem, RowsItem, Task, TaskCoding, TaskResult } from './task.ts'
import { requireWanted } from '../wanted.ts'

/** Spare room in a new buffer for a last batch that is larger than estimated. */
const spareBytes = 1 << 14

// A thread runs one task at a time, so one scratch and one store of kept tables are enough.
const scratch = new Scratch(() => threadBudget.scratchBytes)
const keptTables = new KeptTables(threadBudget.kept)

// The tasks of a response reach a thread one after another and share what its run keeps.
const runs = boundedCache<Run>(cacheBudgets.runs.entries, {
  onForget: (run) => {
    keptTables.forget(run)
    run.forget()
  },
})
threadBudget.kept.onShort(() => runs.forgetOldest())

onRest(() => {
  runs.clear()
  keptTables.drop()
  scratch.drop()
  plainBuffer = new ArrayBuffer(0)
})

function runOf({ plan, seed }: Task): Run {
  return runs.get(`${plan.id} ${seed}`, () => new Run(compiledPlan(plan), seed, scratch, threadBudget.kept))
}

/** The bytes of a task, the same on every thread; in `buffer` if it is large enough, else in a larger one. */
export function generateTask(task: Task, buffer: ArrayBuffer | null): TaskResult {
  if (task.coding !== null) return coded(task, task.coding, buffer)
  const sink = new ByteSink(roomFor(firstSize(task), buffer))
  const blocks = writeItems(task, sink)
  return { buffer: sink.bytes.buffer, start: 0, end: sink.end, blocks, plain: null }
}

/** Holds the bytes before encoding; reused by the next task unless the result contains it. */
let plainBuffer = new ArrayBuffer(0)
const largestPlainKept = 1 << 24

function coded(task: Task, { name, keepsPlain }: TaskCoding, buffer: ArrayBuffer | null): TaskResult {
  const coding = codings.get(name)
  if (coding === undefined) throw new Error(`There is no coding ${name}`)
  const size = firstSize(task)
  const sink = new ByteSink(roomFor(size, keepsPlain ? buffer : plainBuffer))
  const blocks = writeItems(task, sink)
  const plain = sink.bytes.subarray(0, sink.end)
  const { bytes, sum } = codeBlock(plain, coding)
  if (!keepsPlain && sink.bytes.length <= largestPlainKept) plainBuffer = sink.bytes.buffer
  const isRoomy = !keepsPlain && buffer !== null && buffer.byteLength >= bytes.length
  const target = new ByteSink(isRoomy ? buffer : new ArrayBuffer(bytes.length + spareBytes))
  target.append(bytes)
  const kept = { crc: sum.crc, bytes: plain.length, buffer: keepsPlain ? sink.bytes.buffer : null }
  return { buffer: target.bytes.buffer, start: 0, end: target.end, blocks, plain: kept }
}

/** A buffer that is too small would grow several times, and each time its bytes are copied. */
function roomFor(size: number, buffer: ArrayBuffer | null): ArrayBuffer {
  return buffer !== null && buffer.byteLength >= size ? buffer : new ArrayBuffer(size)
}

function firstSize({ estimatedBytes }: Task): number {
  return Math.ceil(estimatedBytes * 1.25) + spareBytes
}

function writeItems(task: Task, sink: ByteSink): BlockFacts[] {
  const run = runOf(task)
  const blocks: BlockFacts[] = []
  try {
    for (const item of task.items) {
      if (item.type === 'text') sink.text(item.text)
      else if (item.type === 'index') writeIndex(run, item, task, sink)
      else {
        const facts = writeRows(run, item, task, sink)
        if (facts !== null) blocks.push(facts)
      }
    }
  } finally {
    // A task that ends during a batch must not keep its arrays from the next task.
    run.scratch.release()
  }
  return blocks
}

function writeRows(run: Run, item: RowsItem, { format, options }: Task, sink: ByteSink): BlockFacts | null {
  const { table, columns, first, count, checked, written } = item
  const compiled = run.table(table)
  const constraints = checked ? compiled.constraints : []
  const size = cellCounterOf(run.plan).rowsAtOnce(table, evaluatedColumns(compiled, item))
  // Only whole batches are kept.
  const kept = written === null || size < batchRows ? null : keptTables.of(run, table, written)
  const block = tableWriter(run.plan, compiled, columns, format, options).begin(item, sink)
  for (let row = first, rows = 0; row < first + count; row += rows) {
    requireWanted()
    rows = Math.min(size - (row % size), first + count - row)
    const known = kept?.known(row, rows)
    const frame = run.frame(table, row, rows, known)
    holdTo(constraints, frame)
    for (const index of kept?.wanted(row, rows) ?? []) frame.column(index)
    block.write(
      columns.map((index) => frame.column(index)),
      rows,
    )
    if (known !== undefined) kept?.keep(row, rows, known)
    run.scratch.release()
  }
  return block.end()
}

function writeIndex(run: Run, item: Extract<TaskItem, { type: 'index' }>, { format, options }: Task, sink: ByteSink): void {
  const { table, columns, offset, rows, first, count } = item
  const { index } = formatNamed(format)
  if (index === undefined) throw new Error(`The format ${format} has no index`)
  const compiled: CompiledTable = run.table(table)
  const outline = tableOutline(run.plan, compiled, columns, rows)
  sink.append(index(outline, options, first, count, cellReader(run, compiled, columns, offset)))
}
