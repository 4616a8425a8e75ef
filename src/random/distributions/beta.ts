import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'
import { incompleteBeta } from './incomplete-beta.ts'
import { invert } from './invert.ts'

/** A flexible shape between two bounds. */
export const beta = defineDistribution({
  name: 'beta',
  description: 'A flexible shape between two bounds, such as rates, percentages or scores.',
  params: Type.Object({
    alpha: Type.Number({
      minimum: 0.05,
      maximum: 10_000,
      description:
        'First shape, without unit. If it is greater than `beta`, values tend towards `max`. Two shapes of 1 are the uniform ' +
        'distribution; two shapes above 1 have one peak.',
    }),
    beta: Type.Number({
      minimum: 0.05,
      maximum: 10_000,
      description: 'Second shape, without unit. If it is greater than `alpha`, values tend towards `min`.',
    }),
    min: Type.Number({ description: 'Smallest value, in the unit of the column.' }),
    max: Type.Number({ description: 'Largest value, in the unit of the column; not less than `min`.' }),
  }),
  example: { alpha: 2, beta: 5, min: 0, max: 1 },
  conflict: ({ min, max }) => (min > max ? `\`min\` ${min} must not exceed \`max\` ${max}` : null),
  sought: ({ alpha, beta: other, min, max }) => (min < max ? { low: min, high: max, exponent: (alpha + other) * 10 } : null),
  quantile: ({ alpha, beta: other, min, max }) => {
    const share = incompleteBeta(alpha, other)
    return (p) => min + (max - min) * invert(share, p, 0, 1)
  },
  cdf: ({ alpha, beta: other, min, max }) => {
    const share = incompleteBeta(alpha, other)
    return (x) => (x < min ? 0 : x >= max ? 1 : share((x - min) / (max - min)))
  },
})
