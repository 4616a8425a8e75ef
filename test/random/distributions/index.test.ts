import fc from 'fast-check'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import {
  distributionConflict,
  distributions,
  distributionSchema,
  quantileOf,
  type DistributionSpec,
} from '../../../src/random/distributions/index.ts'
import { quantileTable } from '../../../src/random/quantile-table.ts'

/**
 * Parameters, then values of the quantile function that are known: closed forms, or printed tables of chi-square, normal and beta
 * quantiles.
 */
const known: readonly (readonly [DistributionSpec, readonly (readonly [number, number])[]])[] = [
  [
    { name: 'uniform', min: -1, max: 3 },
    [
      [0, -1],
      [0.25, 0],
      [1, 3],
    ],
  ],
  [
    { name: 'normal', mean: 0, standard_deviation: 1 },
    [
      [0.5, 0],
      [0.975, 1.959963984540054],
      [0.001, -3.090232306167813],
      [1e-12, -7.034483825301131],
    ],
  ],
  [
    { name: 'normal', mean: 5, standard_deviation: 0 },
    [
      [0, 5],
      [0.3, 5],
    ],
  ],
  [
    { name: 'lognormal', median: 50, spread: 1 },
    [
      [0.5, 50],
      [0.8413447460685429, 135.9140914229523],
    ],
  ],
  [
    { name: 'exponential', mean: 2 },
    [
      [0, 0],
      [0.5, 1.3862943611198906],
    ],
  ],
  [
    { name: 'pareto', minimum: 3, shape: 2 },
    [
      [0, 3],
      [0.75, 6],
      [0.99, 30],
    ],
  ],
  [{ name: 'gamma', mean: 2, shape: 1 }, [[0.5, 1.3862943611198906]]],
  [
    { name: 'gamma', mean: 1, shape: 0.5 },
    [
      [0.95, 3.841458820694124],
      [0.05, 0.003932140000019522],
    ],
  ],
  [
    { name: 'gamma', mean: 10, shape: 5 },
    [
      [0.95, 18.30703805327515],
      [0.5, 9.34181776559189],
    ],
  ],
  [{ name: 'gamma', mean: 100, shape: 50 }, [[0.95, 124.3421134]]],
  [{ name: 'beta', alpha: 1, beta: 1, min: 0, max: 10 }, [[0.3, 3]]],
  [
    { name: 'beta', alpha: 2, beta: 1, min: 0, max: 1 },
    [
      [0.25, 0.5],
      [0.81, 0.9],
    ],
  ],
  [{ name: 'beta', alpha: 2, beta: 3, min: 0, max: 1 }, [[0.5, 0.3857275681323]]],
  [
    { name: 'triangular', min: 0, mode: 1, max: 4 },
    [
      [0.25, 1],
      [0, 0],
      [1, 4],
      [0.0625, 0.5],
    ],
  ],
  [{ name: 'triangular', min: 2, mode: 2, max: 2 }, [[0.25, 2]]],
  [
    { name: 'poisson', mean: 3 },
    [
      [0, 0],
      [0.04, 0],
      [0.05, 1],
      [0.5, 3],
      [0.9, 5],
      [0.99, 8],
    ],
  ],
  [{ name: 'poisson', mean: 1e6 }, [[0.5, 1e6]]],
  [
    { name: 'empirical', quantiles: [0, 10, 10, 40, 100] },
    [
      [0, 0],
      [0.125, 5],
      [0.4, 10],
      [0.625, 25],
      [1, 100],
    ],
  ],
  [
    {
      name: 'mixture',
      components: [
        { weight: 1, distribution: { name: 'uniform', min: 0, max: 1 } },
        { weight: 3, distribution: { name: 'uniform', min: 10, max: 13 } },
      ],
    },
    [
      [0, 0],
      [0.125, 0.5],
      [0.5, 11],
      [1, 13],
    ],
  ],
]

describe('distributions', () => {
  it('should all be covered here', () => {
    expect(new Set(known.map(([spec]) => spec.name))).toEqual(new Set(distributions.keys()))
  })

  it.each(known)('should have the known quantiles of %j', (spec, points) => {
    for (const [p, value] of points) {
      const found = quantileOf(spec)(p)
      expect(Math.abs(found - value), `quantile ${p}: ${found}`).toBeLessThanOrEqual(1e-9 * Math.max(1e-3, Math.abs(value)))
    }
  })

  it.each(known)('should never fall and be the inverse of the share below: %j', (spec) => {
    const quantile = quantileOf(spec)
    const cdf = distributions.get(spec.name)?.cdf(spec) ?? Number
    const anyShare = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(anyShare, anyShare, (one, other) => {
        if (one < other) expect(quantile(one / 10_000)).toBeLessThanOrEqual(quantile(other / 10_000))
        const x = quantile(one / 10_000)
        const reach = 1e-9 * Math.max(1e-3, Math.abs(x))
        expect(cdf(x + reach)).toBeGreaterThanOrEqual(one / 10_000 - 1e-12)
        expect(cdf(x - reach)).toBeLessThanOrEqual(one / 10_000 + 1e-12)
      }),
    )
  })

  it.each(known)('should make a finite table of %j', (spec) => {
    expect(quantileTable(quantileOf(spec), { min: -1e15, max: 1e15 }).every(Number.isFinite)).toBe(true)
  })

  it('should describe every parameter', () => {
    for (const { name, description, params } of distributions.values()) {
      expect(description, name).toMatch(/\.$/)
      for (const [param, schema] of Object.entries(params.properties)) expect(schema, `${name}.${param}`).toHaveProperty('description')
    }
  })
})

describe('distributionSchema', () => {
  it.each(known)('should accept %j', (spec) => {
    expect(Value.Check(distributionSchema, spec)).toBe(true)
    expect(distributionConflict(spec)).toBeNull()
  })

  it.each([
    [{ name: 'bell', mean: 1 }],
    [{ name: 'normal', mean: 1 }],
    [{ name: 'normal', mean: 1, standard_deviation: -1 }],
    [{ name: 'normal', mean: 1, standard_deviation: 1, median: 3 }],
    [{ name: 'exponential', mean: 0 }],
    [{ name: 'mixture', components: [] }],
    [{ name: 'mixture', components: [{ weight: 1, distribution: { name: 'mixture', components: [] } }] }],
  ])('should refuse %j', (spec) => {
    expect(Value.Check(distributionSchema, spec)).toBe(false)
  })

  it.each([
    [{ name: 'uniform', min: 2, max: 1 }, /min/],
    [{ name: 'beta', alpha: 1, beta: 1, min: 2, max: 1 }, /min/],
    [{ name: 'triangular', min: 0, mode: 5, max: 4 }, /mode/],
    [{ name: 'empirical', quantiles: [1, 3, 2] }, /ascending/],
    [{ name: 'mixture', components: [{ weight: 1, distribution: { name: 'uniform', min: 2, max: 1 } }] }, /min/],
  ])('should tell what is wrong with %j', (spec, reason) => {
    expect(distributionConflict(spec)).toMatch(reason)
  })
})
