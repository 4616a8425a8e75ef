import { describe, expect, it } from 'vitest'
import type { AnyColumn, CorrelationSchema, AnyTable } from '../../src/schema/any-schema.ts'
import { hashOf } from '../golden/hash-of.ts'
import { columnValues, compileTables, listCells, rangeCells } from './support/evaluate.ts'
import { problemsOf } from './support/refused.ts'

const rows = 100_000
const columns: readonly AnyColumn[] = [
  { name: 'tier', kind: 'category', values: ['low', 'high'] },
  { name: 'income', kind: 'decimal', scale: 2, min: 0, max: 1e6, distribution: { name: 'lognormal', median: 30_000, spread: 0.7 } },
  { name: 'score', kind: 'integer', min: 300, max: 9000 },
  { name: 'visits', kind: 'integer', min: 0, max: 100_000, distribution: { name: 'exponential', mean: 900 } },
  {
    name: 'debt',
    kind: 'decimal',
    scale: 2,
    min: 0,
    max: 90_000,
    by: 'tier',
    cases: { low: { name: 'uniform', min: 0, max: 100 }, high: { name: 'uniform', min: 50_000, max: 90_000 } },
  },
  { name: 'alone', kind: 'decimal', scale: 4, min: 0, max: 1 },
  { name: 'stars', kind: 'integer', min: 1, max: 5 },
  { name: 'claims', kind: 'integer', min: 0, max: 9, distribution: { name: 'poisson', mean: 0.6 } },
  { name: 'fixed', kind: 'integer', min: 7, max: 7 },
  { name: 'derived', kind: 'decimal', scale: 2, min: 0, max: 100, times: 'income' },
]

function people(correlations: readonly CorrelationSchema[], count = rows): AnyTable {
  return { name: 'people', rows: count, columns, correlations }
}

function pair(a: string, b: string, coefficient: number): CorrelationSchema {
  return { columns: [a, b], coefficient }
}

/** The middle of the places that each value has in order. */
function ranksOf(values: readonly number[]): Float64Array {
  const order = Float64Array.from(values.keys()).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = new Float64Array(values.length)
  for (let first = 0; first < order.length;) {
    let end = first
    while (end < order.length && values[order[end] ?? 0] === values[order[first] ?? 0]) end++
    for (let i = first; i < end; i++) ranks[order[i] ?? 0] = (first + end - 1) / 2
    first = end
  }
  return ranks
}

function spearman(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [ranksOf(left), ranksOf(right)]
  const middle = (left.length - 1) / 2
  let [both, first, second] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [(a[i] ?? 0) - middle, (b[i] ?? 0) - middle]
    both += x * y
    first += x * x
    second += y * y
  }
  return both / Math.sqrt(first * second)
}

describe('correlations', () => {
  const wanted = [pair('income', 'score', 0.6), pair('score', 'visits', -0.7), pair('debt', 'income', 0.3)]
  const plan = compileTables([people(wanted)], 1)
  const values = (name: string, from = plan) => columnValues(from, 42, 'people', name).map(Number)
  const known = Object.fromEntries(['income', 'score', 'visits', 'debt', 'alone'].map((name) => [name, values(name)]))

  it.each([
    ['income', 'score', 0.6],
    ['score', 'visits', -0.7],
    ['income', 'visits', 0],
    ['score', 'alone', 0],
  ])('should give %s and %s the rank correlation %f', (a, b, coefficient) => {
    expect(Math.abs(spearman(known[a] ?? [], known[b] ?? []) - coefficient)).toBeLessThan(0.01)
  })

  it.each([
    ['stars', 'income', 0.6],
    ['stars', 'claims', -0.5],
    ['claims', 'score', 0.75],
    ['claims', 'claims_again', 1],
  ])('should give %s and %s, of which many rows have the same value, the rank correlation %f', (a, b, coefficient) => {
    const again = { ...columns.find(({ name }) => name === 'claims'), name: 'claims_again', kind: 'integer' }
    const tied = compileTables([{ ...people([pair(a, b, coefficient)]), columns: [...columns, again] }], 1)
    expect(Math.abs(spearman(values(a, tied), values(b, tied)) - coefficient)).toBeLessThan(0.01)
  })

  it('should hold within the cases of a column', () => {
    const tiers = columnValues(plan, 42, 'people', 'tier')
    for (const tier of ['low', 'high']) {
      const [debt, income] = ['debt', 'income'].map((name) => (known[name] ?? []).filter((_, row) => tiers[row] === tier))
      expect(Math.abs(spearman(debt ?? [], income ?? []) - 0.3)).toBeLessThan(0.015)
    }
  })

  it('should not change the distribution of any column', () => {
    const independent = compileTables([people([])], 1)
    for (const name of ['income', 'score', 'visits', 'debt']) {
      const [ours, theirs] = [known[name] ?? [], values(name, independent)].map((list) => Float64Array.from(list).toSorted())
      // Two samples of one distribution (Kolmogorov and Smirnov): further apart once in ten million.
      let [place, most] = [0, 0]
      ours?.forEach((value, i) => {
        while (place < rows && (theirs?.[place] ?? Infinity) <= value) place++
        if (ours[i + 1] !== value) most = Math.max(most, Math.abs(i + 1 - place) / rows)
      })
      expect(most).toBeLessThan(2.9 * Math.sqrt(2 / rows))
    }
  })

  it('should change nothing of the first column of a group and of those that are not named', () => {
    const independent = compileTables([people([])], 1)
    for (const name of ['income', 'alone', 'tier']) {
      const [ours, theirs] = [plan, independent].map((each) => hashOf(rangeCells(each, 42, 'people', name, 0, 5000)))
      expect(ours).toBe(theirs)
    }
  })

  it('should give the same cells in whatever order they are asked for', () => {
    const list = [99_999, 4096, 4095, 17, 17, 60_001]
    for (const name of ['score', 'visits', 'debt']) {
      const cells = listCells(plan, 42, 'people', name, list)
      expect([...(cells.lanes[0] ?? [])]).toEqual(list.map((row) => rangeCells(plan, 42, 'people', name, row, 1).lanes[0]?.[0]))
    }
  })

  it('should let columns rise and fall together to the end', () => {
    const ends = compileTables([people([pair('score', 'alone', 1), pair('visits', 'score', -1), pair('alone', 'visits', -1)], 20_000)], 1)
    expect(spearman(values('score', ends), values('alone', ends))).toBeGreaterThan(0.9999)
    expect(spearman(values('score', ends), values('visits', ends))).toBeLessThan(-0.999)
  })

  it('should generate empty and tiny tables', () => {
    for (const count of [0, 1]) expect(values('score', compileTables([people(wanted, count)], 1)).length).toBe(count)
  })

  it.each([
    ['a column that there is not', [pair('income', 'outcome', 0.1)], '/correlations/0', 'no column "outcome"'],
    ['a column of words', [pair('income', 'tier', 0.1)], '/correlations/0', 'is of kind category'],
    ['a column with itself', [pair('income', 'income', 0.1)], '/correlations/0', 'with itself'],
    ['a pair twice', [pair('income', 'score', 0.1), pair('score', 'income', 0.1)], '/correlations/1', 'Correlation 0'],
    ['one value', [pair('income', 'fixed', 0.1)], '/correlations/0', 'only one value, 7'],
    [
      'more than equal values allow',
      [pair('claims', 'score', 0.95)],
      '/correlations/0',
      'can only lie between -0.89 and 0.89, not at 0.95',
    ],
    ['products', [pair('score', 'derived', 0.1)], '/correlations/0', '`times`'],
    [
      'three pairs that contradict each other',
      [pair('income', 'score', 0.9), pair('score', 'visits', 0.9), pair('income', 'visits', 0.2)],
      '/correlations',
      '"income" and "score" 0.9, "score" and "visits" 0.9 and "income" and "visits" 0.2 contradict each other: with the first two, the last must lie between 0.64 and 1',
    ],
    [
      'two pairs that leave a third no room',
      [pair('income', 'score', 0.9), pair('score', 'visits', 0.9)],
      '/correlations',
      '"income" and "visits" 0 (not listed)',
    ],
    [
      'several that contradict each other together',
      [
        pair('income', 'score', -0.4),
        pair('income', 'visits', -0.4),
        pair('income', 'debt', -0.4),
        pair('score', 'visits', -0.4),
        pair('score', 'debt', -0.4),
        pair('visits', 'debt', -0.4),
      ],
      '/correlations',
      'among "income", "score", "visits", "debt"',
    ],
  ])('should refuse %s', (_name, correlations, pointer, sentence) => {
    expect(problemsOf([people(correlations, 10)])).toEqual([
      { pointer: `/tables/0${pointer}`, detail: expect.stringContaining(sentence) as string },
    ])
  })

  it('should report nothing more about a column that is refused for its parameters', () => {
    const wrong: AnyColumn = { name: 'wrong', kind: 'integer', min: 9, max: 1 }
    const table: AnyTable = { ...people([pair('income', 'wrong', 0.1)], 10), columns: [...columns, wrong] }
    expect(problemsOf([table])).toEqual([
      { pointer: `/tables/0/columns/${columns.length}`, detail: expect.stringContaining('must not exceed') as string },
    ])
  })
})
