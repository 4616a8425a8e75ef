import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'

/** Every value between two bounds is equally likely. */
export const uniform = defineDistribution({
  name: 'uniform',
  description: 'Every value between `min` and `max` is equally likely.',
  params: Type.Object({
    min: Type.Number({ description: 'Smallest value, in the unit of the column.' }),
    max: Type.Number({ description: 'Largest value, in the unit of the column; not less than `min`.' }),
  }),
  example: { min: 0, max: 100 },
  conflict: ({ min, max }) => (min > max ? `\`min\` ${min} must not exceed \`max\` ${max}` : null),
  quantile:
    ({ min, max }) =>
    (p) =>
      min + (max - min) * p,
  cdf:
    ({ min, max }) =>
    (x) =>
      x < min ? 0 : x >= max ? 1 : (x - min) / (max - min),
})
