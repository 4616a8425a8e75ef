import type { Vector } from '../vector.ts'
import { batchRows } from './batch-rows.ts'
import { KeptColumn } from './kept-column.ts'
import type { Keeping } from './kept-forms.ts'
import type { KnownCells } from './known-cells.ts'
import type { Scratch } from './scratch.ts'

export interface KeptBatchesSpec {
  readonly rows: number
  /** Indices of the columns that are kept. */
  readonly columns: readonly number[]
  readonly keeping: Keeping
  /** Receives unpacked cells. */
  readonly scratch: Scratch
  /** Returns another slab, all of the same size; null if there is none. */
  readonly takeSlab: () => Uint32Array | null
}

/**
 * Keeps columns of one table, batch by batch, for a format that returns to the same rows for other columns. It only saves time: without
 * room, columns are evaluated again.
 */
export class KeptBatches {
  readonly #rows: number
  readonly #columns: ReadonlyMap<number, KeptColumn>
  readonly #scratch: Scratch
  readonly #takeSlab: () => Uint32Array | null
  readonly #slabs: Uint32Array[] = []
  /** By batch: 1 once its columns were requested. */
  readonly #visited: Uint8Array
  /** Number of used units of 32 bits in the last slab. */
  #taken = 0
  #isFull = false

  constructor({ rows, columns, keeping, scratch, takeSlab }: KeptBatchesSpec) {
    this.#rows = rows
    this.#columns = new Map(columns.map((index) => [index, new KeptColumn(Math.ceil(rows / batchRows), keeping)]))
    this.#visited = new Uint8Array(Math.ceil(rows / batchRows))
    this.#scratch = scratch
    this.#takeSlab = takeSlab
  }

  /** The slabs in use. */
  get slabs(): readonly Uint32Array[] {
    return this.#slabs
  }

  /** The kept cells of rows [first, first + count), to which more can be added. */
  known(first: number, count: number): KnownCells {
    const batch = first / batchRows
    return { columns: [], kept: (index) => this.#kept(index, batch, count) }
  }

  /**
   * Indices of the columns to evaluate and keep with rows [first, first + count): all at once, because they read much of the same rows of
   * other tables. Empty if that was done or there is no room.
   */
  wanted(first: number, count: number): readonly number[] {
    const batch = first / batchRows
    if (this.#isFull || count !== this.#sizeOf(batch) || this.#visited[batch] === 1) return []
    this.#visited[batch] = 1
    return [...this.#columns.keys()]
  }

  /** Keeps the evaluated cells of rows [first, first + count) if they are a whole batch. */
  keep(first: number, count: number, { columns }: KnownCells): void {
    const batch = first / batchRows
    if (count !== this.#sizeOf(batch)) return
    for (const [index, column] of this.#columns) {
      const vector = columns[index]
      if (vector === undefined || column.placeOf(batch) >= 0) continue
      const slab = this.#slabFor(column.mostUnits(vector, count))
      if (slab === null) {
        this.#isFull = true
        return
      }
      const place = (this.#slabs.length - 1) * slab.length + this.#taken
      this.#taken = column.write(batch, place, vector, count, slab, this.#taken)
    }
  }

  #kept(index: number, batch: number, count: number): Vector | undefined {
    const column = this.#columns.get(index)
    const place = column?.placeOf(batch) ?? -1
    const length = this.#slabs[0]?.length ?? 1
    const slab = this.#slabs[Math.floor(place / length)]
    return slab && column?.read(slab, place % length, this.#sizeOf(batch), count, this.#scratch)
  }

  /** Number of rows of a batch; 0 if `batch` is not a whole number. */
  #sizeOf(batch: number): number {
    return Number.isInteger(batch) ? Math.min(batchRows, this.#rows - batch * batchRows) : 0
  }

  /** The last slab if it has room for `units` units of 32 bits, else a new one. */
  #slabFor(units: number): Uint32Array | null {
    const last = this.#slabs.at(-1)
    if (last !== undefined && this.#taken + units <= last.length) return last
    const next = this.#takeSlab()
    if (next === null || units > next.length) return null
    this.#slabs.push(next)
    this.#taken = 0
    return next
  }
}
