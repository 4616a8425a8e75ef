import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyOutcome } from '../../src/schema/any-schema.ts'
import { amount, at, cents, columnOf, generated, region, sumOf, tableWith } from './tables.ts'

const sizes = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 4000, max: 9000 }))

function totalled(columns: readonly AnyColumn[], outcome: Omit<AnyOutcome, 'type'>, rows: number, seed = 7) {
  return generated([tableWith(columns, [{ ...outcome, type: 'totals' }])], rows, seed)
}

function months(values: ReturnType<typeof totalled>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  const moments = columnOf(values, 'rows', 'at')
  cents(columnOf(values, 'rows', 'amount')).forEach((cell, row) => {
    const month = String(moments[row]).slice(0, 7)
    sums.set(month, (sums.get(month) ?? 0) + cell)
  })
  return sums
}

describe('totals', () => {
  it('should add up to the total to the last digit, within the bounds of the column, at any size', () => {
    fc.assert(
      fc.property(sizes, fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (rows, seed, place) => {
        const total = Math.round(rows * (1 + place * (500_000 - 1))) / 100
        const cells = cents(columnOf(totalled([amount], { column: 'amount', total }, rows, seed), 'rows', 'amount'))
        expect(sumOf(cells)).toBe(Math.round(total * 100))
        expect(cells.every((cell) => cell >= 1 && cell <= 500_000)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('should add up with bounds on either side of zero, and below it', () => {
    const balance: AnyColumn = { name: 'amount', kind: 'integer', min: -50, max: 70 }
    fc.assert(
      fc.property(sizes, fc.integer({ min: -50_000, max: 70_000 }), (rows, thousandths) => {
        const total = Math.trunc((rows * thousandths) / 1000) + 0
        const cells = columnOf(totalled([balance], { column: 'amount', total }, rows), 'rows', 'amount').map(Number)
        expect(sumOf(cells)).toBe(total)
        expect(cells.every((cell) => cell >= -50 && cell <= 70)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('should leave the cells as they are when they add up to the total of each block already', () => {
    const flat: AnyColumn = { name: 'amount', kind: 'decimal', scale: 2, min: 12.5, max: 12.5 }
    expect(new Set(columnOf(totalled([flat], { column: 'amount', total: 12_500 }, 1000), 'rows', 'amount'))).toEqual(new Set([12.5]))
  })

  it('should keep the proportions of the original values', () => {
    const plain = cents(columnOf(generated([tableWith([amount], [])], 5000), 'rows', 'amount'))
    const scaled = cents(columnOf(totalled([amount], { column: 'amount', total: 1_000_000 }, 5000), 'rows', 'amount'))
    const factor = 100_000_000 / sumOf(plain)
    const ratios = scaled.map((cell, row) => cell / ((plain[row] ?? 0) * factor)).toSorted((a, b) => a - b)
    expect(ratios[500]).toBeGreaterThan(0.75)
    expect(ratios[4500]).toBeLessThan(1.35)
  })

  it('should split evenly where nothing weighs anything', () => {
    const nothing: AnyColumn = { name: 'amount', kind: 'formula', expression: '0 * id', scale: 2 }
    expect(columnOf(totalled([nothing], { column: 'amount', total: 10 }, 4), 'rows', 'amount')).toEqual([2.5, 2.5, 2.5, 2.5])
  })

  it('should share a negative total of a formula', () => {
    const weights: AnyColumn = { name: 'amount', kind: 'formula', expression: 'id', scale: 2 }
    const cells = cents(columnOf(totalled([weights], { column: 'amount', total: -1234.56 }, 100), 'rows', 'amount'))
    expect(sumOf(cells)).toBe(-123_456)
    expect(Math.max(...cells)).toBeLessThanOrEqual(0)
  })

  it('should hold as many units as numbers count', () => {
    const wide: AnyColumn = { name: 'amount', kind: 'integer', min: 0, max: 2 ** 53 - 1 }
    const cells = columnOf(totalled([wide], { column: 'amount', total: 2 ** 53 - 1 }, 300), 'rows', 'amount').map((cell) =>
      BigInt(Number(cell)),
    )
    expect(cells.reduce((sum, cell) => sum + cell, 0n)).toBe(2n ** 53n - 1n)
  })

  it('should meet the total of each period and leave other rows alone', () => {
    const periods = [
      { period: '2025-02', total: 50_000 },
      { period: '2025-03', total: 61_250.07 },
      { period: '2025-Q4', total: 99_999.99 },
    ]
    const sums = months(totalled([at, amount], { column: 'amount', periods }, 6000))
    expect([sums.get('2025-02'), sums.get('2025-03')]).toEqual([5_000_000, 6_125_007])
    expect(sumOf(['10', '11', '12'].map((month) => sums.get(`2025-${month}`) ?? 0))).toBe(9_999_999)
    const plain = columnOf(generated([tableWith([at, amount], [])], 6000), 'rows', 'amount')
    const cut = columnOf(totalled([at, amount], { column: 'amount', periods }, 6000), 'rows', 'amount')
    const moments = columnOf(generated([tableWith([at], [])], 6000), 'rows', 'at')
    const outside = moments.flatMap((moment, row) => (/^2025-0[156789]/.test(String(moment)) ? [row] : []))
    expect(outside.length).toBeGreaterThan(2000)
    expect(outside.map((row) => cut[row])).toEqual(outside.map((row) => plain[row]))
  })

  it('should give the rows outside of the periods the rest of the total', () => {
    const outcome = { column: 'amount', total: 200_000, periods: [{ period: '2025-05', total: 20_000 }] }
    const sums = months(totalled([at, amount], outcome, 4000))
    expect(sums.get('2025-05')).toBe(2_000_000)
    expect(sumOf([...sums.values()])).toBe(20_000_000)
  })

  it('should share totals by category exactly, in every period, at any size', () => {
    const halves = [
      { period: '2025-Q1', total: 12_345.67 },
      { period: '2025-Q2', total: 20_000 },
    ]
    const shares = { by: 'region', values: { US: 0.6, GB: 0.4, DE: 0 } }
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 6000 }), fc.integer(), (rows, seed) => {
        const free: AnyColumn = { ...amount, min: 0 }
        const values = totalled([at, free, region], { column: 'amount', periods: halves, shares }, rows, seed)
        const moments = columnOf(values, 'rows', 'at')
        const regions = columnOf(values, 'rows', 'region')
        const cells = cents(columnOf(values, 'rows', 'amount'))
        const sum = (pattern: RegExp, word: string): number =>
          sumOf(cells.filter((_, row) => pattern.test(String(moments[row])) && regions[row] === word))
        const [first, second] = [/^2025-0[123]/, /^2025-0[456]/]
        expect(['US', 'GB', 'DE'].map((word) => sum(first, word))).toEqual([740_740, 493_827, 0])
        expect(['US', 'GB', 'DE'].map((word) => sum(second, word))).toEqual([1_200_000, 800_000, 0])
        expect(Math.abs(regions.filter((word) => word === 'US').length - rows / 2)).toBeLessThan(1)
      }),
      { numRuns: 12 },
    )
  })

  it('should share totals by a category that has shares of its own by other periods', () => {
    const seasonal: AnyColumn = {
      ...region,
      hidden: true,
      periods: [
        { period: '2025-02', shares: [0.1, 0.1, 0.8] },
        { period: '2025-Q3', shares: [0.4, 0.4, 0.2] },
      ],
    }
    const outcome = {
      column: 'amount',
      total: 900_000,
      periods: [
        { period: '2025-Q1', total: 100_000 },
        { period: '2025-08', total: 70_000.01 },
      ],
      shares: { by: 'region', values: { US: 0.25, GB: 0.25, DE: 0.5 } },
    }
    const values = totalled([at, { ...amount, hidden: true }, seasonal], outcome, 5000)
    const [moments, regions] = [columnOf(values, 'rows', 'at'), columnOf(values, 'rows', 'region')]
    const cells = cents(columnOf(values, 'rows', 'amount'))
    const sums = (pattern: RegExp): readonly number[] =>
      ['US', 'GB', 'DE'].map((word) => sumOf(cells.filter((_, row) => pattern.test(String(moments[row])) && regions[row] === word)))
    expect(sums(/^2025-0[123]/)).toEqual([2_500_000, 2_500_000, 5_000_000])
    expect(sums(/^2025-08/)).toEqual([1_750_000, 1_750_000, 3_500_001])
    expect(sumOf(cells)).toBe(90_000_000)
  })

  it('should share a total by a boolean', () => {
    const flag: AnyColumn = { name: 'flag', kind: 'boolean', rate: 0.25 }
    const outcome = { column: 'amount', total: 100_000.01, shares: { by: 'flag', values: { true: 0.7, false: 0.3 } } }
    const values = totalled([amount, flag], outcome, 5000)
    const flags = columnOf(values, 'rows', 'flag')
    const cells = cents(columnOf(values, 'rows', 'amount'))
    expect(sumOf(cells.filter((_, row) => flags[row] === true))).toBe(7_000_001)
    expect(sumOf(cells)).toBe(10_000_001)
  })

  it('should do nothing in a table without rows', () => {
    expect(columnOf(totalled([amount], { column: 'amount', total: 5000 }, 0), 'rows', 'amount')).toEqual([])
  })
})
