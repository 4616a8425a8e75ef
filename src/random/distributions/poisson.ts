import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'

/** Counts of independent events. */
export const poisson = defineDistribution({
  name: 'poisson',
  description: 'Numbers of independent events in a fixed time, such as visits per day or defects per batch. Whole numbers.',
  params: Type.Object({ mean: Type.Number({ exclusiveMinimum: 0, maximum: 1e6, description: 'Mean number of events.' }) }),
  example: { mean: 4 },
  quantile: ({ mean }) => {
    const { first, shares } = cumulativeShares(mean)
    return (p) => (p >= 1 ? Infinity : first + firstReaching(shares, p))
  },
  cdf: ({ mean }) => {
    const { first, shares } = cumulativeShares(mean)
    return (x) => (x < first ? 0 : (shares[Math.min(shares.length - 1, Math.floor(x) - first)] as number))
  },
})

/** The cumulative probabilities of the counts `first`, `first + 1`, …; omits tails below 10^-20 on either side. */
function cumulativeShares(mean: number): { readonly first: number; readonly shares: Float64Array } {
  const mode = Math.floor(mean)
  const reach = Math.ceil(10 * Math.sqrt(mean)) + 30
  const first = Math.max(0, mode - reach)
  const shares = new Float64Array(mode + reach - first + 1)
  // Probabilities relative to that of the mode, which avoids computing factorials.
  shares[mode - first] = 1
  for (let count = mode; count > first; count--) shares[count - 1 - first] = ((shares[count - first] as number) * count) / mean
  for (let count = mode + 1; count <= mode + reach; count++) shares[count - first] = ((shares[count - 1 - first] as number) * mean) / count
  let sum = 0
  for (let i = 0; i < shares.length; i++) shares[i] = sum += shares[i] as number
  for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] as number) / sum
  return { first, shares }
}

/** The smallest index whose entry is at least `p`. */
function firstReaching(shares: Float64Array, p: number): number {
  let low = 0
  let high = shares.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((shares[middle] as number) < p) low = middle + 1
    else high = middle
  }
  return low
}
