import { logGamma } from './log-gamma.ts'

const precision = 1e-16
const mostTerms = 100_000
const tiny = 1e-300

/** The regularised incomplete beta function I_x(a, b) of `x`: the share of a beta distribution on [0, 1] that is at most `x`. */
export function incompleteBeta(a: number, b: number): (x: number) => number {
  const logOfBeta = logGamma(a + b) - logGamma(a) - logGamma(b)
  return (x) => {
    if (x <= 0) return 0
    if (x >= 1) return 1
    const front = Math.exp(logOfBeta + a * Math.log(x) + b * Math.log1p(-x))
    // The fraction converges fast on one side of the mean only; the other side follows by symmetry.
    return x < (a + 1) / (a + b + 2) ? (front * continuedFraction(a, b, x)) / a : 1 - (front * continuedFraction(b, a, 1 - x)) / b
  }
}

/** Source: Abramowitz & Stegun 26.5.8, evaluated by the method of W. J. Lentz 1976. */
function continuedFraction(a: number, b: number, x: number): number {
  let c = 1
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m < mostTerms; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / awayFromZero(1 + even * d)
    c = awayFromZero(1 + even / c)
    value *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / awayFromZero(1 + odd * d)
    c = awayFromZero(1 + odd / c)
    value *= d * c
    // NaN ends it, too.
    if (!(Math.abs(d * c - 1) >= precision)) break
  }
  return value
}

function awayFromZero(x: number): number {
  return Math.abs(x) < tiny ? tiny : x
}
