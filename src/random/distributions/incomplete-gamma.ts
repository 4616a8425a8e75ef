import { logGamma } from './log-gamma.ts'

const precision = 1e-16
const mostTerms = 100_000
const tiny = 1e-300

/** Shares of a gamma distribution of scale 1. */
export interface IncompleteGamma {
  /** The regularised lower incomplete gamma function P(shape, x): the share that is at most `x`. */
  lower(x: number): number
  /** Q(shape, x) = 1 - P(shape, x), also precise for small values. */
  upper(x: number): number
}

/** The incomplete gamma functions of a shape. */
export function incompleteGamma(shape: number): IncompleteGamma {
  const logOfGamma = logGamma(shape)
  /** x^shape * exp(-x) / gamma(shape) */
  const front = (x: number): number => Math.exp(shape * Math.log(x) - x - logOfGamma)
  const isLow = (x: number): boolean => x < shape + 1
  return {
    lower: (x) => (x <= 0 ? 0 : isLow(x) ? series(shape, x) * front(x) : 1 - continuedFraction(shape, x) * front(x)),
    upper: (x) => (x <= 0 ? 1 : isLow(x) ? 1 - series(shape, x) * front(x) : continuedFraction(shape, x) * front(x)),
  }
}

/** Source: Abramowitz & Stegun 6.5.29. */
function series(shape: number, x: number): number {
  let term = 1 / shape
  let sum = term
  for (let n = 1; n < mostTerms && term > sum * precision; n++) {
    term *= x / (shape + n)
    sum += term
  }
  return sum
}

/** Source: Abramowitz & Stegun 6.5.31, evaluated by the method of W. J. Lentz 1976. */
function continuedFraction(shape: number, x: number): number {
  let b = x + 1 - shape
  let c = 1 / tiny
  let d = 1 / b
  let value = d
  for (let n = 1; n < mostTerms; n++) {
    const a = n * (shape - n)
    b += 2
    d = 1 / awayFromZero(a * d + b)
    c = awayFromZero(b + a / c)
    const factor = c * d
    value *= factor
    if (Math.abs(factor - 1) < precision) break
  }
  return value
}

function awayFromZero(x: number): number {
  return Math.abs(x) < tiny ? tiny : x
}
