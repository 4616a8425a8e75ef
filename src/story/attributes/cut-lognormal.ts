import { lognormal } from '../../builders/distributions.ts'
import { normalCdf } from '../../random/distributions/standard-normal.ts'
import type { DistributionSchema } from '../../schema/schema.ts'
import type { NumberBounds } from './bounds-for.ts'

/** What the numbers within bounds come to. */
interface Target {
  readonly of: 'mean' | 'median'
  readonly value: number
}

const steps = 60
/** The logarithm of the median is at most so many spreads away from that of what is said. */
const reach = 12

/**
 * The lognormal distribution of which the part within bounds has a mean or a median.
 * @param spread standard deviation of the logarithm, above 0
 * @param target within the bounds, above 0
 */
export function cutLognormal(target: Target, spread: number, bounds: NumberBounds): DistributionSchema {
  const centre = Math.log(target.value)
  let [low, high] = [centre - reach * spread, centre + reach * spread]
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2
    if (isBelow(middle, target, spread, bounds)) low = middle
    else high = middle
  }
  return lognormal(Number(Math.exp((low + high) / 2).toPrecision(12)), spread)
}

/** Whether the part within bounds comes to less than is wanted. */
function isBelow(centre: number, { of, value }: Target, spread: number, { min, max }: NumberBounds): boolean {
  const below = (limit: number, shift: number): number => (limit <= 0 ? 0 : normalCdf((Math.log(limit) - centre) / spread - shift))
  const inside = below(max, 0) - below(min, 0)
  // Nearly nothing is left within the bounds: all of it is next to one of them.
  if (inside < 1e-9) return centre < Math.log(value)
  if (of === 'median') return (below(value, 0) - below(min, 0)) / inside > 0.5
  const mean = (Math.exp(centre + spread ** 2 / 2) * (below(max, spread) - below(min, spread))) / inside
  return mean < value
}
