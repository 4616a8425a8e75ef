import { shareStart } from './apportion.ts'
import { chunkRows } from './draw.ts'
import { permute } from './permute.ts'
import { combineKeys, type SiteKey } from './site.ts'
import { smallShuffle } from './small-shuffle.ts'

const chunkBits = 12

/** How many of how many rows are flagged, and the key of the site that says which. */
export interface Flags {
  readonly total: number
  /** At most `total`. */
  readonly flagged: number
  readonly key: SiteKey
}

/**
 * Fills `values[0..count)` with 1 for flagged rows and 0 for the others: of all rows exactly `flagged` get a 1.
 * A chunk has its share of the flags, by cumulative rounding; inside it they fall where a shuffle brings the first places.
 */
export function fillFlags(rows: Float64Array, count: number, { total, flagged, key }: Flags, values: Int32Array): void {
  let chunk = -1
  let start = 0
  let size = 0
  let share = 0
  let chunkKey = key
  for (let i = 0; i < count; i++) {
    const row = rows[i] as number
    if (row < start || row >= start + size) {
      chunk = Math.floor(row / chunkRows)
      start = chunk * chunkRows
      size = Math.min(chunkRows, total - start)
      share = shareStart(flagged, start + size, total) - shareStart(flagged, start, total)
      chunkKey = combineKeys(key, { high: chunk, low: size })
    }
    const place = size === chunkRows ? smallShuffle(row - start, chunkBits, chunkKey) : permute(row - start, size, chunkKey)
    values[i] = place < share ? 1 : 0
  }
}
