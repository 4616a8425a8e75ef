import { PermutationTable } from '../../random/permutation-table.ts'
import { scramble } from '../../random/scramble.ts'
import type { SiteKey } from '../../random/site.ts'
import { smallShuffle } from '../../random/small-shuffle.ts'
import { tenDigits } from '../../random/ten-digits.ts'
import { fillZipf, zipfTable, type ZipfTable } from '../../random/zipf.ts'
import type { Frame } from '../column-kind.ts'

/** Fills `out` with a row number for each word. */
export type PickRows = (frame: Frame, words: Uint32Array, out: Float64Array) => void

export interface AllSpec {
  readonly rows: number
  /** Zipf exponent, 0 is even. */
  readonly popularity: number
  /** No row gets a larger share than one in so many, if need be by flattening the law. */
  readonly mostPicks: number
  readonly keySite: number
}

/** Picks among all rows: ranks follow the Zipf law, a permutation says which row has which rank. */
export function pickFromAll({ rows, popularity, mostPicks, keySite }: AllSpec): PickRows {
  const exponent = flattened(rows, popularity, mostPicks)
  if (exponent === 0) return (frame, words, out) => fillEvenly(words, frame.count, rows, out)
  const table = zipfTable(rows, exponent)
  const order = new PermutationTable(rows)
  return (frame, words, out) => {
    fillZipf(table, words, frame.count, out)
    order.apply(out, frame.count, frame.key(keySite))
  }
}

function fillEvenly(words: Uint32Array, count: number, rows: number, out: Float64Array): void {
  const scale = rows / 2 ** 32
  for (let i = 0; i < count; i++) out[i] = Math.floor((words[i] as number) * scale)
}

/** The largest exponent up to `exponent`, in tenths, under which the first of `rows` ranks has at most a share of 1 / `mostPicks`. */
function flattened(rows: number, exponent: number, mostPicks: number): number {
  for (let tenths = Math.floor(exponent * 10); tenths > 0; tenths--) {
    const candidate = tenths === Math.floor(exponent * 10) ? exponent : tenths / 10
    if (tenDigits(harmonic(rows, candidate)) >= mostPicks) return candidate
  }
  return 0
}

/** The generalised harmonic number, exact for its first terms and a lower bound by the integral for the rest. */
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
  /** Rows there will be in the end. */
  readonly rows: number
  readonly popularity: number
  readonly keySite: number
  readonly rankSite: number
}

/**
 * Picks among the first `limits[i]` rows, whose number grows with time. Rows stand in blocks of neighbours; a block that exists
 * as a whole shares its picks out by the Zipf law, in an order of ranks of its own, so a popular row stays popular for good.
 */
export function pickFromExisting({
  rows,
  popularity,
  keySite,
  rankSite,
}: ExistingSpec): (frame: Frame, words: Uint32Array, limits: Float64Array, out: Float64Array) => void {
  const bits = blockBits(rows)
  const size = 2 ** bits
  const table: ZipfTable | null = popularity > 0 && bits > 0 ? zipfTable(size, popularity) : null
  return (frame, words, limits, out) => {
    for (let i = 0; i < frame.count; i++) out[i] = Math.floor((words[i] as number) * ((limits[i] as number) / 2 ** 32))
    if (table === null) return
    const ranks = frame.float64()
    fillZipf(table, frame.draw(rankSite), frame.count, ranks)
    const { high, low } = frame.key(keySite)
    for (let i = 0; i < frame.count; i++) {
      const block = Math.floor((out[i] as number) / size)
      const start = block * size
      if (start + size > (limits[i] as number)) continue
      out[i] = start + smallShuffle(ranks[i] as number, bits, blockKey(high, low, block))
    }
  }
}

/** A key of a block's own: two rounds of the mixer a word are enough for an order of so few. */
function blockKey(high: number, low: number, block: number): SiteKey {
  const word = scramble(scramble(block + high) + low)
  return { high: word, low: scramble(word + high) }
}

/** Bits of the size of a block: at most 8, and such that there are at least eight blocks. */
function blockBits(rows: number): number {
  let bits = 0
  while (bits < 8 && 2 ** (bits + 4) <= rows) bits++
  return bits
}
