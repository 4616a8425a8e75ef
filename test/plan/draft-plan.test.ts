import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { buildPlan } from '../engine/support/build-plan.ts'
import type { RowsSchema } from '../../src/schema/rows.ts'
import type { AnyColumn, AnySchema } from '../../src/schema/any-schema.ts'

const begun: AnyColumn = { name: 'begun', kind: 'date', from: '2024-01-01', to: '2025-12-30' }

function table(name: string, rows: RowsSchema, ...columns: AnyColumn[]): AnySchema['tables'][number] {
  return { name, rows, columns: [{ name: 'id', kind: 'sequence' }, ...columns] }
}

function schemaOf(...tables: AnySchema['tables'][number][]): AnySchema {
  return { version: 1, name: 'test', tables }
}

const shop = schemaOf(
  table('customers', { type: 'primary' }, begun),
  table('products', { type: 'ratio', of: 'customers', ratio: 0.1, min: 12 }),
  table('orders', { type: 'ratio', of: 'customers', ratio: 2.5 }),
  table('items', { type: 'owned', by: 'orders', min: 1, max: 5, mean: 2.2 }),
  { ...table('hints', { type: 'ratio', of: 'items', ratio: 3 }), hidden: true },
)

function countsOf(schema: AnySchema, rows: number): Record<string, number> {
  return Object.fromEntries(buildPlan(schema, rows, 1e12).tables.map(({ name, rows: count }) => [name, count]))
}

function errorOf(action: () => unknown): SynthError {
  try {
    action()
  } catch (error) {
    if (error instanceof SynthError) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}

describe('draftPlan', () => {
  it.each([
    [0, { customers: 0, products: 0, orders: 0, items: 0, hints: 0 }],
    [1, { customers: 1, products: 12, orders: 3, items: 7, hints: 21 }],
    [2, { customers: 2, products: 12, orders: 5, items: 11, hints: 33 }],
    [1000, { customers: 1000, products: 100, orders: 2500, items: 5500, hints: 16_500 }],
    [100_000_000, { customers: 1e8, products: 1e7, orders: 2.5e8, items: 5.5e8, hints: 1.65e9 }],
  ])('should count the rows of every table for %d primary rows', (rows, counts) => {
    expect(countsOf(shop, rows)).toEqual(counts)
  })

  it('should have one row at least for each table that counts on one with rows, or as many as it says', () => {
    const few = (min?: number): Record<string, number> =>
      countsOf(
        schemaOf(
          table('a', { type: 'primary' }),
          table('b', { type: 'ratio', of: 'a', ratio: 0.01, ...(min === undefined ? {} : { min }) }),
        ),
        3,
      )
    expect([few(), few(0), few(7)]).toEqual([
      { a: 3, b: 1 },
      { a: 3, b: 0 },
      { a: 3, b: 7 },
    ])
  })

  it('should count tables that are written before the primary one', () => {
    const schema = schemaOf(
      table('shops', { type: 'ratio', of: 'customers', ratio: 0.01 }),
      table('dishes', { type: 'owned', by: 'shops', min: 3, max: 9, mean: 5 }),
      table('customers', { type: 'primary' }),
    )
    expect(countsOf(schema, 1000)).toEqual({ shops: 10, dishes: 50, customers: 1000 })
    expect(countsOf(schema, 1)).toEqual({ shops: 1, dishes: 5, customers: 1 })
  })

  it('should count recurring rows by cohort, share and churn', () => {
    const bills: RowsSchema = {
      type: 'recurring',
      by: 'users',
      since: { table: 'users', column: 'begun' },
      delay_months: 1,
      starting_share: 0.5,
      monthly_churn: 0,
    }
    const schema = schemaOf(table('users', { type: 'primary' }, { ...begun, from: '2025-10-01', to: '2025-10-31' }), table('bills', bills))
    // 1 November, 1 December, 1 January.
    expect(countsOf(schema, 1000)).toEqual({ users: 1000, bills: 1500 })
    const churning = schemaOf(...schema.tables.slice(0, 1), table('bills', { ...bills, monthly_churn: 0.5 }))
    expect(countsOf(churning, 1000)).toEqual({ users: 1000, bills: 500 + 250 + 125 })
  })

  it('should refuse rows that recur for so long that planning them would take all memory', () => {
    const since = (from: string, tables = 1): AnySchema => {
      const bills = { type: 'recurring', by: 'users', since: { table: 'users', column: 'begun' } } as const
      const rates = { delay_months: 1, starting_share: 0.5, monthly_churn: 0.1 }
      const names = Array.from({ length: tables }, (_, index) => `bills_${index}`)
      return schemaOf(
        table('users', { type: 'primary' }, { ...begun, from, to: `${from.slice(0, 4)}-12-31` }),
        ...names.map((name) => table(name, { ...bills, ...rates })),
      )
    }
    expect(errorOf(() => countsOf(since('0001-01-01'), 5)).problems[0]?.detail).toMatch(/24301 months .* at most 1200/)
    expect(countsOf(since('1926-02-01', 1), 5)['bills_0']).toBeGreaterThan(0)
    expect(countsOf(since('2006-02-01', 12), 5)['bills_11']).toBeGreaterThan(0)
    const [problem, ...others] = errorOf(() => countsOf(since('1926-02-01', 2), 5)).problems
    expect([problem?.pointer, others]).toEqual(['/tables/2/rows', []])
    expect(problem?.detail).toContain('give 1441200 pairs of a first and a later month, but at most 750000')
  })

  it('should refuse more children of one row than can be evaluated at once', () => {
    const owned = (max: number): AnySchema => schemaOf(table('a', 1), table('b', { type: 'owned', by: 'a', min: max, max }))
    expect(countsOf(owned(1_000_000), 1)).toEqual({ a: 1, b: 1_000_000 })
    expect(errorOf(() => countsOf(owned(3e9), 1)).problems).toEqual([
      { pointer: '/tables/1/rows', detail: '`max` is 3000000000, but a row owns at most 1000000 rows: lower it' },
    ])
  })

  it('should refuse more rows than are allowed and show the arithmetic, hidden tables included', () => {
    expect(buildPlan(shop, 1000, 25_600).tables).toHaveLength(5)
    const { code, status, message } = errorOf(() => buildPlan(shop, 1000, 25_599))
    expect([code, status]).toEqual(['too_many_rows', 422])
    expect(message).toContain('customers 1000 + products 100 + orders 2500 + items 5500 + hints 16500 (hidden) = 25600 rows')
    expect(message).toContain('at most 25599')
  })

  it('should refuse more rows than can be counted exactly, whatever is allowed', () => {
    const single = schemaOf(table('a', { type: 'primary' }))
    expect(buildPlan(single, 1e12, Infinity).tables[0]?.rows).toBe(1e12)
    expect(errorOf(() => buildPlan(single, 1e12 + 1, Infinity)).message).toContain('at most 1000000000000')
  })

  it('should name every column that is wrong, where it is and what there would be', () => {
    const wrong = schemaOf(
      table('a', { type: 'primary' }, { name: 'x', kind: 'colour' }, { name: 'y', kind: 'integer', min: '1', max: 6 }),
      table('b', { type: 'ratio', of: 'a', ratio: 1 }, { name: 'z', kind: 'boolean', rate: 0.5, odds: 2 }),
    )
    const { code, problems } = errorOf(() => buildPlan(wrong, 1, 10))
    expect(code).toBe('schema_invalid')
    const details = new Map(problems.map(({ pointer, detail }) => [pointer, detail]))
    expect(details.get('/tables/0/columns/1/kind')).toMatch(/no column kind "colour".*category.*sequence/)
    expect(details.get('/tables/0/columns/2/min')).toMatch(/integer/)
    expect(details.get('/tables/1/columns/1/odds')).toMatch(/not a property of a column of kind boolean/)
  })

  it('should refuse a name that is taken', () => {
    const twice = schemaOf(table('a', { type: 'primary' }, begun, { name: 'id', kind: 'sequence' }), table('a', 5))
    expect(errorOf(() => buildPlan(twice, 1, 10)).problems.map(({ pointer }) => pointer)).toEqual([
      '/tables/1/name',
      '/tables/0/columns/2/name',
    ])
  })

  const day = { from: '2025-02-01', to: '2025-02-28' }
  const hours = Array.from({ length: 24 }, () => 0)
  it.each<[string, string, Omit<AnyColumn, 'name'>]>([
    ['', 'must not exceed', { kind: 'integer', min: 6, max: 1 }],
    ['', '2^53', { kind: 'decimal', scale: 9, min: 0, max: 1e8 }],
    ['', 'go together', { kind: 'integer', min: 1, max: 6, by: 'id' }],
    ['', '`scale` 2', { kind: 'decimal', scale: 1, min: 1, max: 6, ending: 9 }],
    ['', 'must not exceed', { kind: 'after', column: 'id', as: 'date', unit: 'days', min: 2, max: 1 }],
    ['', 'at least one hour', { kind: 'after', column: 'id', as: 'timestamp', unit: 'days', min: 1, max: 2, hours }],
    ['', 'must not exceed', { kind: 'birth_date', min_age: 40, max_age: 30 }],
    ['', '2 values, but 3 weights', { kind: 'category', values: ['a', 'b'], weights: [1, 2, 3] }],
    ['', 'above 0', { kind: 'category', values: ['a', 'b'], weights: [0, 0] }],
    ['', '3 intervals', { kind: 'bucket', column: 'id', edges: [1, 2], labels: ['a', 'b'] }],
    ['', 'ascend', { kind: 'bucket', column: 'id', edges: [2, 1], labels: ['a', 'b', 'c'] }],
    ['', 'needs `existing_at`', { kind: 'foreign_key', table: 'a', min_age_days: 3 }],
    ['', 'before `from`', { kind: 'date', from: '2025-02-02', to: '2025-02-01' }],
    ['', 'no day', { kind: 'date', ...day, months: [1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }],
    ['', 'at least one hour', { kind: 'timestamp', ...day, hours }],
    ['/distribution', '`mode`', { kind: 'integer', min: 1, max: 6, distribution: { name: 'triangular', min: 1, mode: 9, max: 6 } }],
    ['/cases/1', 'ascending', { kind: 'integer', min: 1, max: 6, by: 'id', cases: { '1': { name: 'empirical', quantiles: [2, 1] } } }],
  ])('should refuse parameters that do not go together at %s: %s', (place, reason, column) => {
    const { code, message, problems } = errorOf(() =>
      buildPlan(schemaOf(table('a', { type: 'primary' }, { ...column, name: 'x' } as AnyColumn)), 1, 10),
    )
    expect(code).toBe('schema_invalid')
    expect(problems).toEqual([{ pointer: `/tables/0/columns/1${place}`, detail: expect.stringContaining(reason) as string }])
    expect(message).toContain(reason)
  })

  it('should look into the value of a conditional as well', () => {
    const conditional = (value: object): AnySchema =>
      schemaOf(table('a', { type: 'primary' }, { name: 'x', kind: 'conditional', when: 'id == 1', value }))
    const pointers = (value: object): string[] => errorOf(() => buildPlan(conditional(value), 1, 10)).problems.map(({ pointer }) => pointer)
    expect(pointers({ kind: 'colour' })).toContain('/tables/0/columns/1/value/kind')
    expect(pointers({ kind: 'integer', min: 1, max: 'six' })).toContain('/tables/0/columns/1/value/max')
    expect(pointers({ kind: 'conditional', when: 'id == 1', value: { kind: 'boolean', rate: 2 } })).toContain(
      '/tables/0/columns/1/value/value/rate',
    )
  })

  it('should list what reference lists the columns need, those within conditionals too', () => {
    const schema = schemaOf(
      table(
        'a',
        { type: 'primary' },
        { name: 'p', kind: 'entry', list: 'products' },
        { name: 'c', kind: 'conditional', when: 'id == 1', value: { kind: 'entry', list: 'cities' } },
        { name: 'p2', kind: 'entry', list: 'products' },
      ),
    )
    expect(buildPlan(schema, 1, 10).lists).toEqual(['cities', 'products'])
  })
})
