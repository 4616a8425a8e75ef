import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyConflict } from '../../src/columns/shared/key-conflict.ts'
import { limits } from '../../src/schema/limits.ts'
import type { ColumnSchema, Schema } from '../../src/schema/schema.ts'
import { trySchema } from '../../src/try-schema.ts'
import { generateColumns } from '../domains/telling.ts'

interface Bounds {
  readonly min: number
  readonly max: number
}

function shop(customers: number, orders: number, each: Bounds): Schema {
  const id: ColumnSchema = { name: 'id', kind: 'sequence' }
  const at: ColumnSchema = { name: 'ordered_at', kind: 'timestamp', from: '2024-01-01', to: '2024-12-31' }
  return {
    version: 1,
    name: 'shop',
    tables: [
      { name: 'customers', rows: customers, columns: [id] },
      { name: 'orders', rows: orders, columns: [id, at, { name: 'customer_id', kind: 'foreign_key', table: 'customers', each }] },
    ],
  }
}

function counts(schema: Schema, seed: number): readonly number[] {
  const found = generateColumns(schema, new Set(['orders.customer_id']), null, seed)
  const keys = (found['orders']?.['customer_id'] ?? []).map(Number)
  const all = new Map<number, number>()
  for (const key of keys) all.set(key, (all.get(key) ?? 0) + 1)
  return Array.from({ length: Number(schema.tables[0]?.rows) }, (_, row) => all.get(row + 1) ?? 0)
}

describe('each', () => {
  it('should refer to each row as often as the bounds say, for any number of rows', () => {
    const cases = fc.record({
      customers: fc.integer({ min: 1, max: 300 }),
      min: fc.integer({ min: 0, max: 6 }),
      more: fc.integer({ min: 0, max: 9 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      seed: fc.nat(1000),
    })
    fc.assert(
      fc.property(cases, ({ customers, min, more, part, seed }) => {
        const max = Math.max(1, min + more)
        const orders = Math.round(customers * (min + part * (max - min)))
        fc.pre(orders > 0)
        const found = counts(shop(customers, orders, { min, max }), seed)
        expect(Math.min(...found)).toBeGreaterThanOrEqual(min)
        expect(Math.max(...found)).toBeLessThanOrEqual(max)
        expect(found.reduce((sum, count) => sum + count, 0)).toBe(orders)
      }),
      { numRuns: 60 },
    )
  })

  it('should mix the rows of all parents, and differ by seed', () => {
    const schema = shop(50, 150, { min: 1, max: 5 })
    const [one, other] = [1, 2].map(
      (seed) => generateColumns(schema, new Set(['orders.customer_id']), null, seed)['orders']?.['customer_id'],
    )
    expect(one).not.toEqual(other)
    const neighbours = (one ?? []).filter((key, row) => row > 0 && Math.abs(Number(key) - Number(one?.[row - 1])) <= 1)
    expect(neighbours.length).toBeLessThan(40)
  })

  it.each([
    [100, 99, { min: 1, max: 5 }, '100 x 1 = 100 to 100 x 5 = 500 rows of "orders", which has 99'],
    [100, 501, { min: 1, max: 5 }, 'which has 501'],
  ])('should refuse %i customers with %i orders', (customers, orders, each, reason) => {
    expect(trySchema(shop(customers, orders, each))).toMatchObject({ reason: expect.stringContaining(reason) as string })
  })

  it.each([
    [{ each: { min: 3, max: 2 } }, '`min` 3 exceeds `max` 2'],
    [{ each: { min: 0, max: limits.childrenSpread + 1 } }, `by at most ${limits.childrenSpread}`],
    [{ each: { min: 1, max: 2 }, popularity: 1 }, 'leave out all other parameters'],
    [{ each: { min: 1, max: 2 }, row_in: 'row' }, 'leave out all other parameters'],
  ])('should refuse parameters that contradict each other: %j', (params, reason) => {
    expect(keyConflict(params)).toContain(reason)
  })
})
