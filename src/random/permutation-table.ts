import { permute, permuteInto } from './permute.ts'
import type { SiteKey } from './site.ts'

/** Largest size for which a table is used; it has at most one megabyte. */
const largest = 1 << 18

/**
 * `permute` for many indices of one size and key. After `size` indices the whole permutation is computed and kept until the key changes.
 */
export class PermutationTable {
  readonly #size: number
  #key: SiteKey = { high: 0, low: 0 }
  #asked = 0
  #places: Int32Array | null = null

  constructor(size: number) {
    this.#size = size
  }

  /** Replaces `values[0..count)`, indices in [0, size), by their positions in the permutation. */
  apply(values: Float64Array, count: number, key: SiteKey): void {
    const places = this.#tableFor(key, count)
    if (places === null) permuteInto(values, count, this.#size, key, values)
    else for (let i = 0; i < count; i++) values[i] = places[values[i] as number] as number
  }

  #tableFor(key: SiteKey, count: number): Int32Array | null {
    if (this.#key.high !== key.high || this.#key.low !== key.low) {
      this.#key = key
      this.#asked = 0
      this.#places = null
    }
    this.#asked += count
    if (this.#places === null && this.#size <= largest && this.#asked >= this.#size) {
      this.#places = Int32Array.from({ length: this.#size }, (_, index) => permute(index, this.#size, key))
    }
    return this.#places
  }
}
