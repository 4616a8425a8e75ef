import { isJsonObject } from '../json.ts'

/** By how much the finer table of an exact column takes longer. */
const exactFactor = 2

/** Cost of a uniform delay without a distribution: its table takes a quarter of the time. */
const evenDelay = 0.25

/**
 * The cost of the distributions in the parameters of a column, including those of cases and the components of mixtures: no other part of
 * them has a name. A distribution with a closed formula costs 1, about a millisecond; one whose quantiles are found numerically costs
 * proportionally more, and an exact column twice as much.
 */
export function countDistributions(params: unknown): number {
  if (Array.isArray(params)) return params.reduce<number>((sum, part) => sum + countDistributions(part), 0)
  if (!isJsonObject(params)) return 0
  const { name, components } = params
  if (typeof name === 'string') return name === 'mixture' ? mixtureCost(components) : costOf(name, params)
  const isEvenDelay = typeof params['unit'] === 'string' && params['distribution'] === undefined
  const cost = Object.values(params).reduce<number>((sum, part) => sum + countDistributions(part), isEvenDelay ? evenDelay : 0)
  return params['exact'] === true ? cost * exactFactor : cost
}

function costOf(name: string, { shape, alpha, beta }: Readonly<Record<string, unknown>>): number {
  if (name === 'gamma') return Math.ceil(0.3 / Number(shape) + Number(shape) / 1200 + 0.5)
  if (name !== 'beta') return 1
  const [least, most] = [Math.min(Number(alpha), Number(beta)), Math.max(Number(alpha), Number(beta))]
  return Math.ceil((0.5 + 0.4 / least) * (1 + most / 8000) + least / 2000)
}

/** Every quantile of a mixture evaluates all its components; those with steps or piecewise curves cost more. */
function mixtureCost(components: unknown): number {
  if (!Array.isArray(components)) return 1
  return components.reduce<number>((sum, component) => {
    const spec: unknown = isJsonObject(component) ? component['distribution'] : null
    const name = isJsonObject(spec) ? spec['name'] : null
    return sum + countDistributions(spec) * (name === 'poisson' || name === 'empirical' ? 4 : 2)
  }, 0)
}
