import { permute, permuteInto } from './permute.ts'
import type { SiteKey } from './site.ts'

/** Sizes up to this one are looked up: `permute` is slowest for the smallest. */
const largest = 4096

/** `permute` for many indices of one size and key: small permutations are worked out once and kept until the key changes. */
export class PermutationTable {
  readonly #size: number
  #key: SiteKey = { high: 0, low: 0 }
  #places: Int32Array | null = null

  constructor(size: number) {
    this.#size = size
  }

  /** Replaces `values[0..count)`, indices in [0, size), by their places. */
  apply(values: Float64Array, count: number, key: SiteKey): void {
    if (this.#size > largest || (count < this.#size && !this.#knows(key))) {
      permuteInto(values, count, this.#size, key, values)
      return
    }
    const places = this.#tableFor(key)
    for (let i = 0; i < count; i++) values[i] = places[values[i] as number] as number
  }

  #knows({ high, low }: SiteKey): boolean {
    return this.#places !== null && this.#key.high === high && this.#key.low === low
  }

  #tableFor(key: SiteKey): Int32Array {
    if (this.#places === null || !this.#knows(key)) {
      this.#places = Int32Array.from({ length: this.#size }, (_, index) => permute(index, this.#size, key))
      this.#key = key
    }
    return this.#places
  }
}
