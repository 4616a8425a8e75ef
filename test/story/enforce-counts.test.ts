import { describe, expect, it } from 'vitest'
import { enforceCounts } from '../../src/story/report/enforce-counts.ts'
import { buildPlan } from '../engine/support/build-plan.ts'
import type { RowsSchema } from '../../src/schema/rows.ts'
import type { Schema } from '../../src/schema/schema.ts'

function schemaOf(rows: Readonly<Record<string, RowsSchema>>): Schema {
  return {
    version: 1,
    tables: Object.entries(rows).map(([name, of]) => ({
      name,
      rows: of,
      columns: [{ name: 'id', kind: 'sequence' }],
    })),
  }
}

/** Rows of every table after the numbers of the story hold. */
function counts(schema: Schema, story: string, rows: number | null = null): Record<string, number> {
  const enforced = enforceCounts(schema, story, rows)
  return Object.fromEntries(buildPlan(enforced.schema, null, 1e12).tables.map(({ name, rows: count }) => [name, count]))
}

const shop = schemaOf({
  customers: { type: 'primary' },
  orders: { type: 'owned', by: 'customers', min: 1, max: 4, mean: 2 },
  order_items: { type: 'owned', by: 'orders', min: 1, max: 3 },
  products: { type: 'ratio', of: 'customers', ratio: 0.1 },
  stores: 7,
})

describe('enforceCounts', () => {
  it.each([
    ['300 customers', { customers: 300, orders: 600, order_items: 1200, products: 30, stores: 7 }],
    ['2,000 orders', { customers: 1000, orders: 2000, order_items: 4000, products: 100, stores: 7 }],
    ['12 stores, a dozen products', { customers: 1000, orders: 2000, order_items: 4000, products: 12, stores: 12 }],
    ['9000 order items', { customers: 1000, orders: 2000, order_items: 9000, products: 100, stores: 7 }],
    ['100 customer orders', { customers: 1000, orders: 100, order_items: 200, products: 100, stores: 7 }],
    ['100 loyal customers visit 20 stores', { customers: 100, orders: 200, order_items: 400, products: 10, stores: 20 }],
    ['0 customers', { customers: 0, orders: 0, order_items: 0, products: 0, stores: 7 }],
  ])('should have "%s" hold', (story, expected) => {
    expect(counts(shop, story)).toEqual(expected)
  })

  it('should widen how many children a parent may have, and tell it', () => {
    const { schema, warnings } = enforceCounts(shop, '10 customers with 95 orders', null)
    expect(schema.tables[1]?.rows).toEqual({ type: 'owned', by: 'customers', min: 1, max: 10, total: 95 })
    expect(warnings.join('\n')).toContain('owns 1 to 10 orders, not 1 to 4')
    expect(counts(shop, '10 customers with 95 orders')).toMatchObject({ customers: 10, orders: 95 })
    expect(counts(shop, '1000 customers with 95 orders')).toMatchObject({ customers: 1000, orders: 95 })
  })

  it('should have the number of the request win over that of the story', () => {
    const { warnings } = enforceCounts(shop, '300 customers', 50)
    expect(counts(shop, '300 customers', 50)).toMatchObject({ customers: 50, orders: 100 })
    expect(warnings[0]).toBe('The story states 300 customers, the request 50 rows: the number in the request is used')
  })

  it('should make a table primary for the number of the request when none is', () => {
    const primary = (rows: Readonly<Record<string, RowsSchema>>): readonly string[] =>
      enforceCounts(schemaOf(rows), '', 70).schema.tables.flatMap(({ name, rows: of }) =>
        JSON.stringify(of).includes('primary') ? [name] : [],
      )
    expect(primary({ a: { type: 'ratio', of: 'b', ratio: 2 }, b: 5, c: 90 })).toEqual(['c'])
    expect(primary({ a: 90, b: 70, c: 5 })).toEqual(['b'])
  })

  it('should leave a table alone of which the story says several numbers, and tell it', () => {
    const { schema, warnings } = enforceCounts(shop, '300 customers here, 500 customers there', null)
    expect(schema).toBe(shop)
    expect(warnings).toEqual(['The story states several numbers of customers (300, 500): the number that the model chose is used'])
  })

  it('should not take what one row has for the whole', () => {
    expect(enforceCounts(shop, 'a customer has 3 orders', null)).toEqual({ schema: shop, warnings: [] })
    expect(counts(shop, 'the company has 30 customers')).toMatchObject({ customers: 30 })
  })

  it('should count what one has that is no table', () => {
    expect(counts(shop, 'a retail chain has 5 stores')).toMatchObject({ stores: 5 })
  })

  it('should tell of children whose owners are none', () => {
    const { warnings } = enforceCounts(shop, '0 customers, 50 orders', null)
    expect(warnings.join('\n')).toContain('table customers, whose rows own them, is empty')
  })

  it('should not look for names that objects inherit', () => {
    expect(enforceCounts(shop, '5 constructors, 5 __proto__s, 5 toString', null)).toEqual({ schema: shop, warnings: [] })
  })
})
