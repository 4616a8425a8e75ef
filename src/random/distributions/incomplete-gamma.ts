import { logGamma } from './log-gamma.ts'

const precision = 1e-16
const mostTerms = 100_000
const tiny = 1e-300

/** The regularised lower incomplete gamma function P(shape, x): the share of a gamma distribution of scale 1 that is at most `x`. */
export function lowerGamma(shape: number, x: number): number {
  if (x <= 0) return 0
  return x < shape + 1 ? series(shape, x) : 1 - continuedFraction(shape, x)
}

/** Q(shape, x) = 1 - P(shape, x), precise where it is small. */
export function upperGamma(shape: number, x: number): number {
  if (x <= 0) return 1
  return x < shape + 1 ? 1 - series(shape, x) : continuedFraction(shape, x)
}

/** x^shape * exp(-x) / gamma(shape) */
function front(shape: number, x: number): number {
  return Math.exp(shape * Math.log(x) - x - logGamma(shape))
}

/** Source: Abramowitz & Stegun 6.5.29. */
function series(shape: number, x: number): number {
  let term = 1 / shape
  let sum = term
  for (let n = 1; n < mostTerms && term > sum * precision; n++) {
    term *= x / (shape + n)
    sum += term
  }
  return sum * front(shape, x)
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
  return value * front(shape, x)
}

function awayFromZero(x: number): number {
  return Math.abs(x) < tiny ? tiny : x
}
