const twoTo53 = 9007199254740992

/**
 * The start of the part at `cumulative` of `whole` when `total` is apportioned: floor(total * cumulative / whole), exact. All arguments are
 * integers from 0, below 2^53; `whole` is at least 1 and `cumulative` at most `whole`.
 */
export function shareStart(total: number, cumulative: number, whole: number): number {
  const product = total * cumulative
  // The quotient of two integers below 2^53 never rounds up to the next integer.
  if (product < twoTo53) return Math.floor(product / whole)
  let share = Math.floor(product / whole)
  for (;;) {
    const rest = differenceOfProducts(total, cumulative, share, whole)
    if (rest < 0) share--
    else if (rest >= whole) share++
    else return share
  }
}

/**
 * Integer shares of `total` in proportion to `weights`, by cumulative rounding: they add up to `total` exactly. Weights are finite and at
 * least 0, their sum is above 0; a weight of 0 gets 0. Weights with up to nine decimals are treated as exact decimals.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const parts = wholeWeights(weights)
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let cumulative = 0
  let start = 0
  return parts.map((part) => {
    cumulative += part
    const end = shareStart(total, cumulative, whole)
    const share = end - start
    start = end
    return share
  })
}

/** Integers in the proportions of `weights` with a sum below 2^53. */
function wholeWeights(weights: readonly number[]): number[] {
  for (let scale = 1; scale <= 1e9; scale *= 10) {
    if (!weights.every((weight) => Math.abs(weight * scale - Math.round(weight * scale)) <= 1e-13 * weight * scale)) continue
    const scaled = weights.map((weight) => Math.round(weight * scale))
    if (scaled.reduce((sum, part) => sum + part, 0) < twoTo53) return scaled
  }
  const largest = weights.reduce((most, weight) => Math.max(most, weight), 0)
  const relative = weights.map((weight) => weight / largest)
  const sum = relative.reduce((part, weight) => part + weight, 0)
  return relative.map((weight) => Math.round((weight / sum) * 2 ** 51))
}

/** The sign of a * b - c * d, and its value if that is below 2^53, for products that are close to each other (T. J. Dekker 1971). */
function differenceOfProducts(a: number, b: number, c: number, d: number): number {
  const first = a * b
  const second = c * d
  return first - second + (productError(a, b, first) - productError(c, d, second))
}

/** The rounding error of `product`, the rounded a * b. */
function productError(a: number, b: number, product: number): number {
  const aHigh = upperHalf(a)
  const aLow = a - aHigh
  const bHigh = upperHalf(b)
  const bLow = b - bHigh
  return aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow
}

/** The upper 26 bits of a double's 53 (G. W. Veltkamp 1968). */
function upperHalf(value: number): number {
  const shifted = value * 134217729
  return shifted - (shifted - value)
}
