import { describe, expect, it } from 'vitest'
import { keyConflict } from '../../src/columns/shared/key-conflict.ts'
import type { ColumnSchema, Schema } from '../../src/schema/schema.ts'
import { trySchema } from '../../src/try-schema.ts'
import { generateColumns } from '../domains/telling.ts'

const step: ColumnSchema = { name: 'shop', kind: 'category', values: ['north', 'south', 'west'], shares: [0.5, 0.4, 0.1], hidden: true }

function sales(last: number): Schema {
  const row: ColumnSchema = { name: 'shop_row', kind: 'mapping', by: 'shop', cases: { north: 1, south: 2, west: last }, hidden: true }
  const columns: readonly ColumnSchema[] = [
    { name: 'id', kind: 'sequence' },
    step,
    row,
    { name: 'shop_id', kind: 'foreign_key', table: 'shops', row_in: 'shop_row' },
  ]
  return {
    version: 1,
    name: 'sales',
    tables: [
      { name: 'shops', rows: 3, columns: [{ name: 'id', kind: 'sequence' }] },
      { name: 'sales', rows: 200, columns },
    ],
  }
}

describe('row_in', () => {
  it('should refer to the rows whose numbers stand in the other column', () => {
    const found = generateColumns(sales(3), new Set(['sales.shop_id']), null, 7)
    const keys = found['sales']?.['shop_id'] ?? []
    expect([1, 2, 3].map((row) => keys.filter((key) => Number(key) === row).length)).toEqual([100, 80, 20])
  })

  it('should refuse a number beyond the rows', () => {
    expect(trySchema(sales(4))).toMatchObject({ reason: expect.stringContaining('must be a whole number from 1 to 3') as string })
  })

  it('should refuse another way to pick rows', () => {
    expect(keyConflict({ row_in: 'shop_row', popularity: 1 })).toContain('leave out all other parameters')
  })
})
