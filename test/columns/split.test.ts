import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, listCells, rangeCells, tableOf, valuesOf } from '../engine/support/evaluate.ts'

interface Shape {
  readonly owners?: number
  readonly rows?: Partial<{ min: number; max: number; mean: number }>
  readonly total?: Readonly<Record<string, unknown>>
  readonly weights?: Readonly<Record<string, unknown>>
}

function tables({ owners = 200, rows = {}, total = {}, weights }: Shape): readonly AnyTable[] {
  return [
    {
      name: 'bills',
      rows: owners,
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'total', kind: 'decimal', scale: 2, min: -500, max: 500, ...total },
      ],
    },
    {
      name: 'parts',
      rows: { type: 'owned', by: 'bills', min: 1, max: 9, ...rows },
      columns: [
        { name: 'bill_id', kind: 'owner_key', table: 'bills' },
        { name: 'hours', kind: 'integer', min: 0, max: 3, ...weights },
        { name: 'share', kind: 'split', of: 'total', ...(weights === undefined ? {} : { weighted_by: 'hours' }) },
      ],
    },
  ]
}

/** The shares of each owner in cents, its total and the weights. */
function families(shape: Shape): { readonly total: number; readonly shares: number[]; readonly hours: number[] }[] {
  const plan = compileTables(tables(shape), 1)
  const read = (table: string, column: string): readonly number[] => {
    const { rows } = tableOf(plan, table).plan
    return [...(rangeCells(plan, 7, table, column, 0, rows).lanes[0] ?? [])]
  }
  const [owners, shares, hours] = [read('parts', 'bill_id'), read('parts', 'share'), read('parts', 'hours')]
  const found = read('bills', 'total').map((total) => ({ total, shares: [] as number[], hours: [] as number[] }))
  for (const [row, owner] of owners.entries()) {
    found[owner - 1]?.shares.push(shares[row] ?? NaN)
    found[owner - 1]?.hours.push(hours[row] ?? NaN)
  }
  return found
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

describe('split', () => {
  it.each([
    ['random weights', {}],
    ['given weights', { weights: {} }],
    ['weights of zero', { weights: { min: 0, max: 0 } }],
    ['no siblings', { rows: { min: 1, max: 1 } }],
    ['negative totals', { total: { min: -9, max: -1 } }],
    ['few cents for many', { total: { min: 0, max: 0.03 } }],
    ['large totals', { total: { min: 8e13, max: 9e13 }, owners: 40 }],
    ['more siblings than are weighed together', { rows: { min: 600, max: 1200 }, owners: 6 }],
  ] satisfies [string, Shape][])('should add up to the owner with %s', (_, shape: Shape) => {
    for (const { total, shares } of families(shape)) {
      expect(sum(shares)).toBe(total)
      for (const share of shares) expect(share * Math.sign(total)).toBeGreaterThanOrEqual(0)
    }
  })

  it('should give each its part of the weights, to less than a cent', () => {
    for (const { total, shares, hours } of families({ weights: { min: 0, max: 5 } })) {
      const whole = sum(hours)
      const parts = hours.map((own) => (whole === 0 ? 1 / hours.length : own / whole))
      for (const [row, share] of shares.entries()) expect(Math.abs(share - total * (parts[row] ?? NaN))).toBeLessThan(1 + 1e-9)
    }
  })

  it('should cut unevenly by itself, within a factor of four', () => {
    const shares = families({ total: { min: 1e6, max: 1e6 } }).flatMap((family) => {
      const mean = family.total / family.shares.length
      return family.shares.length > 4 ? family.shares.map((share) => share / mean) : []
    })
    expect(Math.max(...shares)).toBeGreaterThan(1.4)
    expect(Math.min(...shares)).toBeLessThan(0.6)
    expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(16)
  })

  it('should give the same shares wherever a family is cut', () => {
    const plan = compileTables(tables({ owners: 3, rows: { min: 300, max: 700 } }), 1)
    const all = columnValues(plan, 7, 'parts', 'share')
    fc.assert(
      fc.property(fc.nat(all.length - 1), fc.nat(400), (first, length) => {
        const count = Math.min(length, all.length - first)
        expect(valuesOf(rangeCells(plan, 7, 'parts', 'share', first, count))).toEqual(all.slice(first, first + count))
        const backwards = Array.from({ length: count }, (_, i) => first + count - 1 - i)
        expect(valuesOf(listCells(plan, 7, 'parts', 'share', backwards))).toEqual(backwards.map((row) => all[row]))
      }),
      { numRuns: 12 },
    )
  })

  it('should have no rows where there are no owners', () => {
    expect(families({ owners: 0 })).toEqual([])
  })

  it.each([
    [{ weights: { min: -1, max: 3 } }, 'may be as low as -1'],
    [{ weights: {}, rows: { min: 1, max: 2000 } }, 'at most 1000 can be weighted'],
    [{ weights: { kind: 'constant', value: 'x', min: undefined, max: undefined } }, 'is not a number'],
    [{ weights: { min: 0, max: 9e15 } }, '2^53'],
  ] satisfies [Shape, string][])('should refuse %j', (shape: Shape, reason) => {
    const plain = JSON.parse(JSON.stringify(tables(shape))) as readonly AnyTable[]
    expect(() => compileTables(plain, 1)).toThrow(reason)
  })

  it('should refuse rows without an owner, and invalid totals', () => {
    const [bills, parts] = tables({})
    if (bills === undefined || parts === undefined) throw new Error('There are two tables')
    expect(() => compileTables([bills, { ...parts, rows: 5, columns: parts.columns.slice(1) }], 1)).toThrow('`rows` of type owned')
    const words: readonly AnyColumn[] = [
      { name: 'id', kind: 'sequence' },
      { name: 'total', kind: 'constant', value: 'x' },
    ]
    expect(() => compileTables([{ ...bills, columns: words }, parts], 1)).toThrow('is not a number')
    expect(() => compileTables([bills, { ...parts, columns: parts.columns.slice(1) }], 1)).toThrow('"kind": "owner_key"')
  })
})
