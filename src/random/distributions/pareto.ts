import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'

/** The power law. */
export const pareto = defineDistribution({
  name: 'pareto',
  description: 'The power law of "20% have 80%": wealth, city sizes, file sizes, sales of titles.',
  params: Type.Object({
    minimum: Type.Number({ exclusiveMinimum: 0, description: 'Least value, in the unit of the column.' }),
    shape: Type.Number({
      minimum: 0.1,
      maximum: 1000,
      description: 'Exponent of the tail, without unit: the smaller, the more extreme; 1.16 is "20% have 80%".',
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
