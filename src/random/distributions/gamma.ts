import Type from 'typebox'
import { defineDistribution } from './distribution.ts'
import { lowerGamma } from './incomplete-gamma.ts'
import { invert } from './invert.ts'
import { logGamma } from './log-gamma.ts'

/** Sums of waiting times. */
export const gamma = defineDistribution({
  name: 'gamma',
  description: 'Positive values with one hump and a moderate tail: service times, rainfall, claims.',
  params: Type.Object({
    mean: Type.Number({ exclusiveMinimum: 0, description: 'Mean, in the unit of the column.' }),
    shape: Type.Number({
      minimum: 0.05,
      maximum: 10_000,
      description: 'Without unit: 1 is exponential, greater is narrower; the standard deviation is mean / sqrt(shape).',
    }),
  }),
  example: { mean: 20, shape: 2 },
  quantile: ({ mean, shape }) => {
    const scale = mean / shape
    return (p) => scale * standardQuantile(shape, p)
  },
  cdf: ({ mean, shape }) => {
    const scale = mean / shape
    return (x) => lowerGamma(shape, x / scale)
  },
})

function standardQuantile(shape: number, p: number): number {
  if (p <= 0) return 0
  if (p >= 1) return Infinity
  // P(shape, x) is at most x^shape / gamma(shape + 1), so the quantile is at least this.
  const low = Math.exp((Math.log(p) + logGamma(shape + 1)) / shape)
  if (low === 0) return 0
  let high = Math.max(low, shape) * 1.5
  while (lowerGamma(shape, high) < p) high *= 1.5
  return invert((x) => lowerGamma(shape, x), p, low, high)
}
