import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantileOf } from '../../src/random/distributions/index.ts'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, listCells, rangeCells, valuesOf } from '../engine/support/evaluate.ts'
import { column, problemsOf, withColumns } from '../schema/support.ts'

type Spec = Parameters<typeof quantileOf>[0]

function planOf(params: Readonly<Record<string, unknown>>, rows: number): ReturnType<typeof compileTables> {
  const subject: AnyColumn = { kind: 'decimal', scale: 4, exact: true, ...params, name: 'subject' }
  return compileTables([{ name: 'rows', rows: { type: 'primary' }, columns: [subject] }], rows)
}

function ascending(params: Readonly<Record<string, unknown>>, rows: number, seed = 5): number[] {
  return (columnValues(planOf(params, rows), seed, 'rows', 'subject') as number[]).toSorted((a, b) => a - b)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The rank correlation of numbers without ties. */
function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const places = (values: readonly number[]): ReadonlyMap<number, number> =>
    new Map(values.toSorted((a, b) => a - b).map((value, place) => [value, place]))
  const [first, second] = [places(one), places(other)]
  const middle = (one.length - 1) / 2
  const products = one.map((value, at) => ((first.get(value) ?? 0) - middle) * ((second.get(other[at] ?? 0) ?? 0) - middle))
  return (12 * mean(products)) / (one.length ** 2 - 1)
}

const wide = { min: -1e6, max: 1e6 }

const specs: readonly (readonly [spec: Spec, mean: number])[] = [
  [{ name: 'normal', mean: 75, standard_deviation: 10 }, 75],
  [{ name: 'lognormal', median: 40, spread: 0.9 }, 40 * Math.exp(0.405)],
  [{ name: 'exponential', mean: 12 }, 12],
  [{ name: 'gamma', mean: 20, shape: 0.7 }, 20],
  [{ name: 'beta', alpha: 2, beta: 5, min: 0, max: 70 }, 20],
  [{ name: 'triangular', min: 0, mode: 1, max: 5 }, 2],
  [{ name: 'pareto', minimum: 10, shape: 3 }, 15],
  [{ name: 'empirical', quantiles: [0, 5, 9, 20, 100] }, 21],
  [
    {
      name: 'mixture',
      components: [
        { weight: 4, distribution: { name: 'normal', mean: 20, standard_deviation: 5 } },
        { weight: 1, distribution: { name: 'normal', mean: 90, standard_deviation: 10 } },
      ],
    },
    34,
  ],
]

describe('exact numbers', () => {
  it.each(specs)('should have the mean of %j with any number of rows', (distribution, expected) => {
    for (const rows of [1, 2, 20, 600, 4097, 10_000])
      expect(Math.abs(mean(ascending({ ...wide, distribution }, rows)) / expected - 1)).toBeLessThan(0.0002)
  })

  it('should have the quantiles of random distributions, in any number of rows, with any seed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...specs),
        fc.oneof(fc.integer({ min: 1, max: 800 }), fc.integer({ min: 4000, max: 9000 })),
        fc.nat(),
        ([distribution], rows, seed) => {
          const values = ascending({ ...wide, distribution }, rows, seed)
          const quantile = quantileOf(distribution)
          // One row more or less, a cell of 1/4096, and rounding to four digits.
          const room = 2 / rows + 1 / 4096
          for (const p of [0.1, 0.25, 0.5, 0.9]) {
            const value = values[Math.min(rows - 1, Math.floor(p * rows))] as number
            if (p > room) expect(value).toBeGreaterThanOrEqual(quantile(p - room) - 1e-3)
            if (p + room < 1) expect(value).toBeLessThanOrEqual(quantile(p + room) + 1e-3)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('should have the given standard deviation and median', () => {
    const scores = ascending({ ...wide, distribution: { name: 'normal', mean: 75, standard_deviation: 10 } }, 601)
    const around = mean(scores)
    expect(Math.sqrt(mean(scores.map((score) => (score - around) ** 2)))).toBeCloseTo(10, 0)
    expect(scores[300]).toBeCloseTo(75, 2)
  })

  it('should cut a distribution to the bounds, so that no value piles up at one', () => {
    const params = { kind: 'decimal', scale: 2, min: 60, max: 80, distribution: { name: 'normal', mean: 75, standard_deviation: 10 } }
    const cut = ascending(params, 2000)
    const held = ascending({ ...params, exact: false }, 2000)
    const [atBound, heldAtBound] = [cut, held].map((values) => values.filter((value) => value === 80).length)
    expect(atBound).toBeLessThan(3)
    expect(heldAtBound).toBeGreaterThan(500)
    expect(cut[0]).toBeLessThan(60.2)
    // Of a normal distribution between -1.5 and 0.5 deviations.
    expect(mean(cut)).toBeCloseTo(71.44, 1)
  })

  it('should keep the values at the bounds of distributions of few values', () => {
    const counts = ascending({ scale: 0, min: 0, max: 9, distribution: { name: 'poisson', mean: 1 } }, 1000)
    expect(Math.abs(counts.filter((count) => count === 0).length - 368)).toBeLessThan(3)
    expect(new Set(ascending({ min: 5, max: 5, distribution: { name: 'normal', mean: 5, standard_deviation: 0 } }, 9))).toEqual(
      new Set([5]),
    )
  })

  it('should have every number equally often without a distribution', () => {
    const dice = ascending({ scale: 0, min: 1, max: 6 }, 9000)
    for (let face = 1; face <= 6; face++) expect(Math.abs(dice.filter((value) => value === face).length - 1500)).toBeLessThan(3)
    expect(ascending({ scale: 0, min: 1, max: 6 }, 0)).toEqual([])
  })

  it('should be the same in any part, in another order with another seed, and known in four billion rows', () => {
    const params = { ...wide, distribution: { name: 'lognormal', median: 40, spread: 0.9 } }
    const plan = planOf(params, 9001)
    const all = columnValues(plan, 3, 'rows', 'subject')
    expect(valuesOf(rangeCells(plan, 3, 'rows', 'subject', 8000, 1001))).toEqual(all.slice(8000))
    expect(columnValues(plan, 4, 'rows', 'subject')).not.toEqual(all)
    const many = valuesOf(listCells(planOf(params, 2 ** 32), 3, 'rows', 'subject', [0, 1, 2 ** 31, 2 ** 32 - 1])) as number[]
    expect(new Set(many).size).toBe(4)
  })

  it('should be as good as independent of another exact column and of the order of rows', () => {
    const subject = { kind: 'decimal', scale: 6, min: 0, max: 1, exact: true }
    for (const rows of [1000, 20_000]) {
      const columns = [
        { ...subject, name: 'a' },
        { ...subject, name: 'b' },
      ]
      const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], rows)
      const [a, b] = ['a', 'b'].map((name) => columnValues(plan, 11, 'rows', name) as number[]) as [number[], number[]]
      const correlation = (other: (i: number) => number): number => 12 * (mean(a.map((value, i) => value * other(i))) - 0.25)
      expect(Math.abs(correlation((i) => b[i] as number))).toBeLessThan(4 / Math.sqrt(rows))
      expect(Math.abs(correlation((i) => a[(i + 1) % rows] as number))).toBeLessThan(4 / Math.sqrt(rows))
      expect(Math.abs(correlation((i) => i / rows))).toBeLessThan(4 / Math.sqrt(rows))
    }
  })

  it.each([
    [{ kind: 'integer', min: 1, max: 9, exact: true, unique: true }, '`unique` numbers are already spread evenly'],
    [{ kind: 'decimal', scale: 1, min: 1, max: 9, exact: true, times: 'id' }, 'would change `exact` numbers'],
    [{ kind: 'integer', min: 1, max: 9, exact: true, by: 'id', cases: {} }, 'not to the rows of each case'],
    [
      { kind: 'integer', min: 100, max: 900, exact: true, distribution: { name: 'normal', mean: 5, standard_deviation: 2 } },
      'fewer than one in a million of its values lie between `min` 100 and `max` 900: widen them',
    ],
  ] as const)('should refuse %j', (params, reason) => {
    expect(problemsOf(withColumns({ name: 'x', ...params }))).toEqual([[column, expect.stringContaining(reason)]])
  })

  it.each([50, 4096, 9000])('should keep their numbers where another column of %i rows is correlated with them', (rows) => {
    const distribution = { name: 'normal', mean: 72, standard_deviation: 10 } as const
    const columns: readonly AnyColumn[] = [
      { name: 'hours', kind: 'decimal', scale: 3, min: 0, max: 40 },
      { name: 'score', kind: 'decimal', scale: 3, min: 0, max: 150, distribution, exact: true },
      { name: 'other', kind: 'decimal', scale: 3, min: 0, max: 1 },
    ]
    const correlations = [
      { columns: ['hours', 'score'], coefficient: 0.8 },
      { columns: ['score', 'other'], coefficient: -0.5 },
      { columns: ['hours', 'other'], coefficient: -0.4 },
    ] as const
    const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns, correlations }], rows)
    const [hours, score, other] = ['hours', 'score', 'other'].map((name) => columnValues(plan, 11, 'rows', name) as number[]) as [
      number[],
      number[],
      number[],
    ]
    const off = 4 / Math.sqrt(rows)
    expect(mean(score)).toBeCloseTo(72, 2)
    expect(Math.abs(rankCorrelation(hours, score) - 0.8)).toBeLessThan(off)
    expect(Math.abs(rankCorrelation(score, other) + 0.5)).toBeLessThan(off)
    expect(Math.abs(rankCorrelation(hours, other) + 0.4)).toBeLessThan(off)
  })

  it('should not be correlated with other exact ones', () => {
    const columns = ['a', 'b'].map((name): AnyColumn => ({ name, kind: 'integer', min: 1, max: 9, exact: true }))
    const table = { name: 'rows', rows: 10, columns, correlations: [{ columns: ['a', 'b'] as const, coefficient: 0.5 }] }
    expect(() => compileTables([table], 10)).toThrow('Columns "a" and "b" are exact: at most one')
  })
})
