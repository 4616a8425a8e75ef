import type { Columns } from '../columns/column-kind.ts'
import type { Lane, Vector } from '../vector.ts'
import type { Scratch } from './scratch.ts'

/** Known columns of some rows; null for the others. */
interface KnownColumns {
  column(index: number): Vector | null
}

/** Copies of known rows, in any order and with repetitions. */
export class PickedRows implements Columns {
  readonly #source: KnownColumns
  readonly #places: Float64Array
  readonly #count: number
  readonly #scratch: Scratch
  /** Null if the source does not know the column; undefined if it was not asked. */
  readonly #columns: (Vector | null | undefined)[] = []

  /** @param places the place in `source` of each of `count` rows */
  constructor(source: KnownColumns, places: Float64Array, count: number, scratch: Scratch) {
    this.#source = source
    this.#places = places
    this.#count = count
    this.#scratch = scratch
  }

  column(index: number): Vector {
    const picked = this.known(index)
    if (picked === null) throw new Error(`Column ${index} is not known`)
    return picked
  }

  /** Null if the source does not know the column. */
  known(index: number): Vector | null {
    const known = this.#columns[index]
    if (known !== undefined) return known
    const source = this.#source.column(index)
    return (this.#columns[index] = source && this.#picked(source))
  }

  #picked({ lanes, nulls }: Vector): Vector {
    return { lanes: lanes.map((lane) => this.#pickLane(lane)), nulls: nulls === null ? null : this.#pickNulls(nulls) }
  }

  #pickLane(lane: Lane): Lane {
    return lane instanceof Float64Array ? this.#pickDoubles(lane) : this.#pickIntegers(lane)
  }

  // One loop for each type of array, because a loop that handles both types is slow for both.
  #pickDoubles(lane: Float64Array): Float64Array {
    const out = this.#scratch.float64(this.#count)
    for (let i = 0; i < this.#count; i++) out[i] = lane[this.#places[i] as number] as number
    return out
  }

  #pickIntegers(lane: Int32Array): Int32Array {
    const out = this.#scratch.int32(this.#count)
    for (let i = 0; i < this.#count; i++) out[i] = lane[this.#places[i] as number] as number
    return out
  }

  #pickNulls(nulls: Uint8Array): Uint8Array {
    const out = this.#scratch.uint8(this.#count)
    for (let i = 0; i < this.#count; i++) out[i] = nulls[this.#places[i] as number] as number
    return out
  }
}
