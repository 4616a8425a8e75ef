import { chunkRows } from './draw.ts'
import { permute } from './permute.ts'
import { combineKeys, type SiteKey } from './site.ts'
import { smallShuffle } from './small-shuffle.ts'

const chunkBits = 12
const chunksPerRow = 1 / chunkRows

/**
 * Deals equal slices of a whole out to the rows of a table. The rows of all full chunks of 4096 have one slice each: a chunk has one of every
 * 4096th part, so that any chunk is spread over the whole. The rows after the last full chunk share the whole out among themselves.
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

  /** Fills in the slice of each of `rows[0..count)`, from 0, and the number of slices. */
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
}
