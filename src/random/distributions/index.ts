import { Type } from 'typebox'
import { indexByName } from '../../registry.ts'
import { beta } from './beta.ts'
import type { Distribution, DistributionSpec } from './distribution.ts'
import { empirical } from './empirical.ts'
import { exponential } from './exponential.ts'
import { gamma } from './gamma.ts'
import { lognormal } from './lognormal.ts'
import { mixtureOf, unionByName } from './mixture.ts'
import { normal } from './normal.ts'
import { pareto } from './pareto.ts'
import { poisson } from './poisson.ts'
import { triangular } from './triangular.ts'
import { uniform } from './uniform.ts'
import type { Sought } from '../marched-quantiles.ts'

export type { Distribution, DistributionSpec } from './distribution.ts'

const simple = [uniform, normal, lognormal, exponential, pareto, gamma, beta, triangular, poisson, empirical] as const

/** Every distribution. Its type keeps the name and parameters of each. */
export const knownDistributions = [...simple, mixtureOf(indexByName<Distribution>(simple))] as const

/** All distributions by name. */
export const distributions: ReadonlyMap<string, Distribution> = indexByName<Distribution>(knownDistributions)

/** Accepts the name of any distribution with its parameters, without conflicts and without other properties. */
export const distributionSchema = Type.Refine(
  Type.Unsafe<DistributionSpec>(
    unionByName(
      [...distributions.values()],
      'The distribution of the numbers: its name and its parameters. Where it is optional, the default is a uniform ' +
        'distribution between the bounds.',
    ),
  ),
  (spec) => distributionConflict(spec) === null,
  (spec) => distributionConflict(spec) ?? '',
)

/** The quantile function of a distribution whose `spec` matches the schema. */
export function quantileOf(spec: DistributionSpec): (p: number) => number {
  return distributionNamed(spec.name).quantile(spec)
}

/** The cumulative distribution function of a distribution whose `spec` matches the schema: the share of values that are at most `x`. */
export function cdfOf(spec: DistributionSpec): (x: number) => number {
  return distributionNamed(spec.name).cdf(spec)
}

/**
 * The cdf in which the quantiles of a distribution are searched, and their precision; undefined if quantiles have a formula or the cdf
 * jumps.
 */
export function soughtIn(spec: DistributionSpec): Sought | undefined {
  const { sought, cdf } = distributionNamed(spec.name)
  const between = sought?.(spec) ?? null
  if (between === null) return undefined
  const { low, high, exponent } = between
  return {
    cdf: cdf(spec),
    noise: 1e-15 * (10 + exponent),
    error: 4e-18 * (high - low) + (low === 0 ? 0 : 1e-15 * Math.max(Math.abs(low), Math.abs(high))),
  }
}

/** Why parameters that are valid one by one contradict each other; null if they do not. */
export function distributionConflict(spec: DistributionSpec): string | null {
  return distributionNamed(spec.name).conflict?.(spec) ?? null
}

function distributionNamed(name: string): Distribution {
  const distribution = distributions.get(name)
  if (distribution === undefined) throw new Error(`No distribution is named ${name}`)
  return distribution
}
