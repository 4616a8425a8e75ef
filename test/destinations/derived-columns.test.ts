import { describe, expect, it } from 'vitest'
import { derivedColumns } from '../../src/destinations/databases/derived-columns.ts'

type Column = { readonly name: string; readonly kind: string } & Readonly<Record<string, unknown>>

const keys = new Map([['customers', 10]])
const shifts = new Map([
  ['customers', new Map([['id', 10]])],
  ['orders', new Map([['customer_id', 10]])],
])

/** Columns of `orders` that are calculated from keys of `customers`. */
function derivedOf(...columns: readonly Column[]): readonly string[] {
  const customers = {
    name: 'customers',
    rows: 1,
    columns: [
      { name: 'id', kind: 'sequence' },
      { name: 'label', kind: 'template', template: 'C{id}' },
    ],
  }
  const orders = { name: 'orders', rows: 1, columns: [{ name: 'customer_id', kind: 'foreign_key', table: 'customers' }, ...columns] }
  return derivedColumns({ version: 1, tables: [customers, orders] }, keys, shifts, (table) => table === 'orders')
}

const formula = (expression: string, name = 'x'): Column => ({ name, kind: 'formula', expression })

describe('columns that are calculated from shifted keys', () => {
  it.each([
    ['a formula', formula('customer_id * 7 % 5')],
    ['a template', { name: 'x', kind: 'template', template: 'INV-{customer_id}' }],
    ['the case of a switch', { name: 'x', kind: 'switch', by: 'y', cases: { a: formula('customer_id + 1') } }],
    ['a copy of a column that is', { name: 'x', kind: 'lookup', through: 'customer_id', column: 'label' }],
    ['a column of the referenced row that is', formula('length(customer_id.label)')],
  ])('should be found in %s', (_what, column) => {
    expect(derivedOf(column)).toEqual(['orders.x'])
  })

  const rollUp = (params: Readonly<Record<string, unknown>>): readonly string[] => {
    const customers = {
      name: 'customers',
      rows: 1,
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'x', kind: 'roll_up', ...params },
      ],
    }
    const owner = { name: 'customer_id', kind: 'owner_key', table: 'customers' }
    const orders = { name: 'orders', rows: 1, columns: [{ name: 'id', kind: 'sequence' }, owner] }
    const shifted = new Map([...shifts, ['orders', new Map([...(shifts.get('orders') ?? []), ['id', 5]])]])
    return derivedColumns({ version: 1, tables: [customers, orders] }, new Map([...keys, ['orders', 5]]), shifted, () => true)
  }

  it.each(['first', 'last', 'min', 'max', 'sum', 'avg'])('should be found in the %s of the keys of owned rows', (aggregate) => {
    expect(rollUp({ table: 'orders', aggregate, column: 'id' })).toEqual(['customers.x'])
  })

  it('should be found in the condition of a roll-up, and not in a number of rows', () => {
    expect(rollUp({ table: 'orders', aggregate: 'count', where: 'id % 2 == 0' })).toEqual(['customers.x'])
    expect(rollUp({ table: 'orders', aggregate: 'count', column: 'id' })).toEqual([])
    expect(rollUp({ table: 'orders', aggregate: 'sum', column: 'price' })).toEqual([])
  })

  it('should be found through hidden columns and references', () => {
    expect(derivedOf({ name: 'chosen', kind: 'foreign_key', table: 'customers', hidden: true }, formula('chosen', 'given'))).toContain(
      'orders.given',
    )
    expect(derivedOf(formula('customer_id % 3', 'place'), formula('place * 2'))).toContain('orders.x')
  })

  it.each([
    ['columns of the referenced row', formula('customer_id.age * 2')],
    ['a copy through the key', { name: 'x', kind: 'lookup', through: 'customer_id', column: 'age' }],
    ['other columns with a similar name', formula('old_customer_id + customer_id_count')],
  ])('should not be found in %s', (_what, column) => {
    expect(derivedOf(column)).toEqual([])
  })
})
