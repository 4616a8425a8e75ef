import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'

/** The power law. */
export const pareto = defineDistribution({
  name: 'pareto',
  description: 'The power law of "20% have 80%", as for wealth, sizes of cities and files, or sales of books.',
  params: Type.Object({
    minimum: Type.Number({ exclusiveMinimum: 0, description: 'Smallest value, in the unit of the column.' }),
    shape: Type.Number({
      minimum: 0.1,
      maximum: 1000,
      description:
        'Exponent of the tail, without unit. The smaller it is, the more extreme are the largest values; 1.16 is "20% have 80%".',
    }),
  }),
  example: { minimum: 10, shape: 1.16 },
  quantile:
    ({ minimum, shape }) =>
    (p) =>
      minimum * Math.exp(-Math.log1p(-p) / shape),
  cdf:
    ({ minimum, shape }) =>
    (x) =>
      x <= minimum ? 0 : -Math.expm1(-shape * Math.log(x / minimum)),
})
