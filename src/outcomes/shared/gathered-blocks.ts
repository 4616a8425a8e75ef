import type { BlockFinder } from './block-finders.ts'
import { cutTotal, type PartBounds } from './cut-total.ts'

/** The rows of all blocks that contain any of the requested rows, each block once. */
export class GatheredBlocks {
  /** Row numbers, block by block. */
  rows: Float64Array
  count = 0
  /** For each requested row, its place in `rows`. */
  readonly #places: Int32Array
  readonly #ends: number[] = []
  readonly #totals: number[] = []

  constructor(rows: Float64Array, count: number, finder: BlockFinder) {
    this.rows = new Float64Array(count + 128)
    this.#places = new Int32Array(count)
    const starts = new Map<number, number>()
    let last = -1
    let start = 0
    for (let i = 0; i < count; i++) {
      finder.find(rows[i] as number)
      if (finder.id !== last) {
        last = finder.id
        const known = finder.count === 1 ? undefined : starts.get(last)
        start = known ?? this.count
        if (known === undefined) {
          this.#append(finder)
          if (finder.count > 1) starts.set(last, start)
        }
      }
      this.#places[i] = start + finder.place
    }
  }

  /** Fills `out` with the cells of the requested rows. `values` holds the value of each of `rows` before the totals are applied. */
  cut(values: Float64Array, bounds: PartBounds, out: Float64Array): void {
    const cells = new Float64Array(this.count)
    let start = 0
    for (const [index, end] of this.#ends.entries()) {
      const total = this.#totals[index] as number
      if (Number.isNaN(total)) for (let i = start; i < end; i++) cells[i] = values[i] as number
      else cutTotal(values, start, end, total, bounds, cells)
      start = end
    }
    for (let i = 0; i < this.#places.length; i++) out[i] = cells[this.#places[i] as number] as number
  }

  #append(finder: BlockFinder): void {
    const end = this.count + finder.count
    if (end > this.rows.length) {
      const longer = new Float64Array(2 * end)
      longer.set(this.rows)
      this.rows = longer
    }
    for (let place = 0; place < finder.count; place++) this.rows[this.count + place] = finder.rowAt(place)
    this.count = end
    this.#ends.push(end)
    this.#totals.push(finder.total)
  }
}
