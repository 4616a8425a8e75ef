import { describe, expect, it } from 'vitest'
import type { RowsSchema } from '../../../src/schema/rows.ts'
import type { Schema } from '../../../src/schema/schema.ts'
import { setRatio } from '../../../src/story/bind/counts/ratio.ts'
import { generateSchema, orphans, rowsOf } from '../generate-schema.ts'
import { ratio, shop } from './shop.ts'

function rowsIn(schema: Schema, name: string): RowsSchema | undefined {
  return schema.tables.find((table) => table.name === name)?.rows
}

function withRows(name: string, rows: RowsSchema): Schema {
  return { ...shop.schema, tables: shop.schema.tables.map((table) => (table.name === name ? { ...table, rows } : table)) }
}

function perOwner(schema: Schema, name: string, key: string): readonly number[] {
  const counts = new Map<unknown, number>()
  for (const row of rowsOf(generateSchema(schema, null), name)) counts.set(row[key], (counts.get(row[key]) ?? 0) + 1)
  return [...counts.values()]
}

describe('setRatio', () => {
  it('should keep bounds that are said exactly', () => {
    const { schema, used, notes } = setRatio(shop.schema, shop, ratio('order items', 'order', 2, 3, null))
    expect(used).toBe(true)
    expect(rowsIn(schema, 'order_items')).toEqual({ type: 'owned', by: 'orders', min: 2, max: 3, mean: 2 })
    expect(perOwner(schema, 'order_items', 'order_id').filter((count) => count < 2 || count > 3)).toEqual([])
    expect(notes).toEqual([
      {
        pointer: '/tables/3/rows',
        text: 'each row of orders has 2 to 3 rows of order_items',
        claims: [{ type: 'per_parent', child: 'order_items', key: 'order_id', parent: 'orders', parentKey: 'order_id', min: 2, max: 3 }],
      },
    ])
  })

  it('should leave out a mean that the bounds do not allow', () => {
    expect(rowsIn(setRatio(shop.schema, shop, ratio('order items', 'order', 3, 9, null)).schema, 'order_items')).toEqual({
      type: 'owned',
      by: 'orders',
      min: 3,
      max: 9,
    })
  })

  it('should widen bounds so that a mean fits', () => {
    const { schema } = setRatio(shop.schema, shop, ratio('orders', 'customer', null, null, 8))
    expect(rowsIn(schema, 'orders')).toMatchObject({ by: 'customers', mean: 8 })
    expect(rowsOf(generateSchema(schema, 30), 'orders')).toHaveLength(240)
  })

  it('should count in proportion where rows are not owned, and say that bounds hold on average', () => {
    const { schema, notes } = setRatio(shop.schema, shop, ratio('visits', 'customer', 2, 6, null))
    expect(rowsIn(schema, 'visits')).toEqual({ type: 'ratio', of: 'customers', ratio: 4 })
    expect(notes[0]?.text).toContain('on average')
  })

  it('should know items of orders by the last word', () => {
    expect(setRatio(shop.schema, shop, ratio('items', 'order', 1, 2, null)).used).toBe(true)
  })

  it('should share out what is said of a table further up', () => {
    const { schema } = setRatio(shop.schema, shop, ratio('items', 'customer', null, null, 10))
    expect(rowsIn(schema, 'order_items')).toMatchObject({ by: 'orders', mean: 4 })
    expect(rowsOf(generateSchema(schema, null), 'order_items')).toHaveLength(400)
  })

  it('should count the table between where neither refers to the other', () => {
    const { schema } = setRatio(shop.schema, shop, ratio('products', 'order', null, null, 3))
    expect(rowsIn(schema, 'order_items')).toMatchObject({ by: 'orders', mean: 3 })
    expect(rowsIn(schema, 'products')).toEqual(shop.schema.tables[1]?.rows)
  })

  it('should count the parent where the child has a number of rows', () => {
    const schema = withRows('customers', { type: 'primary' })
    const counted = { ...schema, tables: schema.tables.map((table) => (table.name === 'visits' ? { ...table, rows: 900 } : table)) }
    const result = setRatio(counted, shop, ratio('visits', 'customer', null, null, 9))
    expect(rowsIn(result.schema, 'customers')).toEqual({ type: 'primary', count: 100 })
  })

  it('should not use what contradicts numbers that both have', () => {
    const result = setRatio(withRows('visits', 900), shop, ratio('visits', 'customer', null, null, 9))
    expect(result).toMatchObject({ used: false, schema: withRows('visits', 900) })
    expect(result.reason).toContain('of their own')
  })

  it('should say which noun is no table', () => {
    expect(setRatio(shop.schema, shop, ratio('unicorns', 'customer', null, null, 2))).toMatchObject({
      used: false,
      reason: 'no table is called "unicorns"',
    })
    expect(setRatio(shop.schema, shop, ratio('customers', 'buyers', null, null, 2)).used).toBe(false)
  })

  it('should leave a schema that generates without orphans', () => {
    const facts = [
      ratio('orders', 'customer', 1, 1, null),
      ratio('visits', 'customer', null, null, 0.2),
      ratio('items', 'order', null, null, 7.5),
    ]
    const schema = facts.reduce((result, fact) => setRatio(result, shop, fact).schema, shop.schema)
    for (const rows of [0, 1, 50]) expect(orphans(schema, generateSchema(schema, rows))).toEqual([])
  })
})
