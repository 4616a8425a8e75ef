import { Type } from 'typebox'
import { defineDistribution } from './distribution.ts'

/** A peak between two bounds. */
export const triangular = defineDistribution({
  name: 'triangular',
  description: 'A straight rise to the most likely value and a straight fall after it, as in estimates of effort or cost.',
  params: Type.Object({
    min: Type.Number({ description: 'Smallest value, in the unit of the column.' }),
    mode: Type.Number({ description: 'Most likely value, in the unit of the column, between `min` and `max`.' }),
    max: Type.Number({ description: 'Largest value, in the unit of the column.' }),
  }),
  example: { min: 1, mode: 3, max: 10 },
  conflict: ({ min, mode, max }) => (min <= mode && mode <= max ? null : '`mode` must lie between `min` and `max`'),
  quantile: ({ min, mode, max }) => {
    const width = max - min
    const rising = width === 0 ? 1 : (mode - min) / width
    return (p) => (p < rising ? min + width * Math.sqrt(p * rising) : max - width * Math.sqrt((1 - p) * (1 - rising)))
  },
  cdf: ({ min, mode, max }) => {
    const width = max - min
    return (x) => {
      if (x < min) return 0
      if (x >= max) return 1
      return x < mode ? (x - min) ** 2 / (width * (mode - min)) : 1 - (max - x) ** 2 / (width * (max - mode))
    }
  },
})
