import type { Lane, Vector } from '../vector.ts'
import { batchRows } from './batch-rows.ts'
import type { Run } from './run.ts'

/** The most rows of a table whose columns may be kept whole: such a column takes at most half a megabyte. */
export const largestWhole = 1 << 16

/** A column is evaluated for all rows once it was read for as many as the table has, and for at least this many. */
const leastReferences = 4096

export interface WholeTableSpec {
  readonly table: number
  readonly rows: number
  /** Evaluates columns; its scratch is its own, as the rows of another run are in hand meanwhile. */
  readonly keeper: () => Run
  /** Reserves room for a number of cells; false when there is not enough. */
  readonly takeRoom: (cells: number) => boolean
}

/** Every row of a small table that others refer to all the time: a column is evaluated once and kept as long as its run. */
export class WholeTable {
  readonly #spec: WholeTableSpec
  /** By column: rows that were referred to so far. */
  readonly #references: number[] = []
  readonly #columns: (Vector | undefined)[] = []

  constructor(spec: WholeTableSpec) {
    this.#spec = spec
  }

  /** All rows of a column, when `count` more references to them make that worth while; else null. */
  column(index: number, count: number): Vector | null {
    const known = this.#columns[index]
    if (known !== undefined) return known
    const { rows, takeRoom } = this.#spec
    const references = (this.#references[index] ?? 0) + count
    this.#references[index] = references
    if (references < Math.max(rows, leastReferences)) return null
    if (takeRoom(rows)) return (this.#columns[index] = this.#evaluate(index))
    // Asked never again: what is kept stays.
    this.#references[index] = -Infinity
    return null
  }

  #evaluate(index: number): Vector {
    const { table, rows } = this.#spec
    const run = this.#spec.keeper()
    let lanes: Lane[] = []
    let nulls: Uint8Array | null = null
    for (let first = 0; first < rows; first += batchRows) {
      const count = Math.min(batchRows, rows - first)
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
