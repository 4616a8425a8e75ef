import { describe, expect, it } from 'vitest'
import type { AnyOutcome, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, listCells, valuesOf } from '../engine/support/evaluate.ts'

const totals: AnyOutcome = {
  type: 'totals',
  column: 'total',
  periods: [
    { period: '2025-01', total: 5000 },
    { period: '2025-02', total: 80_000.01 },
    { period: '2025-Q2', total: 0 },
  ],
}

/** Orders in proportion to customers, ordered by time, of which a formula adds up owned items; other columns read it back. */
function tables(outcomes: readonly AnyOutcome[]): readonly AnyTable[] {
  return [
    { name: 'customers', rows: { type: 'primary' }, columns: [{ name: 'id', kind: 'sequence' }] },
    {
      name: 'orders',
      rows: { type: 'ratio', of: 'customers', ratio: 2.5 },
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'at', kind: 'timestamp', from: '2025-01-01', to: '2025-12-31', growth: 3 },
        { name: 'subtotal', kind: 'roll_up', table: 'items', aggregate: 'sum', column: 'price' },
        { name: 'due', kind: 'formula', expression: 'subtotal * 0.1', scale: 2 },
        { name: 'total', kind: 'formula', expression: 'subtotal - due' },
        { name: 'discount', kind: 'formula', expression: 'max(0, subtotal - total)' },
        { name: 'shipping', kind: 'formula', expression: 'max(0, total - subtotal)' },
      ],
      outcomes,
    },
    {
      name: 'items',
      rows: { type: 'owned', by: 'orders', min: 1, max: 4 },
      columns: [
        { name: 'order_id', kind: 'owner_key', table: 'orders' },
        { name: 'price', kind: 'decimal', min: 5, max: 90, scale: 2 },
      ],
    },
  ]
}

const cents = (value: unknown): number => Math.round(Number(value) * 100)

describe('totals of a formula over owned rows', () => {
  const plan = compileTables(tables([totals]), 1200)
  const columns = ['at', 'subtotal', 'total', 'discount', 'shipping'] as const
  const [at, subtotal, total, discount, shipping] = columns.map((name) => columnValues(plan, 5, 'orders', name)) as [
    unknown[],
    unknown[],
    unknown[],
    unknown[],
    unknown[],
  ]

  it('should be met in each period, and leave other rows as they are', () => {
    const sumOf = (...months: readonly string[]): number =>
      total.reduce<number>((sum, cell, row) => (months.includes(String(at[row]).slice(0, 7)) ? sum + cents(cell) : sum), 0)
    expect([sumOf('2025-01'), sumOf('2025-02'), sumOf('2025-04', '2025-05', '2025-06')]).toEqual([500_000, 8_000_001, 0])
    const plain = columnValues(compileTables(tables([]), 1200), 5, 'orders', 'total')
    const others = total.flatMap((cell, row) => (String(at[row]) >= '2025-07' && cell !== plain[row] ? [row] : []))
    expect(others).toEqual([])
  })

  it('should be read by the columns that take the rest', () => {
    const off = total.filter((cell, row) => cents(subtotal[row]) - cents(discount[row]) + cents(shipping[row]) !== cents(cell))
    expect(off).toEqual([])
    expect(discount.some((cell) => Number(cell) > 0) && shipping.some((cell) => Number(cell) > 0)).toBe(true)
  })

  it('should be the same for any rows in any order', () => {
    const rows = [2999, 0, 17, 17, 1024, 63, 64]
    for (const [name, all] of [
      ['total', total],
      ['discount', discount],
    ] as const)
      expect(valuesOf(listCells(plan, 5, 'orders', name, rows))).toEqual(rows.map((row) => all[row]))
  })
})
