import { describe, expect, it } from 'vitest'
import { setRelation } from '../../../src/story/bind/counts/relation.ts'
import type { RelationFact } from '../../../src/story/facts/relation-fact.ts'
import { generateSchema, orphans, rowsOf } from '../generate-schema.ts'
import { noun, shop } from './shop.ts'

const relation = (child: string, parent: string): RelationFact => ({
  type: 'relation',
  child: noun(child),
  parent: noun(parent),
  start: 0,
  end: 0,
})

describe('setRelation', () => {
  it('should find relations that are there, over tables between too', () => {
    for (const [child, parent] of [
      ['orders', 'customer'],
      ['visit', 'customer'],
      ['order items', 'customer'],
    ] as const) {
      const result = setRelation(shop.schema, shop, relation(child, parent))
      expect(result).toMatchObject({ used: true, schema: shop.schema })
      expect(result.notes).toHaveLength(1)
    }
  })

  it('should add a key behind those that are there', () => {
    const { schema, notes, used } = setRelation(shop.schema, shop, relation('visit', 'product'))
    expect(used).toBe(true)
    expect(schema.tables[4]?.columns.map(({ name }) => name)).toEqual(['visit_id', 'customer_id', 'product_id', 'visited_at', 'device'])
    expect(notes[0]?.pointer).toBe('/tables/4/columns/2')
    for (const rows of [0, 1, 60]) expect(orphans(schema, generateSchema(schema, rows))).toEqual([])
  })

  it('should let rows refer to what was there before them', () => {
    const unrelated = {
      ...shop.schema,
      tables: shop.schema.tables.map((table) =>
        table.name === 'visits' ? { ...table, columns: table.columns.filter(({ kind }) => kind !== 'foreign_key') } : table,
      ),
    }
    const tables = generateSchema(setRelation(unrelated, shop, relation('visits', 'customers')).schema, 60)
    const since = new Map(rowsOf(tables, 'customers').map((row) => [row['customer_id'], String(row['signed_up_at'])]))
    expect(rowsOf(tables, 'visits').filter((row) => (since.get(row['customer_id']) ?? '9') >= String(row['visited_at']))).toEqual([])
  })

  it('should say why it cannot be used', () => {
    expect(setRelation(shop.schema, shop, relation('unicorns', 'customer')).reason).toBe('no table is called "unicorns"')
    expect(setRelation(shop.schema, shop, relation('visits', 'unicorns')).reason).toBe('no table is called "unicorns"')
    expect(setRelation(shop.schema, shop, relation('customers', 'buyers')).used).toBe(false)
  })
})
