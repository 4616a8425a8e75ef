import { combineKeys, type SiteKey } from './site.ts'

/** Rows that share a key. Part of the data version: changing it changes all bytes. */
export const chunkRows = 4096

/** 2^32 divided by the golden ratio: adjacent offsets differ in about half of their bits before hashing. */
const golden = 0x9e3779b9

const chunksPerRow = 1 / chunkRows
const twoToMinus32 = 1 / 4294967296

/** Fills `out[0..count)` with the draws of rows `first` to `first + count - 1` of a site; row numbers are below 2^53. */
export function drawRange(key: SiteKey, first: number, count: number, out: Uint32Array): void {
  let filled = 0
  while (filled < count) {
    const row = first + filled
    const offset = row % chunkRows
    const end = Math.min(count, filled + chunkRows - offset)
    fillFromChunk(chunkKey(key, (row - offset) / chunkRows), offset, out, filled, end)
    filled = end
  }
}

/** Fills `out[0..count)` with the draws of the rows `rows[0..count)`, in any order: integers from 0, below 2^53. */
export function drawList(key: SiteKey, rows: Float64Array, count: number, out: Uint32Array): void {
  // A local copy stays in registers.
  const site = { high: key.high | 0, low: key.low | 0 }
  let lastChunk = -1
  let high = 0
  let low = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i] as number
    const chunk = Math.floor(row * chunksPerRow)
    if (chunk !== lastChunk) {
      const chunkOwn = chunkKey(site, chunk)
      high = chunkOwn.high
      low = chunkOwn.low
      lastChunk = chunk
    }
    out[i] = hashOffset(row & (chunkRows - 1), high, low)
  }
}

/** The key of a chunk. Chunks of a site never share a key, because `combineKeys` is a bijection of the index. */
function chunkKey(key: SiteKey, chunk: number): SiteKey {
  return combineKeys(key, { high: (chunk * twoToMinus32) | 0, low: chunk | 0 })
}

function fillFromChunk(key: SiteKey, firstOffset: number, out: Uint32Array, from: number, to: number): void {
  const { high, low } = key
  for (let i = from, offset = firstOffset; i < to; i++, offset++) out[i] = hashOffset(offset, high, low)
}

/**
 * The mixer of hash-prospector (see `scramble`) with half of the key before each of its two rounds. The input is added to the result, as in
 * the Davies-Meyer construction; otherwise the draws of a chunk would be a permutation and never repeat.
 */
function hashOffset(offset: number, high: number, low: number): number {
  const spread = Math.imul(offset, golden)
  let x = spread ^ high
  x ^= x >>> 16
  x = (Math.imul(x, 0x21f0aaad) + low) | 0
  x ^= x >>> 15
  x = Math.imul(x, 0x735a2d97)
  return (x ^ (x >>> 15)) + spread
}
