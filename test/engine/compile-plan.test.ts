import { expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import type { ColumnSchema, RowsSchema, TableSchema } from '../../src/schema/schema.ts'
import { compileTables } from './support/evaluate.ts'

const id: ColumnSchema = { name: 'id', kind: 'sequence' }
const tier: ColumnSchema = { name: 'tier', kind: 'category', values: ['low', 'high'] }

function table(name: string, rows: RowsSchema, ...columns: ColumnSchema[]): TableSchema {
  return { name, rows, columns: [id, ...columns] }
}

/** What is wrong with a schema, by pointer; nothing when it compiles. */
function refusals(...tables: TableSchema[]): Record<string, string> {
  try {
    compileTables(tables, 100)
    return {}
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    expect(error.code).toBe('schema_invalid')
    return Object.fromEntries(error.problems.map(({ pointer, detail }) => [pointer, detail]))
  }
}

const subject = (kind: string, params: object): ColumnSchema => ({ name: 'subject', kind, ...params })

it.each<[string, ColumnSchema, RegExp]>([
  ['/tables/0/columns/2', subject('lookup', { through: 'owner_id', column: 'id' }), /no column "owner_id"/],
  ['/tables/0/columns/2', subject('lookup', { through: 'tier', column: 'id' }), /no foreign key/],
  ['/tables/0/columns/2', subject('foreign_key', { table: 'nowhere' }), /no table "nowhere"/],
  ['/tables/0/columns/2', subject('formula', { expression: 'subject + 1' }), /depends on itself/],
  ['/tables/0/columns/2', subject('formula', { expression: 'tier +' }), /no expression/],
  ['/tables/0/columns/2', subject('entry', { list: 'unicorns' }), /no reference list "unicorns"/],
  ['/tables/0/columns/2', subject('attribute', { entry: 'tier', attribute: 'x' }), /not of kind entry/],
  ['/tables/0/columns/2', subject('integer', { min: 1, max: 9, by: 'tier', cases: { low: { name: 'poisson', mean: 2 } } }), /"high"/],
  ['/tables/0/columns/2', subject('person', { default_country: 'XX' }), /no names.*"XX"/],
  ['/tables/0/columns/2', subject('pattern', { pattern: '#', unique: true }), /10 codes.*100 rows/],
  [
    '/tables/0/columns/2/value',
    subject('conditional', { when: { column: 'tier', in: ['low'] }, value: { kind: 'attribute', entry: 'tier', attribute: 'x' } }),
    /not of kind entry/,
  ],
])('should refuse at %s a column that cannot be: %o', (pointer, column, reason) => {
  expect(refusals(table('rows', { type: 'primary' }, tier, column))).toEqual({ [pointer]: expect.stringMatching(reason) as string })
})

it('should name the column that is wrong, not the one that reads it', () => {
  const reader: ColumnSchema = { name: 'reader', kind: 'formula', expression: 'subject + 1' }
  const wrong = subject('mapping', { column: 'id', to: { '5000': 1 } })
  expect(Object.keys(refusals(table('rows', { type: 'primary' }, reader, wrong)))).toEqual(['/tables/0/columns/2'])
})

it.each<[string, RowsSchema, RegExp]>([
  ['a table that is not there', { type: 'ratio', of: 'nowhere', ratio: 2 }, /"nowhere"/],
  ['itself', { type: 'owned', by: 'rows', min: 1, max: 2, mean: 1.5 }, /"rows"/],
  [
    'a table without time',
    { type: 'recurring', by: 'base', since: { table: 'base', column: 'id' }, delay_months: 1, starting_share: 1, monthly_churn: 0.1 },
    /not ordered by time/,
  ],
])('should refuse rows that count on %s', (_name, rows, reason) => {
  expect(refusals(table('base', { type: 'primary' }), table('rows', rows))).toEqual({
    '/tables/1/rows': expect.stringMatching(reason) as string,
  })
})
