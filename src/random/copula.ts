import { normalCdf, normalQuantile } from './distributions/standard-normal.ts'
import { tenDigits } from './ten-digits.ts'

/*
 * A Gaussian copula: independent draws become normal scores, a Cholesky factor combines them to correlated scores, and these become draws
 * again. So every stream of draws stays uniform.
 */

/** One of several correlated streams of draws: its weights for the normal scores of the independent streams. */
export interface CopulaPart {
  /** Sites of the independent draws, its own the last one. */
  readonly sites: readonly number[]
  /** For each site, a number from -1 to 1, not 0; their squares add up to 1. */
  readonly weights: readonly number[]
  /** The rows of the table if the first site deals each of them a slice of its own, as for `exact` numbers; else it draws. */
  readonly dealt?: number
}

/** The Pearson correlation of normal scores whose draws have the rank correlation (Spearman) `rank`, -1 to 1 (K. Pearson 1907). */
export function scoreCorrelation(rank: number): number {
  if (Math.abs(rank) === 1) return rank
  return tenDigits(2 * Math.sin((Math.PI * rank) / 6))
}

/** The inverse of `scoreCorrelation`. */
export function rankCorrelation(score: number): number {
  return (6 * Math.asin(score / 2)) / Math.PI
}

/** Maximum rounding error of a number that should be 0. */
const tolerance = 1e-8

/**
 * The lower triangular L with L * transposed(L) = `matrix`, which is symmetric with a diagonal of ones. If there is no such L, because the
 * correlations are impossible, returns the index of the first row that contradicts earlier rows. Uses only sums, products, quotients and
 * square roots, so the result is the same on every engine.
 */
export function choleskyFactor(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] | number {
  const factor: number[][] = []
  for (const [i, row] of matrix.entries()) {
    const out: number[] = []
    let rest = 1
    for (let j = 0; j < i; j++) {
      const other = factor[j] as number[]
      let value = row[j] as number
      for (let k = 0; k < j; k++) value -= (out[k] as number) * (other[k] as number)
      const diagonal = other[j] as number
      // A row that depends on those before it leaves no room for further correlations.
      if (diagonal === 0 && Math.abs(value) > tolerance) return i
      const entry = diagonal === 0 ? 0 : value / diagonal
      out.push(entry)
      rest -= entry * entry
    }
    if (rest < -tolerance) return i
    out.push(rest <= tolerance ? 0 : Math.sqrt(rest))
    factor.push(out)
  }
  return factor
}

const twoTo32 = 4294967296

/**
 * Quantiles at 4096 equal steps of probability from 0 to 2^(bits - 32), for draws below 2^bits; the first is that of the middle of the
 * first step.
 */
function tailTable(bits: number): Float64Array {
  const step = 2 ** (bits - 44)
  return Float64Array.from({ length: 4097 }, (_, i) => tenDigits(normalQuantile(Math.min(0.5, Math.max(i, 0.5) * step))))
}

/**
 * Three tables for the lower half, finer towards its end, where quantiles diverge. Created on first use, because most plans do not need
 * them.
 */
let tails: readonly [Float64Array, Float64Array, Float64Array] | null = null

function tailTables(): readonly [Float64Array, Float64Array, Float64Array] {
  return (tails ??= [tailTable(31), tailTable(24), tailTable(16)])
}

/** The normal score of the middle of `half`, a draw in the lower half of all draws. */
function lowerScore(half: number, [coarse, fine, finest]: readonly [Float64Array, Float64Array, Float64Array]): number {
  if (half >= 1 << 23) return between(coarse, (half + 0.5) * 1.9073486328125e-6)
  if (half >= 1 << 15) return between(fine, (half + 0.5) * 2.44140625e-4)
  return between(finest, (half + 0.5) * 0.0625)
}

function between(table: Float64Array, place: number): number {
  const cell = Math.floor(place)
  const low = table[cell] as number
  return low + ((table[cell + 1] as number) - low) * (place - cell)
}

const scoreSteps = 512
const leastScore = -6.5

/** The normal distribution at `leastScore`, `leastScore` + 1/512, … up to 0, in draws. */
let areas: Float64Array | null = null

function areaTable(): Float64Array {
  return (areas ??= Float64Array.from({ length: -leastScore * scoreSteps + 2 }, (_, i) =>
    tenDigits(normalCdf(Math.min(0, leastScore + i / scoreSteps)) * twoTo32),
  ))
}

/** Fills `out[0..count)` with the normal scores of `draws[0..count)`. */
export function scoresOfDraws(draws: Uint32Array, count: number, out: Float64Array): void {
  const tables = tailTables()
  for (let i = 0; i < count; i++) {
    const draw = draws[i] as number
    out[i] = draw < 0x80000000 ? lowerScore(draw, tables) : -lowerScore(0xffffffff - draw, tables)
  }
}

/** Fills `out[0..count)` with the draws whose normal scores are `scores[0..count)`. */
export function drawsOfScores(scores: Float64Array, count: number, out: Uint32Array): void {
  const table = areaTable()
  for (let i = 0; i < count; i++) {
    const score = scores[i] as number
    const lower = Math.max(leastScore, score > 0 ? -score : score)
    const draw = Math.min(0x7fffffff, Math.floor(between(table, (lower - leastScore) * scoreSteps)))
    out[i] = score > 0 ? 0xffffffff - draw : draw
  }
}
