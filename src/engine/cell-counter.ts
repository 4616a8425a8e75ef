import type { CompiledPlan } from './compiled-plan.ts'
import { type FrameShape, FrameShapes, type SubFrames } from './frame-shapes.ts'
import { batchRows } from './batch-rows.ts'
import { chunkedChildren, largestChunk } from './child-chunks.ts'
import type { ReadStep } from './read-step.ts'
import { wholeBounds } from './whole-bounds.ts'

/** Bytes that a frame takes, and a column of it for all its rows and for each. */
const frameBytes = 1024
const columnBytes = 512
const cellBytes = 16

/** Bytes of scratch that a batch of rows may take, unless one row takes more. */
const mostBatchBytes = 1 << 26

/** Tells what evaluating rows of a plan takes. */
export class CellCounter {
  readonly #plan: CompiledPlan
  readonly #shapes: FrameShapes
  readonly #known = new WeakMap<FrameShape, Map<string, number>>()
  /** By table: the most rows of it that one row owns. */
  readonly #most = new Map<number, number>()

  constructor(plan: CompiledPlan) {
    this.#plan = plan
    this.#shapes = new FrameShapes(plan)
  }

  /**
   * Cells evaluated for one of many rows of a table, of its columns with these indices.
   * @param neighbours rows that are evaluated together, one after another: 1 for rows in no order
   */
  perRow(table: number, columns: readonly number[], neighbours: number = batchRows): number {
    return this.#cells(this.#shapes.of(table, columns), neighbours, false, 0)
  }

  /** The most cells that one row takes by itself. */
  mostPerRow(table: number, columns: readonly number[]): number {
    return this.#cells(this.#shapes.of(table, columns), 1, true, 0)
  }

  /** Bytes that so many rows take while they are in hand. */
  bytes(table: number, columns: readonly number[], rows: number): number {
    return this.#bytes(this.#shapes.of(table, columns), rows, 0)
  }

  /** Rows to evaluate at once. */
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
      const own = frameBytes + shape.cells * (columnBytes + cellBytes * count)
      return shape.subs.reduce((sum, sub) => sum + this.#bytesOf(shape.table, sub, count, whole), own)
    })
  }

  #bytesOf(table: number, { step, shape, byReader }: SubFrames, rows: number, whole: number): number {
    if (step.way === 'apart') return this.#bytes(shape, rows * factorOf(step, rows, whole), wholeIn(step, whole))
    if (step.way === 'key') return this.#bytes(shape, rows * this.#ownersFor(table, step, rows), 0)
    const most = rows * this.#mostChildren(step.table)
    const likely = rows < 64 ? most : Math.min(most, 2 * rows * this.#meanChildren(table, step.table))
    if (likely <= largestChunk) return this.#bytes(shape, likely, 0)
    // What the first chunk takes is kept while the others are in hand.
    return (byReader.length === 0 ? [shape] : byReader).reduce((sum, each) => sum + 2 * this.#bytes(each, chunkedChildren, 0), 0)
  }

  /** Rows of the table that a key refers to, for each of `run` neighbours: fewer than 1 where they are owned by the same ones. */
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

/** Rows that a step apart leads to for each of `run` neighbours: those of the blocks that they are in. */
function factorOf({ rows, within }: Apart, run: number, whole: number): number {
  return within <= whole ? 1 : Math.min(rows, (run + within - 1) / run)
}

function wholeIn({ within }: Apart, whole: number): number {
  return within === 1 ? 0 : Math.max(within, whole)
}

type Apart = Extract<ReadStep, { way: 'apart' }>

/** The rows of a frame. */
interface FrameRows {
  /** How many follow one another. */
  readonly run: number
  /** Whether they are those for which most is evaluated, instead of many. */
  readonly isMost: boolean
  /** They are whole blocks of up to so many neighbours: who reads those for each of them reads no others. */
  readonly whole: number
}
