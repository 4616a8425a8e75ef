import { beta, exponential, gamma, lognormal, normal, poisson, quantiles, uniform } from '../../../builders/distributions.ts'
import { normalCdf } from '../../../random/distributions/standard-normal.ts'
import type { DistributionSchema } from '../../../schema/schema.ts'
import { bellDeviation, type NumberBounds } from '../readers/bounds-for.ts'
import { risingTo } from './rising-to.ts'
import type { NumberColumn } from './number-column.ts'
import type { NumberSaid } from './number-said.ts'

/** A distribution, or the reason why none fits. Null for a uniform distribution. */
export type Spread = { readonly distribution: DistributionSchema | null } | { readonly reason: string }

/** Standard deviation of the logarithm: for a said tail, and if only a mean is said. */
const longTail = 0.9
const someTail = 0.5

/** Finds a distribution within bounds that fits the statements about a column. */
export function fitSpread(said: NumberSaid, own: NumberColumn | null, bounds: NumberBounds): Spread {
  const { shape, deviation, mean, median } = said
  switch (shape) {
    case 'normal':
      return bell(said, bounds)
    case 'uniform':
      return flat(said, bounds)
    case 'skewed':
    case 'lognormal':
      return tailed(said, own, bounds, longTail)
    case 'left_skewed':
      return mean === null ? { distribution: beta(6, 1.5, bounds.min, bounds.max) } : leaning(mean, bounds)
    case 'exponential':
      return { distribution: exponential(mean ?? (median === null ? (bounds.max - bounds.min) / 6 : median / Math.LN2)) }
    case 'power_law':
      return powerLaw(said, own, bounds)
    case 'poisson':
      return { distribution: poisson(mean ?? median ?? (bounds.min + bounds.max) / 2) }
    case 'bimodal':
      return twoPeaks(said, bounds)
    case null:
      if (deviation !== null) return bell(said, bounds)
      if (mean !== null && median !== null) return tailed(said, own, bounds, someTail)
      if (median !== null) return halved(said, own, bounds, median)
      if (mean !== null) return meanOnly(said, own, bounds, mean)
      return { distribution: ownSpread(own, bounds) }
  }
}

/** A normal distribution with the said mean and deviation, also if the bounds cut off more on one side. */
function bell(said: NumberSaid, bounds: NumberBounds): Spread {
  const { min, max } = bounds
  const mean = said.mean ?? said.median ?? (min + max) / 2
  const deviation = said.deviation ?? bellDeviation({ ...said, min, max }, mean)
  if (deviation === 0) return { distribution: normal(mean, 0) }
  // If the deviation is too large for a mean near 0, positive amounts get a tail, unless the story says "normal" or there is no room for a
  // tail.
  const isTailed = said.shape === null && said.min === null && min === 0 && mean < 2 * deviation && mean + 4 * deviation <= max
  if (isTailed) return { distribution: gamma(mean, (mean / deviation) ** 2) }
  if (said.deviation === null) return { distribution: normal(centreFor(mean, deviation, bounds), deviation) }
  // With a wider cut, the rest is not bell-shaped any more.
  const widest = 1.4 * deviation
  const spreadOf = (wide: number): number => cutBell(centreFor(mean, wide, bounds), wide, bounds).deviation
  if (spreadOf(widest) < deviation)
    return {
      reason: `numbers from ${min} to ${max} with a mean of ${mean} cannot have a standard deviation of ${deviation} in a normal distribution`,
    }
  const wide = rounded(risingTo(deviation, deviation, widest, spreadOf))
  return { distribution: normal(centreFor(mean, wide, bounds), wide) }
}

/** The centre of a normal distribution whose part within bounds has a given mean. */
function centreFor(mean: number, deviation: number, bounds: NumberBounds): number {
  const reach = 20 * deviation
  return rounded(risingTo(mean, mean - reach, mean + reach, (centre) => cutBell(centre, deviation, bounds).mean))
}

/** Mean and deviation of a normal distribution within bounds. */
function cutBell(centre: number, deviation: number, { min, max }: NumberBounds): { readonly mean: number; readonly deviation: number } {
  const [from, to] = [(min - centre) / deviation, (max - centre) / deviation]
  const inside = normalCdf(to) - normalCdf(from)
  if (inside < 1e-12) return { mean: centre < min ? min : max, deviation: 0 }
  const height = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const shift = (height(from) - height(to)) / inside
  const lost = (from * height(from) - to * height(to)) / inside
  return { mean: centre + deviation * shift, deviation: deviation * Math.sqrt(Math.max(0, 1 + lost - shift * shift)) }
}

function flat({ mean, deviation, min, max }: NumberSaid, bounds: NumberBounds): Spread {
  if (mean === null || (min !== null && max !== null)) return { distribution: null }
  const half = deviation === null ? Math.abs(mean) : deviation * Math.sqrt(3)
  return { distribution: uniform(Math.max(mean - half, bounds.min), mean + half) }
}

/** Exponent by which 20% of the rows have about 80% of the sum. */
const powerExponent = 1.16
/** Bounds that are closer, as a ratio, leave no power law. */
const leastPowerRatio = 50
/** The smallest number of a power law below the usual one of its column. */
const belowUsual = 20

/** A power law within bounds. */
function powerLaw({ mean, median, deviation }: NumberSaid, own: NumberColumn | null, { min, max }: NumberBounds): Spread {
  if (mean !== null || median !== null || deviation !== null)
    return { reason: 'the mean, median and deviation of a power law follow from its smallest number: state the bounds' }
  const usual = own?.distribution?.name === 'lognormal' ? own.distribution.median / belowUsual : 1
  const least = min > 0 ? min : Math.max(1, Math.round(usual))
  if (max < leastPowerRatio * least) return { reason: `a power law needs bounds that are further apart than ${least} and ${max}` }
  return { distribution: { name: 'pareto', minimum: least, shape: powerExponent } }
}

/** A distribution with a tail to the right. */
function tailed(said: NumberSaid, own: NumberColumn | null, bounds: NumberBounds, tail: number): Spread {
  const { mean, median, deviation } = said
  const isBounded = said.min !== null && said.max !== null
  if (mean !== null && median !== null) {
    if (mean < median)
      return { reason: 'a mean below the median needs a left-skewed distribution: state only one of them, or "left-skewed"' }
    return { distribution: lognormal(median, Math.sqrt(2 * Math.log(mean / median))) }
  }
  if (isBounded && median === null) return mean === null ? { distribution: beta(1.5, 6, bounds.min, bounds.max) } : leaning(mean, bounds)
  const spread = mean !== null && deviation !== null ? Math.sqrt(Math.log(1 + (deviation / mean) ** 2)) : tail
  if (median !== null && median > 0) return { distribution: cutLognormal({ of: 'median', value: median }, spread, bounds) }
  if (mean !== null && mean > 0) return { distribution: cutLognormal({ of: 'mean', value: mean }, spread, bounds) }
  const typical = own?.distribution?.name === 'lognormal' ? own.distribution.median : Math.max(bounds.max / 12, bounds.min * 2)
  return { distribution: lognormal(typical, tail) }
}

/** How many times the part above the median is wider than the one below, if there is a tail. */
const tailFrom = 4

/** A distribution with a given median. */
function halved(said: NumberSaid, own: NumberColumn | null, { min, max }: NumberBounds, median: number): Spread {
  const isOpen = said.max === null && median > 0 && (own === null || own.max > 10 * median)
  if (isOpen) return { distribution: lognormal(median, someTail) }
  // A median near the lower bound leaves a long tail: "from $20 to $2,000 with a median of $80".
  const isTailed = median > 0 && min >= 0 && median > min && max - median > tailFrom * (median - min)
  if (isTailed) return { distribution: cutLognormal({ of: 'median', value: median }, Math.log(max / median) / 3, { min, max }) }
  return { distribution: quantiles([min, (min + 2 * median) / 3, median, (2 * median + max) / 3, max]) }
}

/** A distribution with a peak or a slope within bounds and a given mean. */
function leaning(mean: number, { min, max }: NumberBounds): Spread {
  const share = (mean - min) / (max - min)
  if (!(share > 0 && share < 1))
    return { reason: `a mean of ${mean} leaves no spread between ${min} and ${max}: state a mean between them` }
  const weight = Math.min(12, 2.5 / Math.min(share, 1 - share))
  return { distribution: beta(rounded(share * weight), rounded((1 - share) * weight), min, max) }
}

function meanOnly(said: NumberSaid, own: NumberColumn | null, bounds: NumberBounds, mean: number): Spread {
  const isScale = own !== null && own.max <= 10 * Math.abs(mean) && own.max > mean
  // A tail needs room: 82% has none.
  const isOpen = mean > 0 && said.max === null && bounds.max > 2 * mean && !isScale && bounds.min < mean / 4
  return isOpen ? tailed(said, own, bounds, someTail) : leaning(mean, bounds)
}

function twoPeaks({ peaks }: NumberSaid, { min, max }: NumberBounds): Spread {
  const [low = min + (max - min) / 4, high = max - (max - min) / 4] = peaks.toSorted((one, other) => one - other)
  const deviation = Math.max((high - low) / 7, Number.MIN_VALUE)
  const component = (mean: number): { readonly weight: number; readonly distribution: ReturnType<typeof normal> } => ({
    weight: 1,
    distribution: normal(mean, deviation),
  })
  return { distribution: { name: 'mixture', components: [component(low), component(high)] } }
}

/** The existing distribution, moved into the bounds; its shape stays. */
function ownSpread(own: NumberColumn | null, { min, max }: NumberBounds): DistributionSchema | null {
  if (own === null || own.distribution === null) return null
  if (own.min === min && own.max === max) return own.distribution
  const isBell = own.distribution.name === 'normal' || own.distribution.name === 'beta' || own.distribution.name === 'triangular'
  return isBell ? beta(2.2, 2.2, min, max) : beta(1.8, 4, min, max)
}

function rounded(value: number): number {
  return Number(value.toPrecision(12))
}

/** The statistic that the numbers within bounds should have. */
interface Target {
  readonly of: 'mean' | 'median'
  readonly value: number
}

const steps = 60
/** Largest distance between the logarithms of the median and of the target, in standard deviations. */
const reach = 12

/**
 * The lognormal distribution whose part within bounds has a given mean or median.
 * @param spread standard deviation of the logarithm, above 0
 * @param target within the bounds, above 0
 */
function cutLognormal(target: Target, spread: number, bounds: NumberBounds): DistributionSchema {
  const centre = Math.log(target.value)
  let [low, high] = [centre - reach * spread, centre + reach * spread]
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2
    if (isBelow(middle, target, spread, bounds)) low = middle
    else high = middle
  }
  return lognormal(Number(Math.exp((low + high) / 2).toPrecision(12)), spread)
}

/** Whether the statistic of the part within bounds is below the target. */
function isBelow(centre: number, { of, value }: Target, spread: number, { min, max }: NumberBounds): boolean {
  const below = (limit: number, shift: number): number => (limit <= 0 ? 0 : normalCdf((Math.log(limit) - centre) / spread - shift))
  const inside = below(max, 0) - below(min, 0)
  // Almost nothing lies within the bounds: all of it is next to one bound.
  if (inside < 1e-9) return centre < Math.log(value)
  if (of === 'median') return (below(value, 0) - below(min, 0)) / inside > 0.5
  const mean = (Math.exp(centre + spread ** 2 / 2) * (below(max, spread) - below(min, spread))) / inside
  return mean < value
}
