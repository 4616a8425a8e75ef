import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'
import { normalCdf, normalQuantile } from './standard-normal.ts'

/** Values whose logarithm is normal. */
export const lognormal = defineDistribution({
  name: 'lognormal',
  description: 'Many small values and a few large ones, always above 0, such as prices, incomes or durations.',
  params: Type.Object({
    median: Type.Number({ exclusiveMinimum: 0, description: 'Median, in the unit of the column: half of all values are below it.' }),
    spread: Type.Number({
      minimum: 0,
      maximum: 10,
      description:
        'Standard deviation of the natural logarithm, without unit: 0.25 is narrow, 1 wide; two thirds of all values are within a factor of exp(spread) of the median.',
    }),
  }),
  example: { median: 40, spread: 0.8 },
  quantile: ({ median, spread }) => (spread === 0 ? () => median : (p) => median * Math.exp(spread * normalQuantile(p))),
  cdf: ({ median, spread }) => {
    if (spread === 0) return (x) => Number(x >= median)
    return (x) => (x <= 0 ? 0 : normalCdf(Math.log(x / median) / spread))
  },
})
