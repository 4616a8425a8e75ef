import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'
import { normalCdf, normalQuantile } from './standard-normal.ts'

/** The bell curve. */
export const normal = defineDistribution({
  name: 'normal',
  description: 'The bell curve: measurements that vary around a mean, such as heights, temperatures or scores.',
  params: Type.Object({
    mean: Type.Number({ description: 'Mean, in the unit of the column.' }),
    standard_deviation: Type.Number({
      minimum: 0,
      description: 'Standard deviation, in the unit of the column: about two thirds of all values are at most this far from the mean.',
    }),
  }),
  example: { mean: 170, standard_deviation: 9 },
  quantile: ({ mean, standard_deviation: deviation }) => (deviation === 0 ? () => mean : (p) => mean + deviation * normalQuantile(p)),
  cdf:
    ({ mean, standard_deviation: deviation }) =>
    (x) =>
      deviation === 0 ? Number(x >= mean) : normalCdf((x - mean) / deviation),
})
