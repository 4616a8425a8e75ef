import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'

/** Waiting times between independent events. */
export const exponential = defineDistribution({
  name: 'exponential',
  description: 'Times between independent events: short times are the most frequent.',
  params: Type.Object({ mean: Type.Number({ exclusiveMinimum: 0, description: 'Mean, in the unit of the column.' }) }),
  example: { mean: 12 },
  quantile:
    ({ mean }) =>
    (p) =>
      -mean * Math.log1p(-p),
  cdf:
    ({ mean }) =>
    (x) =>
      x <= 0 ? 0 : -Math.expm1(-x / mean),
})
