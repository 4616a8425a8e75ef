import { describe, expect, it } from 'vitest'
import type { ColumnSchema, Schema, TableSchema } from '../../src/schema/schema.ts'
import { trySchema } from '../../src/try-schema.ts'
import { generateColumns } from '../domains/telling.ts'

const begun: ColumnSchema = { name: 'begun_on', kind: 'date', from: '2023-01-01', to: '2024-12-31' }
const happened: ColumnSchema = { name: 'happened_at', kind: 'timestamp', from: '2023-01-02', to: '2024-12-31', growth: 2 }

function shop(key: Partial<ColumnSchema>, orders: Partial<TableSchema> = {}): Schema {
  const columns: readonly ColumnSchema[] = [
    { name: 'id', kind: 'sequence' },
    happened,
    { name: 'customer_id', kind: 'foreign_key', table: 'customers', ...key } as ColumnSchema,
  ]
  return {
    version: 1,
    name: 'shop',
    tables: [
      { name: 'customers', rows: 100, columns: [{ name: 'id', kind: 'sequence' }, begun] },
      { name: 'shops', rows: 120, columns: [{ name: 'id', kind: 'sequence' }] },
      { name: 'orders', rows: 400, columns, ...orders },
    ],
  }
}

const paths = new Set(['orders.customer_id', 'orders.happened_at', 'customers.begun_on'])

describe('unreferenced', () => {
  it.each([
    ['none at all', { unreferenced: 0 }],
    ['evenly', { unreferenced: 20 }],
    ['with few that are popular', { unreferenced: 55, popularity: 1.2 }],
    ['where as many rows refer as are left', { unreferenced: 99 }],
    ['where rows have begun before', { unreferenced: 30, existing_at: 'happened_at' }],
    ['where popular rows have begun before', { unreferenced: 30, existing_at: 'happened_at', popularity: 0.8 }],
  ])('should leave exactly so many rows out: %s', (_, key) => {
    const found = generateColumns(shop(key), paths, null, 7)
    const keys = (found['orders']?.['customer_id'] ?? []).map(Number)
    expect(new Set(keys).size).toBe(100 - key.unreferenced)
    if (!('existing_at' in key)) return
    const days = found['customers']?.['begun_on'] ?? []
    const late = keys.filter((id, row) => String(days[id - 1]) >= String(found['orders']?.['happened_at']?.[row]).slice(0, 10))
    expect(late).toEqual([])
  })

  it('should hold among siblings that refer to different rows', () => {
    const rows = { type: 'owned', by: 'shops', min: 1, max: 5 } as const
    const found = generateColumns(shop({ unreferenced: 20, distinct_among_siblings: true }, { rows }), paths, null, 7)
    expect(new Set(found['orders']?.['customer_id']).size).toBe(80)
  })

  it.each([
    [{ unreferenced: 100 }, 400, 'at least one of them must be referred to'],
    [{ unreferenced: 10 }, 50, '50 rows of "orders" cannot refer to 100 - 10 = 90 rows of "customers"'],
  ])('should refuse the impossible: %j', (key, rows, reason) => {
    expect(trySchema(shop(key, { rows }))).toMatchObject({ reason: expect.stringContaining(reason) as string })
  })
})
