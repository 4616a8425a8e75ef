import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'

/** Any shape, given by its quantiles. */
export const empirical = defineDistribution({
  name: 'empirical',
  description: 'Any shape: quantiles at equal steps of probability, interpolated linearly.',
  params: Type.Object({
    quantiles: Type.Array(Type.Number(), {
      minItems: 2,
      maxItems: 4097,
      description:
        'The quantiles, in ascending order and in the unit of the column, from the smallest to the largest value. Five ' +
        'quantiles are the smallest value, the first quartile, the median, the third quartile and the largest value.',
    }),
  }),
  example: { quantiles: [0, 5, 9, 20, 100] },
  conflict: ({ quantiles }) =>
    quantiles.every((value, i) => i === 0 || (quantiles[i - 1] as number) <= value) ? null : '`quantiles` must be in ascending order',
  quantile: ({ quantiles }) => {
    const steps = quantiles.length - 1
    return (p) => {
      const step = Math.min(steps - 1, Math.floor(p * steps))
      const low = quantiles[step] as number
      return low + ((quantiles[step + 1] as number) - low) * (p * steps - step)
    }
  },
  cdf: ({ quantiles }) => {
    const steps = quantiles.length - 1
    return (x) => {
      if (x < (quantiles[0] as number)) return 0
      const next = quantiles.findIndex((value) => value > x)
      if (next < 0) return 1
      const low = quantiles[next - 1] as number
      return (next - 1 + (x - low) / ((quantiles[next] as number) - low)) / steps
    }
  },
})
