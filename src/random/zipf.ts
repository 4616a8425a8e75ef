import { tenDigits } from './ten-digits.ts'

/**
 * Ranks in cells of equal probability per rank: cell `c` has the ranks from `ranks[c]` and the draws from `draws[c]` up to those of cell
 * `c + 1`.
 */
export interface ZipfTable {
  readonly ranks: Float64Array
  readonly draws: Float64Array
  /** Ranks per draw in each cell. */
  readonly slopes: Float64Array
  /** For the upper 12 bits of a draw: the cell of the smallest draw with these bits (guide table, H. C. Chen & Y. Asau 1974). */
  readonly guide: Int32Array
}

const twoTo32 = 4294967296
const headRanks = 256
const guideBits = 12

/**
 * Compiles the choice of a rank from 0 to `size - 1` with probabilities proportional to 1 / (rank + 1)^exponent. `size` is 1 to 2^32,
 * `exponent` at least 0 (0 is uniform). Each of the first 256 ranks has its own cell. In the tail, the width of a cell is 1/128 of its
 * first rank, and its weight is the integral over it. A rank with a probability below 2^-32 may never be chosen.
 */
export function zipfTable(size: number, exponent: number): ZipfTable {
  const ranks = cellRanks(size)
  const count = ranks.length - 1
  const masses = ranks.slice(0, count).map((rank, cell) => tenDigits(cellMass(rank, ranks[cell + 1] as number, exponent)))
  const whole = masses.reduce((sum, mass) => sum + mass, 0)
  const draws = new Float64Array(count + 1)
  let cumulative = 0
  masses.forEach((mass, cell) => {
    cumulative += mass
    draws[cell + 1] = Math.min(twoTo32, Math.round((cumulative / whole) * twoTo32))
  })
  draws[count] = twoTo32
  const slopes = new Float64Array(count)
  for (let cell = 0; cell < count; cell++) {
    slopes[cell] =
      ((ranks[cell + 1] as number) - (ranks[cell] as number)) / Math.max(1, (draws[cell + 1] as number) - (draws[cell] as number))
  }
  return { ranks: Float64Array.from(ranks), draws, slopes, guide: guideOf(draws) }
}

/** Fills `out[0..count)` with the ranks that `draws[0..count)` choose. Larger draws choose equal or larger ranks. */
export function fillZipf(table: ZipfTable, draws: Uint32Array, count: number, out: Float64Array): void {
  const { ranks, slopes, guide } = table
  const starts = table.draws
  for (let i = 0; i < count; i++) {
    const draw = draws[i] as number
    let cell = guide[draw >>> (32 - guideBits)] as number
    while (draw >= (starts[cell + 1] as number)) cell++
    out[i] = (ranks[cell] as number) + Math.floor((draw - (starts[cell] as number)) * (slopes[cell] as number))
  }
}

/**
 * The rank below `limit` that a draw chooses, with the probabilities of a table of `limit` ranks. `limit` is 1 to the size of the given
 * table, whose further ranks are not chosen.
 */
export function pickZipfBelow({ ranks, draws, slopes, guide }: ZipfTable, draw: number, limit: number): number {
  const last = cellOfRank(ranks, limit - 1)
  const start = draws[last] as number
  const share = (limit - (ranks[last] as number)) / ((ranks[last + 1] as number) - (ranks[last] as number))
  const scaled = draw * ((start + share * ((draws[last + 1] as number) - start)) / twoTo32)
  let cell = guide[Math.floor(scaled) >>> (32 - guideBits)] as number
  while (scaled >= (draws[cell + 1] as number)) cell++
  return Math.min(limit - 1, (ranks[cell] as number) + Math.floor((scaled - (draws[cell] as number)) * (slopes[cell] as number)))
}

function cellOfRank(ranks: Float64Array, rank: number): number {
  if (rank < headRanks) return rank
  let low = headRanks - 1
  let high = ranks.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((ranks[middle] as number) <= rank) low = middle
    else high = middle
  }
  return low
}

/** Maximum number of draws that choose the same rank. Two draws that are further apart choose different ranks. */
export function mostDrawsOfRank({ ranks, draws }: ZipfTable): number {
  let most = 0
  for (let cell = 0; cell + 1 < ranks.length; cell++) {
    const width = (draws[cell + 1] as number) - (draws[cell] as number)
    const span = (ranks[cell + 1] as number) - (ranks[cell] as number)
    most = Math.max(most, span === 1 ? width : Math.floor(width / span) + 1)
  }
  return most
}

/** The first rank of every cell, and `size`. */
function cellRanks(size: number): number[] {
  const ranks: number[] = []
  for (let rank = 0; rank < size; rank += rank < headRanks ? 1 : Math.floor(rank / 128)) ranks.push(rank)
  ranks.push(size)
  return ranks
}

function cellMass(from: number, to: number, exponent: number): number {
  if (to - from === 1) return Math.exp(-exponent * Math.log(to))
  return integral(to + 0.5, exponent) - integral(from + 0.5, exponent)
}

/** The integral of x^-exponent from 1. */
function integral(x: number, exponent: number): number {
  const log = Math.log(x)
  const power = 1 - exponent
  return power === 0 ? log : Math.expm1(power * log) / power
}

function guideOf(draws: Float64Array): Int32Array {
  const guide = new Int32Array(1 << guideBits)
  let cell = 0
  for (let i = 0; i < guide.length; i++) {
    while (i * 2 ** (32 - guideBits) >= (draws[cell + 1] as number)) cell++
    guide[i] = cell
  }
  return guide
}
