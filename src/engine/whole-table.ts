import type { Lane, Vector } from '../vector.ts'
import { cellCounterOf } from './cell-counter-of.ts'
import type { FrameRun, WholeColumns } from './frame-run.ts'
import { wholeBounds } from './whole-bounds.ts'

/** A column is evaluated for all rows once it was read for as many as the table has, and where that is soon done for at least this many. */
const leastReferences = 4096

/** Cells of all rows that are worth evaluating only for many references. */
const fewCells = 1 << 16

export interface WholeTableSpec {
  readonly table: number
  readonly rows: number
  /** Cells that a row of a column takes. */
  readonly cellsOf: (column: number) => number
  /** The most bytes that a cell of a column takes. */
  readonly bytesOf: (column: number) => number
  /** Evaluates columns; its scratch is its own, as the rows of another run are in hand meanwhile. */
  readonly keeper: () => FrameRun
  /** Reserves room for so many bytes; false when there is not enough. */
  readonly takeRoom: (bytes: number) => boolean
}

/** Every row of a small table that others refer to all the time: a column is evaluated once and kept as long as its run. */
export class WholeTable implements WholeColumns {
  readonly #spec: WholeTableSpec
  /** By column: rows that were referred to so far. */
  readonly #references: number[] = []
  readonly #columns: (Vector | undefined)[] = []
  /** By column: whether there is room for it; asked once, as an evaluation may be given up. */
  readonly #hasRoom: (boolean | undefined)[] = []

  constructor(spec: WholeTableSpec) {
    this.#spec = spec
  }

  /** All rows of a column, when `count` more references to them make that worth while; else null. */
  column(index: number, count: number): Vector | null {
    const known = this.#columns[index]
    if (known !== undefined) return known
    const { rows, takeRoom, cellsOf, bytesOf } = this.#spec
    const references = (this.#references[index] ?? 0) + count
    this.#references[index] = references
    if (references < rows) return null
    const cells = rows * cellsOf(index)
    if (references < leastReferences && cells < fewCells) return null
    // What is about to be evaluated for these references alone may take as long.
    if ((cells <= wholeBounds.cells || count >= rows) && (this.#hasRoom[index] ??= takeRoom(rows * bytesOf(index))))
      return (this.#columns[index] = this.#evaluate(index))
    // Asked never again: what is kept stays.
    this.#references[index] = -Infinity
    return null
  }

  #evaluate(index: number): Vector {
    const { table, rows } = this.#spec
    const run = this.#spec.keeper()
    // An evaluation that was given up may have left its arrays out.
    run.scratch.release()
    let lanes: Lane[] = []
    let nulls: Uint8Array | null = null
    const size = cellCounterOf(run.plan).rowsAtOnce(table, [index])
    for (let first = 0; first < rows; first += size) {
      const count = Math.min(size, rows - first)
      const part = run.frame(table, first, count).column(index)
      if (first === 0) {
        lanes = part.lanes.map((lane) => (lane instanceof Float64Array ? new Float64Array(rows) : new Int32Array(rows)))
        nulls = part.nulls === null ? null : new Uint8Array(rows)
      }
      for (const [lane, values] of part.lanes.entries()) lanes[lane]?.set(values.subarray(0, count), first)
      if (part.nulls !== null) nulls?.set(part.nulls.subarray(0, count), first)
      run.scratch.release()
    }
    return { lanes, nulls }
  }
}
