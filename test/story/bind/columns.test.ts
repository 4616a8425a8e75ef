import { describe, expect, it } from 'vitest'
import { domains } from '../../../src/domains/index.ts'
import { type BoundColumns, setColumns } from '../../../src/story/bind/columns/columns.ts'
import type { ColumnsFact } from '../../../src/story/facts/fact.ts'
import { generateSchema, rowsOf } from '../generate-schema.ts'
import { noun, shop } from './shop.ts'

const columns = (table: string, said: string): ColumnsFact => ({
  type: 'columns',
  noun: noun(table),
  columns: said.split(',').map((each) => noun(each.trim())),
  start: 0,
  end: 0,
})

function bound(table: string, said: string): BoundColumns {
  return setColumns(shop.schema, shop, columns(table, said))
}

function shown({ schema }: BoundColumns, table: string): readonly string[] {
  return Object.keys(rowsOf(generateSchema(schema, 20), table)[0] ?? {})
}

describe('setColumns', () => {
  it('should show keys, the said columns in their order, and the time that orders the table', () => {
    expect(shown(bound('customers', 'name, email, age, loyalty tier'), 'customers')).toEqual([
      'customer_id',
      'name',
      'email',
      'age',
      'loyalty_tier',
      'signed_up_at',
    ])
    expect(shown(bound('visits', 'device, rating'), 'visits')).toEqual(['visit_id', 'customer_id', 'device', 'rating', 'visited_at'])
  })

  it('should take columns by meaning, and show hidden ones', () => {
    expect(shown(bound('customers', 'dob, signup date, first name'), 'customers')).toEqual([
      'customer_id',
      'birth_date',
      'signed_up_at',
      'first_name',
    ])
  })

  it('should make what agrees with what is hidden', () => {
    const rows = rowsOf(generateSchema(bound('customers', 'name, first name, email, age, dob, country').schema, 200), 'customers')
    for (const row of rows) {
      expect(String(row['name']).startsWith(String(row['first_name']))).toBe(true)
      expect(
        Math.abs((Date.UTC(2026, 0, 1) - Date.parse(String(row['birth_date']))) / 31_556_952_000 - 0.5 - Number(row['age'])),
      ).toBeLessThanOrEqual(0.51)
      expect(['United Kingdom', 'United States']).toContain(row['country'])
    }
  })

  it('should keep hidden what is computed of', () => {
    const { schema } = bound('customers', 'email')
    const before = rowsOf(generateSchema(shop.schema, 20), 'orders')
    expect(rowsOf(generateSchema(schema, 20), 'orders')).toEqual(before)
    expect(schema.tables[0]?.columns).toHaveLength(shop.schema.tables[0]?.columns.length ?? 0)
  })

  it('should tell of the rows that are referred to', () => {
    const tables = generateSchema(bound('order items', 'product name, product price, quantity').schema, 20)
    const names = new Map(rowsOf(tables, 'products').map((row) => [row['product_id'], row['name']]))
    for (const row of rowsOf(tables, 'order_items')) expect(row['product_name']).toBe(names.get(row['product_id']))
  })

  it('should count the rows that are owned', () => {
    const tables = generateSchema(bound('customers', 'email, number of orders').schema, 20)
    const counted = rowsOf(tables, 'customers').reduce((sum, row) => sum + Number(row['number_of_orders']), 0)
    expect(counted).toBe(rowsOf(tables, 'orders').length)
  })

  it('should take tables among the columns for tables', () => {
    const tables = bound('customers', 'orders, visits')
    expect(tables).toMatchObject({ used: true, schema: shop.schema })
    expect([...tables.notesOf.keys()]).toEqual(['orders', 'visits'])
    expect(tables.notes.map(({ text }) => text)).toEqual(['orders are a table of their own', 'visits are a table of their own'])
    const mixed = bound('customers', 'email, orders')
    const texts = (words: string): readonly string[] | undefined => mixed.notesOf.get(words)?.map(({ text }) => text)
    expect([texts('orders'), texts('email')]).toEqual([['orders are a table of their own'], ['customers keeps email']])
    expect(shown(mixed, 'customers')).toEqual(expect.arrayContaining(['customer_id', 'email', 'signed_up_at']))
  })

  it('should say what was found, what was made and what was guessed', () => {
    const { notes, schema } = bound('products', 'price, weight, frobnication')
    expect(notes.map(({ text }) => text)).toEqual([
      'products keeps price',
      'products has weight',
      'products has frobnication: nothing is known of "frobnication": its values are placeholders, such as "frobnication 1"; ' +
        'state what it is, such as "frobnication (low, medium, high)" or "frobnication (1-10)"',
    ])
    for (const { pointer, text } of notes) {
      const place = Number(pointer.split('/').at(-1))
      expect(text).toContain(schema.tables[1]?.columns[place]?.name)
    }
  })

  it('should tell which amounts of money were made', () => {
    expect(bound('products', 'price, cost, budget').money).toEqual(['products.budget'])
  })

  it('should say which noun is no table', () => {
    expect(bound('unicorns', 'name')).toMatchObject({ used: false, reason: 'no table is called "unicorns"', schema: shop.schema })
  })

  it('should leave every table of every domain valid with any columns', () => {
    const said =
      'name, email, age, city, created at, updated at, status, price, quantity, total, rating, is active, notes, country, end date'
    for (const [index, domain] of [...domains.values()].entries()) {
      const written = domain.schema.tables.filter(({ hidden }) => hidden !== true)
      // One table of each: together they are of every kind.
      for (const { name } of written.slice(index % written.length, (index % written.length) + 1)) {
        const result = setColumns(domain.schema, domain, columns(name.replaceAll('_', ' '), said))
        if (result.used) expect(Object.keys(generateSchema(result.schema, 5)), `${domain.name} ${name}`).toContain(name)
      }
    }
  })
})
