import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repaired, repairs } from '../../../src/llm/repairs/index.ts'
import { readSchema } from '../../../src/validation/read-schema.ts'
import { exampleSchema } from '../../../src/llm/guide/example.ts'
import { shop } from '../support/models.ts'

type Draft = Record<string, unknown> & { tables: (Record<string, unknown> & { columns: Record<string, unknown>[] })[] }

/** The small schema, changed. */
function broken(change: (draft: Draft) => void): Draft {
  const draft = structuredClone(shop) as unknown as Draft
  change(draft)
  return draft
}

const [customers, orders] = [0, 1]
const table = (draft: Draft, index: number): Draft['tables'][number] => draft.tables[index] as Draft['tables'][number]

/** For each repair, a schema that it mends, and the words in which it tells so. */
const cases: Readonly<Record<string, readonly [(draft: Draft) => void, string]>> = {
  version: [(draft) => delete draft['version'], 'The version was set to 1'],
  valid_names: [
    (draft) => {
      table(draft, customers)['name'] = 'our customers'
      table(draft, orders)['rows'] = { type: 'owned', by: 'our customers', min: 0, max: 5 }
      const key = table(draft, orders).columns[1] as Record<string, unknown>
      key['table'] = 'our customers'
      key['name'] = '1st-customer id'
    },
    'Table "our customers" was renamed to "our_customers"',
  ],
  duplicate_columns: [
    (draft) => table(draft, orders).columns.push({ name: 'total', kind: 'sequence' }),
    'The second column "total" of table orders',
  ],
  owner_keys: [
    (draft) => (table(draft, orders).columns[1] = { name: 'customer_id', kind: 'foreign_key', table: 'customers', popularity: 1 }),
    'orders.customer_id was changed to an owner key',
  ],
  unknown_properties: [
    (draft) => ((table(draft, orders).columns[2] as Record<string, unknown>)['precision'] = 2),
    '/tables/1/columns/2/precision',
  ],
  identifiers: [(draft) => table(draft, customers).columns.shift(), 'was given the identifier customer_id'],
  ranges: [(draft) => Object.assign(table(draft, orders).columns[2] as object, { min: 500, max: 1 }), 'min and max of orders.total'],
  owned_mean: [(draft) => (table(draft, orders)['rows'] = { type: 'owned', by: 'customers', min: 0, max: 5, mean: 9 }), 'mean 9'],
  weights: [(draft) => ((table(draft, customers).columns[1] as Record<string, unknown>)['weights'] = [1]), 'The 1 weights of the 2 values'],
}

describe('repairs', () => {
  it('should each be shown', () => {
    expect(Object.keys(cases)).toEqual([...repairs.keys()])
  })

  it.each(Object.entries(cases))('should repair by %s with a warning, and leave nothing else to repair', (_name, [change, words]) => {
    const { value, warnings } = repaired(broken(change))
    expect(warnings.join('\n')).toContain(words)
    expect(() => readSchema(value)).not.toThrow()
    expect(repaired(value).warnings).toEqual([])
  })

  it('should give new names to all that refer to them', () => {
    const [change] = cases['valid_names'] ?? []
    const { value } = repaired(broken(change ?? (() => {})))
    const tables = (value as Draft).tables
    expect(tables[0]?.['name']).toBe('our_customers')
    expect(tables[1]?.['rows']).toMatchObject({ by: 'our_customers' })
    expect(tables[1]?.columns[1]).toEqual({ name: 'st_customer_id', kind: 'owner_key', table: 'our_customers' })
  })

  it('should not change valid schemas, nor their input', () => {
    expect(repaired(shop)).toEqual({ value: shop, warnings: [] })
    expect(repaired(exampleSchema)).toEqual({ value: exampleSchema, warnings: [] })
    const draft = broken((each) => delete each['version'])
    repaired(draft)
    expect(draft).not.toHaveProperty('version')
  })

  it('should survive anything', () => {
    const junk = fc.jsonValue({ maxDepth: 4 })
    const column = fc.record(
      { name: fc.string(), kind: fc.constantFrom('category', 'owner_key', 'integer', 'x') },
      { noNullPrototype: true },
    )
    const anyTable = fc.record({
      name: fc.string(),
      rows: fc.oneof(junk, fc.constant({ type: 'owned' })),
      columns: fc.oneof(junk, fc.array(column)),
    })
    const schema = fc.oneof(junk, fc.record({ version: junk, tables: fc.oneof(junk, fc.array(anyTable)) }))
    fc.assert(
      fc.property(schema, (value) => {
        expect(() => repaired(value)).not.toThrow()
      }),
    )
    expect(() => repaired({ tables: [{ name: '__proto__', columns: [{ name: 'constructor', kind: 'toString' }] }] })).not.toThrow()
  })
})
