import { cdfOf, type DistributionSpec } from './distributions/index.ts'

/**
 * Probabilities are rounded to 2^-40, because engines differ in the last bit of functions such as `Math.exp`, and no byte may depend on it.
 */
const steps = 2 ** 40

/**
 * The shares of a distribution, 0 to 1, that are below `min` and not above `max`. Their difference is the share within the bounds, both
 * included.
 */
export function shareWithin(
  spec: DistributionSpec,
  { min, max }: { readonly min: number; readonly max: number },
): { readonly from: number; readonly to: number } {
  const cdf = cdfOf(spec)
  // The cdf includes values equal to its argument; just below `min` it excludes those equal to `min`.
  const below = min === 0 ? -Number.MIN_VALUE : min - Math.abs(min) * Number.EPSILON
  return { from: rounded(cdf(below)), to: rounded(cdf(max)) }
}

function rounded(share: number): number {
  return Math.round(share * steps) / steps
}
