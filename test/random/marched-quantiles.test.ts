import { describe, expect, it } from 'vitest'
import { type DistributionSpec, quantileOf, soughtIn } from '../../src/random/distributions/index.ts'
import { quantileTable } from '../../src/random/quantile-table.ts'

const free = { min: -Infinity, max: Infinity }

const specs: readonly DistributionSpec[] = [
  ...[0.05, 0.2, 0.5, 1, 2.3, 40, 700].map((shape) => ({ name: 'gamma', mean: 20, shape })),
  ...[
    [0.06, 1.4],
    [0.5, 0.5],
    [2, 5],
    [400, 0.15],
    [900, 1200],
  ].map(([alpha, beta]) => ({ name: 'beta', alpha, beta, min: 0, max: 7 })),
  { name: 'beta', alpha: 2, beta: 3, min: -1, max: 1 },
  {
    name: 'mixture',
    components: [
      { weight: 4, distribution: { name: 'gamma', mean: 3, shape: 0.7 } },
      { weight: 1, distribution: { name: 'normal', mean: 90, standard_deviation: 10 } },
    ],
  },
]

describe('MarchedQuantiles', () => {
  it.each(specs)('should find the entries that looking for each by itself finds, %j', (spec) => {
    let looked = 0
    const quantile = quantileOf(spec)
    const counted = (p: number): number => {
      looked++
      return quantile(p)
    }
    expect(quantileTable(counted, free, soughtIn(spec))).toEqual(quantileTable(quantile, free))
    expect(looked).toBeLessThan(spec['shape'] === 0.05 || spec['alpha'] === 0.06 ? 4000 : 1500)
  })

  it('should not search distributions that have a formula, or whose cdf jumps', () => {
    const jump = { name: 'mixture', components: [{ weight: 1, distribution: { name: 'poisson', mean: 4 } }] }
    for (const spec of [{ name: 'normal', mean: 1, standard_deviation: 2 }, { name: 'poisson', mean: 3 }, jump])
      expect(soughtIn(spec)).toBeUndefined()
  })
})
