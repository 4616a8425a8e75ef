import type { CompiledPlan } from './compiled-plan.ts'
import { type FrameShape, FrameShapes, type SubFrames } from './frame-shapes.ts'
import { batchRows } from './batch-rows.ts'
import { chunkedChildren, largestChunk } from './child-chunks.ts'
import type { ReadStep } from './read-step.ts'
import { wholeBounds } from './whole-bounds.ts'

/** Estimated bytes of a frame, of each of its columns, and of each cell. */
const frameBytes = 1024
const columnBytes = 512
const cellBytes = 16
/** Estimated bytes of an operation of a formula: of its vectors, which are kept while a batch is made, and of each of its results. */
const operationBytes = 256
const resultBytes = 24

/** Maximum bytes of scratch for a batch of rows, unless one row needs more. */
const mostBatchBytes = 1 << 26

/** Computes the cost of evaluating rows of a plan, in cells and bytes. */
export class CellCounter {
  readonly #plan: CompiledPlan
  readonly #shapes: FrameShapes
  readonly #known = new WeakMap<FrameShape, Map<string, number>>()
  /** By table: the maximum number of its rows that one parent owns. */
  readonly #most = new Map<number, number>()

  constructor(plan: CompiledPlan) {
    this.#plan = plan
    this.#shapes = new FrameShapes(plan)
  }

  /**
   * Average number of cells evaluated for a row of a table with the given columns.
   * @param neighbours number of consecutive rows evaluated together; 1 for rows in no order
   */
  perRow(table: number, columns: readonly number[], neighbours: number = batchRows): number {
    return this.#cells(this.#shapes.of(table, columns), neighbours, false, 0)
  }

  /** Maximum number of cells evaluated for a single row. */
  mostPerRow(table: number, columns: readonly number[]): number {
    return this.#cells(this.#shapes.of(table, columns), 1, true, 0)
  }

  /** Bytes of memory for `rows` rows while they are evaluated. */
  bytes(table: number, columns: readonly number[], rows: number): number {
    return this.#bytes(this.#shapes.of(table, columns), rows, 0)
  }

  /** Number of rows to evaluate at once. */
  rowsAtOnce(table: number, columns: readonly number[]): number {
    const shape = this.#shapes.of(table, columns)
    let rows = batchRows
    while (rows > 1 && this.#bytes(shape, rows, 0) > mostBatchBytes) rows /= 2
    return rows
  }

  #cells(shape: FrameShape, asked: number, isMost: boolean, whole: number): number {
    const run = 4 ** Math.floor(Math.log2(Math.min(batchRows, Math.max(1, asked))) / 2)
    return this.#knownOf(shape, `${run} ${isMost} ${whole}`, () =>
      shape.subs.reduce((sum, sub) => sum + this.#cellsOf(shape.table, sub, { run, isMost, whole }), shape.cells),
    )
  }

  #cellsOf(table: number, { step, shape, byReader }: SubFrames, { run, isMost, whole }: FrameRows): number {
    if (step.way === 'apart')
      return factorOf(step, run, whole) * this.#cells(shape, step.within === 1 ? 1 : Math.max(run, step.rows), isMost, wholeIn(step, whole))
    if (step.way === 'key') {
      const share = isMost ? 1 : this.#ownersFor(table, step, run)
      if (share < 1) return share * this.#cells(shape, run * share, isMost, 0)
      const cells = this.#cells(shape, 1, isMost, 0)
      const target = this.#rows(step.table)
      const isKept = !isMost && target <= wholeBounds.rows && target * cells <= wholeBounds.cells
      return isKept ? cells * Math.min(1, target / Math.max(1, this.#rows(table))) : cells
    }
    const children = isMost ? this.#mostChildren(step.table) : this.#meanChildren(table, step.table)
    const together = this.#plan.tables[step.table]?.ownership?.type === 'owned' ? run * children : 1
    const read = byReader.length === 0 || run * children <= largestChunk ? [shape] : byReader
    return children * read.reduce((sum, each) => sum + this.#cells(each, together, isMost, 0), 0)
  }

  #bytes(shape: FrameShape, rows: number, whole: number): number {
    const count = 2 ** Math.ceil(Math.log2(Math.max(1, rows)))
    return this.#knownOf(shape, `bytes ${count} ${whole}`, () => {
      const own = frameBytes + shape.cells * (columnBytes + cellBytes * count) + shape.operations * (operationBytes + resultBytes * count)
      return shape.subs.reduce((sum, sub) => sum + this.#bytesOf(shape.table, sub, count, whole), own)
    })
  }

  #bytesOf(table: number, { step, shape, byReader }: SubFrames, rows: number, whole: number): number {
    if (step.way === 'apart') return this.#bytes(shape, rows * factorOf(step, rows, whole), wholeIn(step, whole))
    if (step.way === 'key') return this.#bytes(shape, rows * this.#ownersFor(table, step, rows), 0)
    const most = rows * this.#mostChildren(step.table)
    const likely = rows < 64 ? most : Math.min(most, 2 * rows * this.#meanChildren(table, step.table))
    if (likely <= largestChunk) return this.#bytes(shape, likely, 0)
    // The memory of the first chunk is kept during the others.
    return (byReader.length === 0 ? [shape] : byReader).reduce((sum, each) => sum + 2 * this.#bytes(each, chunkedChildren, 0), 0)
  }

  /** Referenced rows per row, for a run of `run` consecutive rows: less than 1 if several of them have the same owner. */
  #ownersFor(table: number, { table: target, key }: Extract<ReadStep, { way: 'key' }>, run: number): number {
    const { columns, ownership } = this.#plan.tables[table] ?? {}
    if (run <= 1 || ownership?.type !== 'owned' || columns?.[key]?.isOwnerKey !== true) return 1
    return Math.min(1, Math.max(1 / run, this.#rows(target) / Math.max(1, this.#rows(table))))
  }

  #meanChildren(owner: number, table: number): number {
    return this.#rows(table) / Math.max(1, this.#rows(owner))
  }

  #mostChildren(table: number): number {
    const most = this.#most.get(table) ?? this.#plan.tables[table]?.ownership?.relation.most() ?? 1
    this.#most.set(table, most)
    return most
  }

  #rows(table: number): number {
    return this.#plan.tables[table]?.plan.rows ?? 0
  }

  #knownOf(shape: FrameShape, key: string, count: () => number): number {
    const counts = this.#known.get(shape) ?? new Map<string, number>()
    this.#known.set(shape, counts)
    const known = counts.get(key) ?? count()
    counts.set(key, known)
    return known
  }
}

/** Rows that an `apart` step reads per row, for a run of `run` consecutive rows. */
function factorOf({ rows, within }: Apart, run: number, whole: number): number {
  return within <= whole ? 1 : Math.min(rows, (run + within - 1) / run)
}

function wholeIn({ within }: Apart, whole: number): number {
  return within === 1 ? 0 : Math.max(within, whole)
}

type Apart = Extract<ReadStep, { way: 'apart' }>

/** The rows of a frame. */
interface FrameRows {
  /** Number of consecutive rows. */
  readonly run: number
  /** Whether to count the most expensive row instead of the average. */
  readonly isMost: boolean
  /** The rows are whole blocks of up to this many rows, so reading the block of each row reads no other rows. */
  readonly whole: number
}
