import { type TLiteral, type TObject, type TUnion, Type } from 'typebox'
import { type Between, defineDistribution, type Distribution, type DistributionSpec, type NamedDistribution } from './distribution.ts'
import { invert } from './invert.ts'

interface Component {
  readonly weight: number
  readonly distribution: DistributionSpec
}

/** The parameters of a mixture of the `simple` distributions. */
const paramsType = (simple: ReadonlyMap<string, Distribution>) =>
  Type.Object({
    components: Type.Array(
      Type.Object({
        weight: Type.Number({
          exclusiveMinimum: 0,
          description: 'Share of the values in this group, relative to the other weights.',
        }),
        distribution: Type.Unsafe<DistributionSpec>(unionByName([...simple.values()], 'The distribution of this group.')),
      }),
      { minItems: 1, maxItems: 16, description: 'The groups. The distribution of a group cannot be a mixture.' },
    ),
  })

/** The mixture of several of the `simple` distributions. */
export function mixtureOf(simple: ReadonlyMap<string, Distribution>): NamedDistribution<'mixture', ReturnType<typeof paramsType>> {
  const named = (component: Component): Distribution => {
    const distribution = simple.get(component.distribution.name)
    if (distribution === undefined) throw new Error(`No distribution is named ${component.distribution.name}`)
    return distribution
  }
  return defineDistribution({
    name: 'mixture',
    description: 'Several groups with a distribution each, such as small and large customers, or weekdays and weekends.',
    params: paramsType(simple),
    example: {
      components: [
        { weight: 4, distribution: { name: 'normal', mean: 20, standard_deviation: 5 } },
        { weight: 1, distribution: { name: 'normal', mean: 90, standard_deviation: 10 } },
      ],
    },
    conflict: ({ components }) => {
      const conflicts = components.map((each) => named(each).conflict?.(each.distribution) ?? null)
      return conflicts.find((conflict) => conflict !== null) ?? null
    },
    sought: ({ components }) => between(components, named),
    quantile: ({ components }) => {
      const quantiles = components.map((each) => named(each).quantile(each.distribution))
      const cdf = mixedCdf(components)
      return (p) => {
        const values = quantiles.map((quantile) => quantile(p))
        const low = Math.min(...values)
        const high = Math.max(...values)
        return low < high && Number.isFinite(high - low) ? invert(cdf, p, low, high) : p < 0.5 ? low : high
      }
    },
    cdf: ({ components }) => mixedCdf(components),
  })

  function mixedCdf(components: readonly Component[]): (x: number) => number {
    const whole = components.reduce((sum, each) => sum + each.weight, 0)
    const parts = components.map((each) => ({ share: each.weight / whole, cdf: named(each).cdf(each.distribution) }))
    return (x) => parts.reduce((sum, part) => sum + part.share * part.cdf(x), 0)
  }
}

/** The range of the quantiles of all components; null if one of them jumps. */
function between(components: readonly Component[], named: (component: Component) => Distribution): Between | null {
  if (!components.every(({ distribution }) => isSmooth(distribution))) return null
  const ends = components.flatMap((each) => [1 / 4096, 4095 / 4096].map(named(each).quantile(each.distribution)))
  const exponents = components.map((each) => named(each).sought?.(each.distribution)?.exponent ?? 10)
  return { low: Math.min(...ends), high: Math.max(...ends), exponent: Math.max(...exponents) }
}

/** Whether the cdf of a distribution has no jump and, except where values begin, no kink. */
function isSmooth({ name, standard_deviation: deviation, spread, min, max }: DistributionSpec): boolean {
  if (name === 'normal') return deviation !== 0
  if (name === 'lognormal') return spread !== 0
  if (name === 'beta') return min !== max
  return name === 'gamma' || name === 'exponential'
}

/** A union of objects, discriminated by the literal `name` of a distribution. */
export function unionByName(all: readonly Distribution[], description: string): TUnion<TObject[]> {
  return Type.Union(all.map(withName), { description })
}

function withName(distribution: Distribution): TObject {
  const name: TLiteral<string> = Type.Literal(distribution.name, { description: distribution.description })
  return Type.Object({ name, ...distribution.params.properties }, { additionalProperties: false, description: distribution.description })
}
