import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

function valuesOf(subject: Readonly<Record<string, unknown>> & { readonly kind: string }, rows: number, seed = 3): unknown[] {
  const columns: readonly AnyColumn[] = [{ ...subject, name: 'subject' }]
  return columnValues(compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], rows), seed, 'rows', 'subject')
}

function counted(values: readonly unknown[]): Map<unknown, number> {
  const counts = new Map<unknown, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const rowCounts = fc.oneof(fc.nat(50), fc.integer({ min: 4000, max: 9000 }))

describe('exact shares', () => {
  it('should flag the nearest whole number of rows to the rate', () => {
    fc.assert(
      fc.property(rowCounts, fc.nat(1000), fc.integer(), (rows, thousandths, seed) => {
        const flags = valuesOf({ kind: 'boolean', rate: thousandths / 1000 }, rows, seed)
        expect(Math.abs(flags.filter((flag) => flag === true).length - (rows * thousandths) / 1000)).toBeLessThanOrEqual(0.5)
      }),
      { numRuns: 60 },
    )
  })

  it('should spread flagged rows over the table', () => {
    const flags = valuesOf({ kind: 'boolean', rate: 0.25 }, 8000)
    for (let part = 0; part < 8; part++) {
      const found = flags.slice(part * 1000, part * 1000 + 1000).filter((flag) => flag === true).length
      expect(Math.abs(found - 250)).toBeLessThan(70)
    }
  })

  it('should meet exact category shares to less than a row', () => {
    const weights = fc
      .array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 6 })
      .filter((all) => all.some((weight) => weight > 0))
    fc.assert(
      fc.property(rowCounts, weights, fc.integer(), (rows, parts, seed) => {
        const words = parts.map((_, index) => `w${index}`)
        const total = parts.reduce((sum, part) => sum + part, 0)
        const shares = parts.map((part) => part / total)
        const counts = counted(valuesOf({ kind: 'category', values: words, shares }, rows, seed))
        expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(rows)
        parts.forEach((part, index) =>
          expect(Math.abs((counts.get(`w${index}`) ?? 0) - (rows * part) / total)).toBeLessThan(part === 0 ? 0.001 : 1),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('should spread exact shares over the table', () => {
    const words = valuesOf({ kind: 'category', values: ['a', 'b'], shares: [0.75, 0.25] }, 8000)
    for (let part = 0; part < 8; part++) {
      const found = words.slice(part * 1000, part * 1000 + 1000).filter((word) => word === 'b').length
      expect(Math.abs(found - 250)).toBeLessThan(70)
    }
  })

  const begun: AnyColumn = { name: 'begun', kind: 'date', from: '2025-01-01', to: '2025-12-31', growth: 4 }

  function monthly(subject: Readonly<Record<string, unknown>> & { readonly kind: string }, rows: number): ReadonlyMap<string, unknown[]> {
    const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns: [begun, { ...subject, name: 'subject' }] }], rows)
    const months = new Map<string, unknown[]>()
    const days = columnValues(plan, 3, 'rows', 'begun')
    columnValues(plan, 3, 'rows', 'subject').forEach((value, row) => {
      const month = String(days[row]).slice(5, 7)
      months.set(month, [...(months.get(month) ?? []), value])
    })
    return months
  }

  it('should flag the nearest number of rows in each period, and of all rows outside of them together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 3000 }), (rows) => {
        const months = monthly(
          {
            kind: 'boolean',
            rate: 0.05,
            periods: [
              { period: '2025-03', rate: 0.5 },
              { period: '2025-Q4', rate: 0.31 },
            ],
          },
          rows,
        )
        const of = (names: readonly string[]): readonly unknown[] => names.flatMap((month) => months.get(month) ?? [])
        const expected = [
          [['03'], 0.5],
          [['10', '11', '12'], 0.31],
          [['01', '02', '04', '05', '06', '07', '08', '09'], 0.05],
        ] as const
        for (const [names, rate] of expected)
          expect(of(names).filter((flag) => flag === true)).toHaveLength(Math.round(of(names).length * rate))
      }),
      { numRuns: 10 },
    )
  })

  it('should meet shares in each period, and keep those of all rows exact where they are to be even in some', () => {
    const values = ['a', 'b', 'c']
    const periods = [{ period: '2025-06', shares: [0, 0.25, 0.75] }]
    const june = counted(monthly({ kind: 'category', values, shares: [0.4, 0.4, 0.2], periods }, 4000).get('06') ?? [])
    const rows = (june.get('b') ?? 0) + (june.get('c') ?? 0)
    expect([june.get('a'), Math.abs((june.get('b') ?? 0) - rows / 4) < 1]).toEqual([undefined, true])
    const even = monthly({ kind: 'category', values, shares: [0.4, 0.4, 0.2], even_in: ['2025-06', '2025-07'] }, 4000)
    expect(Object.fromEntries(counted([...even.values()].flat()))).toEqual({ a: 1600, b: 1600, c: 800 })
    for (const month of ['06', '07']) {
      const all = even.get(month) ?? []
      expect(Math.abs(all.filter((word) => word === 'c').length - all.length / 5)).toBeLessThan(2)
    }
  })

  it('should meet shares of all rows, whatever periods have, where they are to be overall', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.boolean(), (rows, isEven) => {
        const periods = [
          { period: '2025-Q1', rate: 0.1 },
          { period: '2025-12', rate: 0 },
        ]
        const even = isEven ? { even_in: ['2025-06'] } : {}
        const months = monthly({ kind: 'boolean', rate: 0.07, periods, overall: true, ...even }, rows)
        const flagged = (names: readonly string[]): number =>
          names.flatMap((month) => months.get(month) ?? []).filter((flag) => flag === true).length
        const first = ['01', '02', '03']
        expect(flagged([...months.keys()])).toBe(Math.round(rows * 0.07))
        expect(flagged(['12'])).toBe(0)
        expect(flagged(first)).toBe(Math.round(first.flatMap((month) => months.get(month) ?? []).length * 0.1))
      }),
      { numRuns: 20 },
    )
  })

  it('should refuse periods that have more rows of a word than all rows are to have, with the numbers', () => {
    const values = ['kept', 'returned']
    const subject = { kind: 'category', values, shares: [0.99, 0.01], overall: true }
    const periods = [
      { period: '2025-11', shares: [0, 1] },
      { period: '2025-12', shares: [0.5, 0.5] },
    ]
    const found = monthly({ kind: 'category', values, shares: [1, 0] }, 1000)
    const [november, december] = ['11', '12'].map((month) => found.get(month)?.length ?? 0) as [number, number]
    const sum = `${november} + ${Math.floor(december / 2)} = ${november + Math.floor(december / 2)}`
    expect(() => monthly({ ...subject, periods }, 1000)).toThrow(
      new RegExp(`"returned" must have 10 of all 1000 rows, but .periods. have ${sum.replaceAll('+', '\\+')} of them`),
    )
    expect(() => monthly(subject, 1000)).toThrow('`overall` needs `periods`')
    expect(() => monthly({ kind: 'category', values, overall: true }, 1000)).toThrow('need `shares`')
    expect(() => monthly({ kind: 'boolean', rate: 0.5, overall: false }, 1000)).toThrow('`overall` needs `periods`')
  })

  it('should refuse more exact numbers of rows than can be planned', () => {
    const days = (count: number): readonly string[] =>
      Array.from({ length: count }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10))
    const values = Array.from({ length: 1000 }, (_, index) => `w${index}`)
    const at: AnyColumn = { name: 'at', kind: 'date', from: '2025-01-01', to: '2025-12-31' }
    const shares = values.map(() => 0.001)
    const word = (periods: number): AnyColumn => ({ name: 'word', kind: 'category', values, shares, even_in: days(periods) })
    expect(() => compileTables([{ name: 'rows', rows: 1000, columns: [at, word(250)] }], 1)).not.toThrow()
    expect(() => compileTables([{ name: 'rows', rows: 1000, columns: [at, word(251)] }], 1)).toThrow(
      '1000 values in each of 251 periods are 251000 exact numbers of rows, but at most 250000 are allowed',
    )
  })

  it('should draw categories by weight, and never one of weight 0', () => {
    const counts = counted(valuesOf({ kind: 'category', values: ['a', 'b', 'c'], weights: [70, 0, 30] }, 9000))
    expect(counts.get('b')).toBeUndefined()
    expect(Math.abs((counts.get('a') ?? 0) - 6300)).toBeLessThan(180)
  })
})
