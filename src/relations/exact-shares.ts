import { shareStart } from '../random/apportion.ts'
import { chunkRows } from '../random/draw.ts'
import { permute, unpermute } from '../random/permute.ts'
import { combineKeys, type SiteKey } from '../random/site.ts'
import { smallShuffle, smallUnshuffle } from '../random/small-shuffle.ts'

const chunkBits = 12

/** Consecutive rows with an exact number of rows for each code. */
export interface Stratum {
  /** Its first row. */
  readonly start: number
  /** Number of rows with each code, in the order of the codes; they add up to the rows of the stratum. */
  readonly counts: readonly number[]
}

/**
 * Assigns codes to rows with exact counts. Strata are divided into chunks. A chunk has its share of every code by cumulative rounding, in
 * closed form. Inside a chunk, a keyed shuffle assigns a position to each row; the first positions have code 0, the next ones code 1, and
 * so on.
 */
export class ExactShares {
  /** The strata with rows, in ascending order. */
  readonly strata: readonly Stratum[]
  readonly #starts: Float64Array
  readonly #rows: readonly number[]
  /** For each stratum, the number of rows with each code in earlier strata. */
  readonly #before: readonly (readonly number[])[]

  /** @param strata contiguous, starting at row 0 */
  constructor(strata: readonly Stratum[]) {
    this.strata = strata.filter(({ counts }) => rowsOf(counts) > 0)
    this.#starts = Float64Array.from(this.strata, ({ start }) => start)
    this.#rows = this.strata.map(({ counts }) => rowsOf(counts))
    this.#before = countsBefore(this.strata)
  }

  /** Fills `codes[0..count)` with the codes of the rows `rows[0..count)`. */
  fillCodes(rows: Float64Array, count: number, key: SiteKey, codes: Int32Array): void {
    const chunk = new SharesChunk(this, key)
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number
      if (!chunk.holds(row)) chunk.seek(row)
      codes[i] = chunk.codeAt(chunk.placeOf(row))
    }
  }

  /**
   * Fills `codes` with the codes of the rows `rows[0..count)`, and `numbers` with the number of each row among the rows of its code, from
   * 0. Over all rows, every number below `rowsOf(code)` occurs once.
   */
  fillNumbers(rows: Float64Array, count: number, key: SiteKey, codes: Int32Array | Float64Array, numbers: Float64Array): void {
    const chunk = new SharesChunk(this, key)
    for (let i = 0; i < count; i++) {
      const row = rows[i] as number
      if (!chunk.holds(row)) chunk.seek(row)
      const place = chunk.placeOf(row)
      const code = chunk.codeAt(place)
      const start = code === 0 ? 0 : (chunk.ends[code - 1] as number)
      codes[i] = code
      numbers[i] = (this.#before[chunk.stratum]?.[code] ?? 0) + (chunk.before[code] as number) + place - start
    }
  }

  /** Total number of rows with a code. */
  rowsOf(code: number): number {
    return this.strata.reduce((sum, { counts }) => sum + (counts[code] as number), 0)
  }

  /** The stratum that holds `row`. */
  stratumOf(row: number): number {
    const starts = this.#starts
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      if ((starts[middle] as number) <= row) low = middle
      else high = middle
    }
    return low
  }

  rowsIn(stratum: number): number {
    return this.#rows[stratum] as number
  }

  /** The chunk with row number `number` of code `code`, counted from 0 over all strata. `first` increases with `number`. */
  chunkOfNumber(code: number, number: number): { readonly first: number; readonly before: number } {
    let before = 0
    for (const [index, { start, counts }] of this.strata.entries()) {
      const own = counts[code] as number
      if (number >= before + own) {
        before += own
        continue
      }
      const rows = this.rowsIn(index)
      let low = 0
      let high = Math.ceil(rows / chunkRows)
      const out = new Float64Array(counts.length)
      while (high - low > 1) {
        const middle = (low + high) >>> 1
        fillPrefix(counts, rows, middle * chunkRows, out)
        if (before + (out[code] as number) <= number) low = middle
        else high = middle
      }
      fillPrefix(counts, rows, low * chunkRows, out)
      return { first: start + low * chunkRows, before: before + (out[code] as number) }
    }
    throw new RangeError(`There is no row ${number} of code ${code}`)
  }
}

/** The rows of one chunk of a stratum at a time. */
export class SharesChunk {
  readonly #shares: ExactShares
  readonly #key: SiteKey
  #chunkKey: SiteKey
  #first = 0
  #size = 0
  stratum = 0
  /** Rows of each code in the stratum before this chunk. */
  readonly before: Float64Array
  /** The end of the positions of each code. */
  readonly ends: Float64Array

  constructor(shares: ExactShares, key: SiteKey) {
    const codes = shares.strata[0]?.counts.length ?? 0
    this.#shares = shares
    this.#key = key
    this.#chunkKey = key
    this.before = new Float64Array(codes)
    this.ends = new Float64Array(codes)
  }

  get first(): number {
    return this.#first
  }

  get size(): number {
    return this.#size
  }

  holds(row: number): boolean {
    return row >= this.#first && row < this.#first + this.#size
  }

  /** Moves to the chunk of `row`. */
  seek(row: number): void {
    const stratum = this.#shares.stratumOf(row)
    const { start, counts } = this.#shares.strata[stratum] as Stratum
    const rows = this.#shares.rowsIn(stratum)
    const index = Math.floor((row - start) / chunkRows)
    const offset = index * chunkRows
    this.stratum = stratum
    this.#first = start + offset
    this.#size = Math.min(chunkRows, rows - offset)
    // The first stratum has the key of the site, so that its rows do not depend on whether there are further strata.
    const key = stratum === 0 ? this.#key : combineKeys(this.#key, { high: stratum, low: -1 })
    this.#chunkKey = combineKeys(key, { high: index, low: this.#size })
    fillPrefix(counts, rows, offset, this.before)
    fillPrefix(counts, rows, offset + this.#size, this.ends)
    let end = 0
    for (let code = 0; code < counts.length; code++) {
      end += (this.ends[code] as number) - (this.before[code] as number)
      this.ends[code] = end
    }
  }

  /** The position of a row of this chunk, from 0. */
  placeOf(row: number): number {
    const offset = row - this.#first
    return this.#size === chunkRows ? smallShuffle(offset, chunkBits, this.#chunkKey) : permute(offset, this.#size, this.#chunkKey)
  }

  /** The row of this chunk at a position. */
  rowAt(place: number): number {
    const isFull = this.#size === chunkRows
    return this.#first + (isFull ? smallUnshuffle(place, chunkBits, this.#chunkKey) : unpermute(place, this.#size, this.#chunkKey))
  }

  codeAt(place: number): number {
    const { ends } = this
    if (place < (ends[0] as number)) return 0
    let low = 0
    let high = ends.length - 1
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      if ((ends[middle] as number) <= place) low = middle
      else high = middle
    }
    return high
  }
}

/**
 * Writes the number of rows with each code among the first `offset` rows of a stratum. The rows left by earlier codes are shared between
 * this and later codes.
 */
export function fillPrefix(counts: readonly number[], rows: number, offset: number, out: Float64Array): void {
  let left = offset
  let whole = rows
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] as number
    const share = whole === 0 ? 0 : shareStart(count, left, whole)
    out[code] = share
    left -= share
    whole -= count
  }
}

function rowsOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function countsBefore(strata: readonly Stratum[]): readonly (readonly number[])[] {
  let sums: readonly number[] = []
  return strata.map(({ counts }) => {
    const before = counts.map((_, code) => sums[code] ?? 0)
    sums = counts.map((count, code) => count + (before[code] as number))
    return before
  })
}
