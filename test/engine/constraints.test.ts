import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePlan } from '../../src/engine/compile-plan.ts'
import { preparePlan } from '../../src/engine/prepare-plan.ts'
import { SynthError } from '../../src/errors.ts'
import { referenceList } from '../../src/lexicon/index.ts'
import { openPrepared } from '../output/opened.ts'
import type { Output } from '../../src/output/output.ts'
import { buildPlan } from './support/build-plan.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { madeBytes, madeJson } from '../output/made-bytes.ts'
import type { Records } from './support/documents.ts'
import { problemsOf } from './support/refused.ts'

const columns: readonly AnyColumn[] = [
  { name: 'id', kind: 'sequence' },
  { name: 'status', kind: 'category', values: ['open', 'paid'] },
  { name: 'starts_on', kind: 'date', from: '2024-01-01', to: '2024-12-31' },
  { name: 'ends_on', kind: 'after', column: 'starts_on', as: 'date', unit: 'days', min: 0, max: 30 },
  { name: 'price', kind: 'decimal', scale: 2, min: -5, max: 1000 },
  {
    name: 'paid_at',
    kind: 'conditional',
    when: 'status == "paid"',
    value: { kind: 'after', column: 'ends_on', as: 'timestamp', unit: 'hours', min: 1, max: 9 },
  },
  { name: 'is_open', kind: 'formula', expression: 'status == "open"', as: 'boolean' },
]

function table(rows: number, ...constraints: readonly string[]): AnyTable {
  return { name: 'orders', rows, columns, constraints }
}

function open(tables: readonly AnyTable[], seed = 42, format = 'records'): Output {
  const schema = { version: 1, tables } as const
  const plan = buildPlan(schema, 1, 1e10)
  const prepared = preparePlan(plan, compilePlan(plan, referenceList), referenceList)
  return openPrepared(prepared, { seed, format, origin: { schema } })
}

function breaches(tables: readonly AnyTable[], seed = 42): SynthError['problems'] {
  try {
    open(tables, seed)
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    expect(error.code).toBe('schema_invalid')
    return error.problems
  }
  return []
}

describe('constraints', () => {
  it('should let data through that keeps them', () => {
    const tables = [table(20_000, 'ends_on >= starts_on', 'price >= -5 && price <= 1000', 'true', 'is_open || status == "paid"')]
    expect(madeBytes(open(tables).steps()).equals(madeBytes(open([table(20_000)]).steps()))).toBe(true)
  })

  it('should not be broken by null', () => {
    expect(breaches([table(2000, 'paid_at > seconds(ends_on)', 'price / 0 > 1')])).toEqual([])
  })

  it('should name the first row that breaks each constraint, with the cells that it reads, before the first byte', () => {
    const rows = madeJson<Records>(open([table(3000)])).tables['orders'] ?? []
    const cheap = rows.findIndex(({ price }) => Number(price) < 1)
    const late = rows.findIndex(({ status, paid_at: paidAt }) => status === 'paid' && String(paidAt) >= '2024-03-01')
    const found = breaches([table(3000, 'price >= 1', 'ends_on >= starts_on', 'paid_at < "2024-03-01" || status == "open"')])
    expect(found.map(({ pointer }) => pointer)).toEqual(['/tables/0/constraints/0', '/tables/0/constraints/2'])
    expect(found[0]?.detail).toContain(`"price >= 1" is false in row ${cheap + 1} (price ${Number(rows[cheap]?.['price']).toFixed(2)})`)
    expect(found[1]?.detail).toContain(`row ${late + 1} (paid_at ${String(rows[late]?.['paid_at'])}, status "paid")`)
  })

  it('should look at every row of a table that is not long, of hidden ones too, and with the seed of the request', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), (row, seed) => {
        const broken = { ...table(10_000, `id != ${row}`), hidden: true }
        expect(breaches([{ name: 'few', rows: 1, columns: columns.slice(0, 1) }, broken], seed)).toEqual([
          { pointer: '/tables/1/constraints/0', detail: expect.stringContaining(`is false in row ${row} (id ${row})`) as string },
        ])
      }),
      { numRuns: 8 },
    )
    const seeds = Array.from({ length: 12 }, (_, seed) => breaches([table(20, 'price > 60')], seed).length)
    expect(new Set(seeds)).toEqual(new Set([0, 1]))
  })

  it('should look at rows all over a long table', () => {
    const long = (constraint: string) => breaches([table(4e9, constraint)]).length
    expect(['id < 3900000000', 'id > 100000000', 'id <= 4000000000 && id >= 1'].map(long)).toEqual([1, 1, 0])
  })

  it.each(['records', 'columns'])('should break off rather than write a row in %s that the sample did not meet', (format) => {
    const output = open([table(200_000, 'id != 123458')], 42, format)
    const bytes = () => madeBytes(output.steps())
    expect(bytes).toThrow(/id != 123458" is false in row 123458/)
  })

  it('should say nothing of empty tables', () => {
    expect(breaches([table(0, 'false', 'price > 5000')])).toEqual([])
  })

  it('should read other rows', () => {
    const items: AnyTable = {
      name: 'items',
      rows: { type: 'owned', by: 'orders', min: 1, max: 3 },
      columns: [
        { name: 'order_id', kind: 'owner_key', table: 'orders' },
        { name: 'quantity', kind: 'integer', min: 1, max: 3 },
      ],
      constraints: ['parent.price >= -5 && quantity > 0', 'parent.price > 990'],
    }
    const [problem, ...more] = breaches([table(200), items])
    expect(more).toEqual([])
    expect(problem?.pointer).toBe('/tables/1/constraints/1')
    expect(problem?.detail).toMatch(/^"parent.price > 990" is false in row 1 \(parent.price -?\d+\.\d\d\)/)
  })

  it.each([
    ['a column that there is not', 'pric > 1', 'no column "pric"'],
    ['a number', 'price + 1', 'not a condition'],
    ['a date', 'starts_on', 'not a condition'],
    ['what is no formula', 'price >', 'is not an expression'],
    ['a word that a column never has', 'status == "lost"', '"lost"'],
  ])('should refuse %s', (_name, constraint, sentence) => {
    expect(problemsOf([table(10, 'price > -9', constraint)])).toEqual([
      { pointer: '/tables/0/constraints/1', detail: expect.stringContaining(sentence) as string },
    ])
  })
})
