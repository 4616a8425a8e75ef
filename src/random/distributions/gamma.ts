import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'
import { incompleteGamma } from './incomplete-gamma.ts'
import { invert } from './invert.ts'
import { logGamma } from './log-gamma.ts'

/** Sums of waiting times. */
export const gamma = defineDistribution({
  name: 'gamma',
  description: 'Positive values with one peak and a moderate tail, such as service times, rainfall or insurance claims.',
  params: Type.Object({
    mean: Type.Number({ exclusiveMinimum: 0, description: 'Mean, in the unit of the column.' }),
    shape: Type.Number({
      minimum: 0.05,
      maximum: 10_000,
      description:
        'Shape, without unit: 1 is the exponential distribution, and larger shapes are narrower. The standard deviation is ' +
        'mean / sqrt(shape).',
    }),
  }),
  example: { mean: 20, shape: 2 },
  sought: ({ mean, shape }) => ({ low: 0, high: mean * 1.5, exponent: shape * Math.log(shape + 3) }),
  quantile: ({ mean, shape }) => {
    const scale = mean / shape
    const standard = standardQuantile(shape)
    return (p) => scale * standard(p)
  },
  cdf: ({ mean, shape }) => {
    const scale = mean / shape
    const { lower } = incompleteGamma(shape)
    return (x) => lower(x / scale)
  },
})

function standardQuantile(shape: number): (p: number) => number {
  const { lower } = incompleteGamma(shape)
  const logOfFront = logGamma(shape + 1)
  return (p) => invertedAt(p, shape, lower, logOfFront)
}

function invertedAt(p: number, shape: number, lower: (x: number) => number, logOfFront: number): number {
  if (p <= 0) return 0
  if (p >= 1) return Infinity
  // P(shape, x) is at most x^shape / gamma(shape + 1), so the quantile is at least this.
  const low = Math.exp((Math.log(p) + logOfFront) / shape)
  if (low === 0) return 0
  let high = Math.max(low, shape) * 1.5
  while (lower(high) < p) high *= 1.5
  return invert(lower, p, low, high)
}
