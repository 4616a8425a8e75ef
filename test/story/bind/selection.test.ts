import { describe, expect, it } from 'vitest'
import { domains } from '../../../src/domains/index.ts'
import { selectTables } from '../../../src/story/bind/tables/selection.ts'
import type { SelectionFact } from '../../../src/story/facts/fact.ts'
import { generateSchema, orphans } from '../generate-schema.ts'
import { noun, shop } from './shop.ts'

const selection = (mode: SelectionFact['mode'], ...nouns: readonly string[]): SelectionFact => ({
  type: 'selection',
  mode,
  nouns: nouns.map(noun),
  start: 0,
  end: 0,
})

describe('selectTables', () => {
  it.each([
    ['only', ['customers'], ['customers']],
    ['only', ['orders'], ['orders']],
    ['only', ['customers', 'visits'], ['customers', 'visits']],
    ['only', ['products'], ['products']],
    ['only', ['banners'], ['banners']],
    ['without', ['visits'], ['banners', 'customers', 'order_items', 'orders', 'products']],
    ['without', ['orders'], ['banners', 'customers', 'products', 'visits']],
    ['without', ['products'], ['banners', 'customers', 'order_items', 'orders', 'visits']],
    ['without', ['customers', 'banners'], ['order_items', 'orders', 'products', 'visits'].filter((name) => !name.startsWith('order'))],
  ] as const)('should write %s %s as %s', (mode, nouns, written) => {
    const { schema, used, notes } = selectTables(shop.schema, shop, selection(mode, ...nouns))
    const tables = generateSchema(schema, null)
    expect(used).toBe(true)
    expect(Object.keys(tables).toSorted()).toEqual(written)
    expect(orphans(schema, tables)).toEqual([])
    expect(notes.length).toBeGreaterThan(0)
  })

  it('should hide keys that refer to what is left out', () => {
    const { schema } = selectTables(shop.schema, shop, selection('without', 'products'))
    expect(Object.keys(generateSchema(schema, null)['order_items']?.[0] ?? {})).toEqual(['order_item_id', 'order_id', 'price'])
  })

  it('should keep the values of what stays', () => {
    const { schema } = selectTables(shop.schema, shop, selection('only', 'customers'))
    expect(generateSchema(schema, null)['customers']).toEqual(generateSchema(shop.schema, null)['customers'])
  })

  it('should leave what is no table to others', () => {
    const result = selectTables(shop.schema, shop, selection('without', 'returns'))
    expect(result).toEqual({ schema: shop.schema, notes: [], used: false, reason: 'no table is called "returns"' })
  })

  it('should not leave nothing', () => {
    expect(selectTables(shop.schema, shop, selection('without', 'customers', 'products', 'orders', 'visits', 'banners')).used).toBe(false)
  })

  it('should leave every domain valid with any one table alone or without it', () => {
    for (const [index, domain] of [...domains.values()].entries()) {
      const written = domain.schema.tables.filter(({ hidden }) => hidden !== true)
      // One table of each: together they are of every kind.
      for (const { name } of written.slice(index % written.length, (index % written.length) + 1)) {
        for (const mode of ['only', 'without'] as const) {
          const { schema, used } = selectTables(domain.schema, domain, selection(mode, name.replaceAll('_', ' ')))
          if (used) expect(orphans(schema, generateSchema(schema, 5)), `${domain.name} ${mode} ${name}`).toEqual([])
        }
      }
    }
  })
})
