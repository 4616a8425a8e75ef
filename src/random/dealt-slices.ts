import { chunkRows } from './draw.ts'
import { permute } from './permute.ts'
import { combineKeys, type SiteKey } from './site.ts'
import { smallShuffle } from './small-shuffle.ts'

const twoTo32 = 4294967296
const chunkBits = 12
const chunksPerRow = 1 / chunkRows

/**
 * Assigns equal slices of a whole to the rows of a table. Each row of the full chunks of 4096 has its own slice: a chunk has one slice in
 * each 4096th part of the whole, so that any chunk covers the whole evenly. The rows after the last full chunk divide the whole among
 * themselves.
 */
export class DealtSlices {
  readonly #chunks: number
  readonly #dealt: number
  readonly #rest: number

  /** @param rows of the table, 0 to 2^32 */
  constructor(rows: number) {
    this.#chunks = Math.floor(rows / chunkRows)
    this.#dealt = this.#chunks * chunkRows
    this.#rest = rows - this.#dealt
  }

  /** Writes the slice of each of `rows[0..count)`, from 0, into `slices`, and the total number of slices into `sizes`. */
  fill(rows: Float64Array, count: number, key: SiteKey, slices: Float64Array, sizes: Float64Array): void {
    const chunks = this.#chunks
    const dealt = this.#dealt
    let chunk = -1
    let chunkKey = key
    let turn = 0
    // Every other part is assigned to chunks in reverse order, so that no chunk has the greatest numbers of all parts.
    let mirrored = 0
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number
      if (row >= dealt) {
        slices[i] = permute(row - dealt, this.#rest, key)
        sizes[i] = this.#rest
        continue
      }
      const own = Math.floor(row * chunksPerRow)
      if (own !== chunk) {
        chunk = own
        chunkKey = combineKeys(key, { high: chunk | 0, low: chunkRows })
        turn = permute(chunk, chunks, key)
        mirrored = chunks - 1 - 2 * turn
      }
      const part = smallShuffle(row & (chunkRows - 1), chunkBits, chunkKey)
      slices[i] = part * chunks + turn + (part & 1) * mirrored
      sizes[i] = dealt
    }
  }

  /**
   * Writes the draw in the middle of the slice of each of `rows[0..count)` into `draws`.
   * @param scratch for at least `count` numbers each
   */
  fillDraws(
    rows: Float64Array,
    count: number,
    key: SiteKey,
    [slices, sizes]: readonly [Float64Array, Float64Array],
    draws: Uint32Array,
  ): void {
    this.fill(rows, count, key, slices, sizes)
    for (let i = 0; i < count; i++) draws[i] = Math.floor((((slices[i] as number) + 0.5) / (sizes[i] as number)) * twoTo32)
  }
}
