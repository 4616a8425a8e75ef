import { scoreCorrelation } from './copula.ts'
import { normalQuantile } from './distributions/standard-normal.ts'
import { tenDigits } from './ten-digits.ts'

/*
 * If many rows have the same value, their ranks are tied, and the same normal scores give a smaller rank correlation: with five equally
 * frequent
 * values it is about two hundredths smaller, with two values an eighth. So the scores of such columns need a higher correlation. It follows
 * from
 * the expansion of the bivariate normal density in Hermite polynomials (F. G. Mehler 1866): with f and g the ranks as functions of the
 * scores,
 * their covariance is the sum of f_k * g_k * r^k.
 */

const size = 4096
const degrees = 60

/** Draws in the middle of 4096 equal steps. The values of a column at these draws show its distribution. */
export const probeDraws: Uint32Array = Uint32Array.from({ length: size }, (_, i) => i * 2 ** 20 + 2 ** 19)

/** Ranks at the probe draws, with ties at their mean rank, normalised to mean 0 and variance 1; and their Hermite coefficients. */
export interface RankShape {
  readonly ranks: Float64Array
  readonly coefficients: Float64Array
}

/**
 * The shape of a column with these values at the probe draws, which must be in ascending order; null if hardly any are tied.
 * @throws RangeError if all are equal
 */
export function rankShape(values: Float64Array): RankShape | null {
  const ranks = new Float64Array(size)
  let variance = 0
  for (let first = 0; first < size;) {
    let end = first
    while (end < size && values[end] === values[first]) end++
    const rank = (first + end - size) / 2
    ranks.fill(rank, first, end)
    variance += rank * rank * (end - first)
    first = end
  }
  if (variance === 0) throw new RangeError('All values are equal')
  const untied = (size * (size * size - 1)) / 12
  if (variance > untied * 0.999) return null
  return shapeOf(ranks.map((rank) => rank / Math.sqrt(variance / size)))
}

let evenShape: RankShape | null = null

/** The shape of a column without ties. */
function even(): RankShape {
  const deviation = Math.sqrt((size * size - 1) / 12)
  return (evenShape ??= shapeOf(Float64Array.from({ length: size }, (_, i) => (i - (size - 1) / 2) / deviation)))
}

/** Normalised Hermite polynomials of all degrees at the normal scores of the probe draws; computed on first use. */
let hermite: Float64Array | null = null

function hermiteTable(): Float64Array {
  const table = new Float64Array(size * (degrees + 1))
  for (let i = 0; i < size; i++) {
    const score = normalQuantile((i + 0.5) / size)
    let [before, current] = [0, 1]
    for (let k = 0; k <= degrees; k++) {
      table[i * (degrees + 1) + k] = current
      ;[before, current] = [current, (score * current - Math.sqrt(k) * before) / Math.sqrt(k + 1)]
    }
  }
  return table
}

function shapeOf(ranks: Float64Array): RankShape {
  const table = (hermite ??= hermiteTable())
  const coefficients = new Float64Array(degrees + 1)
  for (let i = 0; i < size; i++) {
    const rank = ranks[i] as number
    const start = i * (degrees + 1)
    for (let k = 0; k <= degrees; k++) coefficients[k] = (coefficients[k] as number) + (rank * (table[start + k] as number)) / size
  }
  return { ranks, coefficients }
}

/** The range of rank correlations that two columns can have. */
export interface Reach {
  readonly least: number
  readonly greatest: number
}

/** The range of rank correlations of columns with these shapes; null is a shape without ties. */
export function reachOf(left: RankShape | null, right: RankShape | null): Reach {
  if (left === null && right === null) return { least: -1, greatest: 1 }
  const [a, b] = [left ?? even(), right ?? even()]
  let [least, greatest] = [0, 0]
  for (let i = 0; i < size; i++) {
    greatest += ((a.ranks[i] as number) * (b.ranks[i] as number)) / size
    least += ((a.ranks[i] as number) * (b.ranks[size - 1 - i] as number)) / size
  }
  return { least, greatest }
}

/**
 * The Pearson correlation of the normal scores of two columns with these shapes that gives the rank correlation `rank`, which must be
 * within their reach.
 */
export function scoreCorrelationOf(
  rank: number,
  left: RankShape | null,
  right: RankShape | null,
  { least, greatest }: Reach = reachOf(left, right),
): number {
  if (left === null && right === null) return scoreCorrelation(rank)
  const [a, b] = [left ?? even(), right ?? even()]
  if (rank >= greatest) return 1
  if (rank <= least) return -1
  const products = a.coefficients.map((value, k) => value * (b.coefficients[k] as number))
  const rest = { up: greatest - polynomial(products, 1), down: least - polynomial(products, -1) }
  let [low, high] = [-1, 1]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    const beyond = middle > 0 ? rest.up * middle ** (degrees + 1) : rest.down * (-middle) ** (degrees + 1)
    if (polynomial(products, middle) + beyond < rank) low = middle
    else high = middle
  }
  return tenDigits((low + high) / 2)
}

function polynomial(coefficients: Float64Array, x: number): number {
  let sum = 0
  for (let k = coefficients.length - 1; k >= 0; k--) sum = sum * x + (coefficients[k] as number)
  return sum
}
