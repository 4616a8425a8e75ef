import type { SpreadShape } from '../aspect.ts'

/** The name of each shape in messages. */
export const shapeWords: Readonly<Record<SpreadShape, string>> = {
  normal: 'normally distributed',
  uniform: 'uniformly distributed',
  skewed: 'skewed to the right',
  left_skewed: 'skewed to the left',
  lognormal: 'lognormally distributed',
  power_law: 'distributed by a power law',
  exponential: 'exponentially distributed',
  poisson: 'Poisson distributed',
  bimodal: 'spread around two peaks',
}
