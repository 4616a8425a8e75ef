import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyConflict } from '../../src/columns/shared/key-conflict.ts'
import type { ColumnSchema, Schema } from '../../src/schema/schema.ts'
import { trySchema } from '../../src/try-schema.ts'
import { generateColumns } from '../domains/telling.ts'

interface Top {
  readonly rows: number
  readonly share: number
}

function shop(customers: number, orders: number, top: Top): Schema {
  const id: ColumnSchema = { name: 'id', kind: 'sequence' }
  return {
    version: 1,
    name: 'shop',
    tables: [
      { name: 'customers', rows: customers, columns: [id] },
      { name: 'orders', rows: orders, columns: [id, { name: 'customer_id', kind: 'foreign_key', table: 'customers', top }] },
    ],
  }
}

/** The numbers of orders of all customers, the largest first, and the customers in this order. */
function ranked(schema: Schema, seed: number): readonly { readonly customer: number; readonly orders: number }[] {
  const keys = generateColumns(schema, new Set(['orders.customer_id']), null, seed)['orders']?.['customer_id'] ?? []
  const counts = new Map(Array.from({ length: Number(schema.tables[0]?.rows) }, (_, row) => [row + 1, 0]))
  for (const key of keys) counts.set(Number(key), (counts.get(Number(key)) ?? 0) + 1)
  return [...counts].map(([customer, orders]) => ({ customer, orders })).sort((one, other) => other.orders - one.orders)
}

const sum = (counts: readonly { readonly orders: number }[]): number => counts.reduce((all, { orders }) => all + orders, 0)

describe('top', () => {
  it('should give the rows with most references an exact share of them, or refuse', () => {
    const cases = fc.record({
      customers: fc.integer({ min: 2, max: 400 }),
      part: fc.double({ min: 0.001, max: 1, noNaN: true }),
      orders: fc.integer({ min: 1, max: 3000 }),
      share: fc.double({ min: 0.001, max: 1, noNaN: true }),
      seed: fc.nat(1000),
    })
    let made = 0
    fc.assert(
      fc.property(cases, ({ customers, part, orders, share, seed }) => {
        const rows = Math.max(1, Math.round(customers * part))
        const schema = shop(customers, orders, { rows, share })
        if ('reason' in trySchema(schema)) return
        made++
        const found = ranked(schema, seed)
        expect(sum(found)).toBe(orders)
        expect(sum(found.slice(0, rows))).toBe(Math.round(orders * share))
      }),
      { numRuns: 150 },
    )
    expect(made).toBeGreaterThan(30)
  })

  it('should make any usual concentration of a few thousand rows', () => {
    for (const [rows, share] of [
      [100, 0.8],
      [50, 0.5],
      [5, 0.2],
      [1, 0.3],
      [250, 0.9],
    ] as const)
      expect(sum(ranked(shop(500, 3000, { rows, share }), 3).slice(0, rows))).toBe(3000 * share)
  })

  it('should choose the top rows at random, and vary their numbers', () => {
    const schema = shop(500, 3000, { rows: 100, share: 0.8 })
    const [one, other] = [1, 2].map((seed) => ranked(schema, seed).slice(0, 100))
    const customers = new Set(one?.map(({ customer }) => customer))
    expect(other?.filter(({ customer }) => customers.has(customer)).length).toBeLessThan(50)
    expect(new Set(one?.map(({ orders }) => orders)).size).toBeGreaterThan(15)
  })

  it.each([
    [500, 3000, { rows: 500, share: 0.8 }],
    [500, 3000, { rows: 400, share: 0.5 }],
    [500, 300, { rows: 100, share: 0.25 }],
  ])('should refuse %i customers with %i orders and %j', (customers, orders, top) => {
    expect(trySchema(shop(customers, orders, top))).toMatchObject({ reason: expect.stringContaining('"top"') as string })
  })

  it.each([
    [{ top: { rows: 3, share: 0.5 }, popularity: 1 }],
    [{ top: { rows: 3, share: 0.5 }, each: { min: 1, max: 2 } }],
    [{ top: { rows: 3, share: 0.5 }, row_in: 'row' }],
    [{ existing_at: 'row', row_in: 'row' }],
  ])('should refuse other parameters beside it: %j', (params) => {
    expect(keyConflict(params)).toContain('leave out all other parameters')
  })
})
