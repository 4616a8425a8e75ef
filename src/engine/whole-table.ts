import type { Columns } from '../columns/column-kind.ts'
import type { Lane, Vector } from '../vector.ts'
import { batchRows } from './batch-rows.ts'
import type { Run } from './run.ts'

/** Every row of a small table that others refer to all the time: a column is evaluated once and kept as long as its run. */
export class WholeTable implements Columns {
  readonly #run: Run
  readonly #table: number
  readonly #rows: number
  readonly #columns: (Vector | undefined)[] = []

  /** @param run has a scratch of its own: columns are evaluated while the rows of another run are in hand */
  constructor(run: Run, table: number, rows: number) {
    this.#run = run
    this.#table = table
    this.#rows = rows
  }

  column(index: number): Vector {
    return (this.#columns[index] ??= this.#evaluate(index))
  }

  #evaluate(index: number): Vector {
    let lanes: Lane[] = []
    let nulls: Uint8Array | null = null
    for (let first = 0; first < this.#rows; first += batchRows) {
      const count = Math.min(batchRows, this.#rows - first)
      const part = this.#run.frame(this.#table, first, count).column(index)
      if (first === 0) {
        lanes = part.lanes.map((lane) => (lane instanceof Float64Array ? new Float64Array(this.#rows) : new Int32Array(this.#rows)))
        nulls = part.nulls === null ? null : new Uint8Array(this.#rows)
      }
      for (const [lane, values] of part.lanes.entries()) lanes[lane]?.set(values.subarray(0, count), first)
      if (part.nulls !== null) nulls?.set(part.nulls.subarray(0, count), first)
      this.#run.scratch.release()
    }
    return { lanes, nulls }
  }
}
