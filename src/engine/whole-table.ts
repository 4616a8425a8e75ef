import type { Lane, Vector } from '../vector.ts'
import { cellCounterOf } from './cell-counter-of.ts'
import type { FrameRun, WholeColumns } from './frame-run.ts'
import { wholeBounds } from './whole-bounds.ts'

/** Evaluate a cheap column whole after at least this many references, and any column after at least one per row. */
const leastReferences = 4096

/** A column with fewer cells is cheap. */
const fewCells = 1 << 16

export interface WholeTableSpec {
  readonly table: number
  readonly rows: number
  /** Cells per row of a column. */
  readonly cellsOf: (column: number) => number
  /** Maximum bytes per cell of a column. */
  readonly bytesOf: (column: number) => number
  /** Evaluates columns with a scratch of its own, because another run is using its scratch. */
  readonly keeper: () => FrameRun
  /** Reserves room; false if there is not enough. */
  readonly takeRoom: (bytes: number) => boolean
}

/** Keeps all rows of a small, often referenced table: each column is evaluated once and kept as long as the run. */
export class WholeTable implements WholeColumns {
  readonly #spec: WholeTableSpec
  /** By column: number of references so far. */
  readonly #references: number[] = []
  readonly #columns: (Vector | undefined)[] = []
  /** By column: whether room was reserved; asked once, because an evaluation may be cancelled and repeated. */
  readonly #hasRoom: (boolean | undefined)[] = []

  constructor(spec: WholeTableSpec) {
    this.#spec = spec
  }

  /** All rows of a column if `count` more references justify it; else null. */
  column(index: number, count: number): Vector | null {
    const known = this.#columns[index]
    if (known !== undefined) return known
    const { rows, takeRoom, cellsOf, bytesOf } = this.#spec
    const references = (this.#references[index] ?? 0) + count
    this.#references[index] = references
    if (references < rows) return null
    const cells = rows * cellsOf(index)
    if (references < leastReferences && cells < fewCells) return null
    // Evaluating only these references would cost as much.
    if ((cells <= wholeBounds.cells || count >= rows) && (this.#hasRoom[index] ??= takeRoom(rows * bytesOf(index))))
      return (this.#columns[index] = this.#evaluate(index))
    // Do not ask for room again: kept columns stay.
    this.#references[index] = -Infinity
    return null
  }

  #evaluate(index: number): Vector {
    const { table, rows } = this.#spec
    const run = this.#spec.keeper()
    // A cancelled evaluation may not have freed its arrays.
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
