import { PermutationTable } from '../../random/permutation-table.ts'
import { scramble } from '../../random/scramble.ts'
import { permute } from '../../random/permute.ts'
import { combineKeys, type SiteKey } from '../../random/site.ts'
import { smallShuffle } from '../../random/small-shuffle.ts'
import { tenDigits } from '../../random/ten-digits.ts'
import { fillZipf, mostDrawsOfRank, pickZipfBelow, zipfTable, type ZipfTable } from '../../random/zipf.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { Frame, Ranges } from '../column-kind.ts'

/** Fills `out` with one row, from 0, for each draw. */
export type PickRows = (frame: Frame, draws: Uint32Array, out: Float64Array) => void

export interface PickFromAll {
  readonly pick: PickRows
  /** Whether all rows are equally likely, possibly because the law had to be flattened. */
  readonly isEven: boolean
  /** Whether up to `mostPicks` draws at equal distances always pick different rows. */
  readonly isDistinct: boolean
}

export interface AllSpec {
  readonly rows: number
  /** Zipf exponent, 0 is even. */
  readonly popularity: number
  /** No row has a larger share than 1 / `mostPicks`; the law is flattened if necessary. */
  readonly mostPicks: number
  readonly keySite: number
  /** The site of the draws' further bits, which a table of more than 2^32 rows needs. */
  readonly fineSite: number
}

/**
 * Picks among all rows: ranks follow the Zipf law, and a permutation assigns a row to each rank.
 * @throws SchemaError if more rows than draws distinguish are not equally likely
 */
export function pickFromAll({ rows, popularity, mostPicks, keySite, fineSite }: AllSpec): PickFromAll {
  requireDrawable(rows, popularity)
  const table = flattened(rows, popularity, mostPicks)
  if (table === null)
    return {
      pick: (frame, draws, out) => {
        const fine = rows > mostDrawn ? frame.draw(fineSite) : null
        for (let i = 0; i < frame.count; i++) out[i] = rowBelow(rows, draws[i] as number, fine, i)
      },
      isEven: true,
      isDistinct: Math.ceil(2 ** 32 / rows) <= Math.floor(2 ** 32 / mostPicks),
    }
  const order = new PermutationTable(rows)
  const pick: PickRows = (frame, draws, out) => {
    fillZipf(table, draws, frame.count, out)
    order.apply(out, frame.count, frame.siteKey(keySite))
  }
  return { pick, isEven: false, isDistinct: true }
}

/**
 * Picks among the `counts[i]` rows from `starts[i]` on; no count exceeds `most`. Each range has its own Zipf law and its own order of
 * ranks.
 */
export function pickFromRanges(
  most: number,
  popularity: number,
  keySite: number,
): (frame: Frame, draws: Uint32Array, ranges: Ranges, out: Float64Array) => void {
  if (popularity === 0)
    return (frame, draws, { starts, counts }, out) => {
      for (let i = 0; i < frame.count; i++)
        out[i] = (starts[i] as number) + Math.floor((draws[i] as number) * ((counts[i] as number) / 2 ** 32))
    }
  const table = zipfTable(most, popularity)
  return (frame, draws, { starts, counts }, out) => {
    const key = frame.siteKey(keySite)
    for (let i = 0; i < frame.count; i++) {
      const [start, count] = [starts[i] as number, counts[i] as number]
      if (count === 1) {
        out[i] = start
        continue
      }
      const rank = pickZipfBelow(table, draws[i] as number, count)
      out[i] = start + permute(rank, count, combineKeys(key, { high: start, low: count }))
    }
  }
}

/** Number of rows that draws distinguish: a draw has 32 bits. */
export const mostDrawn = 2 ** 32

/** @throws SchemaError if the Zipf law is asked for more rows than draws distinguish */
export function requireDrawable(rows: number, popularity: number): void {
  if (rows > mostDrawn && popularity > 0)
    throw new SchemaError(
      `${rows} rows are more than the ${mostDrawn} that can differ in popularity: ask for fewer rows, or leave "popularity" out`,
    )
}

/** The row below `limit` for the draw of row `i`. Draws have 20 further bits if `limit` exceeds 2^32. */
export function rowBelow(limit: number, draw: number, fine: Uint32Array | null, i: number): number {
  const whole = fine === null ? draw : draw + ((fine[i] as number) >>> 12) / 2 ** 20
  return Math.floor(whole * (limit / 2 ** 32))
}

/**
 * The Zipf law with the largest exponent up to `exponent`, in tenths, under which no rank has a share above 1 / `mostPicks`; null if only
 * equal shares fit.
 */
function flattened(rows: number, exponent: number, mostPicks: number): ZipfTable | null {
  for (let tenths = Math.floor(exponent * 10); tenths > 0; tenths--) {
    const candidate = tenths === Math.floor(exponent * 10) ? exponent : tenths / 10
    if (tenDigits(harmonic(rows, candidate)) < mostPicks) continue
    const table = zipfTable(rows, candidate)
    if (mostPicks === 1 || mostDrawsOfRank(table) <= Math.floor(2 ** 32 / mostPicks)) return table
  }
  return null
}

/** A generalised harmonic number: the first 1,000 terms are exact, the rest is bounded below by the integral. */
function harmonic(rows: number, exponent: number): number {
  const head = Math.min(rows, 1000)
  let sum = 0
  for (let rank = 1; rank <= head; rank++) sum += rank ** -exponent
  if (rows > head)
    sum +=
      exponent === 1 ? Math.log((rows + 1) / (head + 1)) : ((rows + 1) ** (1 - exponent) - (head + 1) ** (1 - exponent)) / (1 - exponent)
  return sum
}

export interface ExistingSpec {
  /** The final number of rows. */
  readonly rows: number
  readonly popularity: number
  readonly keySite: number
  readonly rankSite: number
  /** As for all rows. */
  readonly fineSite: number
}

/**
 * Picks among the first `limits[i]` rows, a number that grows with time. Rows form blocks of neighbours. A complete block divides its picks
 * by the Zipf law in its own order of ranks, so a popular row stays popular.
 */
export function pickFromExisting({
  rows,
  popularity,
  keySite,
  rankSite,
  fineSite,
}: ExistingSpec): (frame: Frame, draws: Uint32Array, limits: Float64Array, out: Float64Array) => void {
  const bits = blockBits(rows)
  const size = 2 ** bits
  const table: ZipfTable | null = popularity > 0 && bits > 0 ? zipfTable(size, popularity) : null
  return (frame, draws, limits, out) => {
    const fine = rows > mostDrawn ? frame.draw(fineSite) : null
    for (let i = 0; i < frame.count; i++) out[i] = rowBelow(limits[i] as number, draws[i] as number, fine, i)
    if (table === null) return
    const ranks = frame.float64()
    fillZipf(table, frame.draw(rankSite), frame.count, ranks)
    const { high, low } = frame.siteKey(keySite)
    for (let i = 0; i < frame.count; i++) {
      const block = Math.floor((out[i] as number) / size)
      const start = block * size
      if (start + size > (limits[i] as number)) continue
      out[i] = start + smallShuffle(ranks[i] as number, bits, blockKey(high, low, block))
    }
  }
}

/** The key of a block. Two rounds of the mixer per number suffice to shuffle so few rows. */
function blockKey(high: number, low: number, block: number): SiteKey {
  const mixed = scramble(scramble(block + high) + low)
  return { high: mixed, low: scramble(mixed + high) }
}

/** The binary logarithm of the size of a block: at most 8, and such that there are at least eight blocks. */
function blockBits(rows: number): number {
  let bits = 0
  while (bits < 8 && 2 ** (bits + 4) <= rows) bits++
  return bits
}
