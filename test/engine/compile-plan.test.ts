import { expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import type { RowsSchema } from '../../src/schema/rows.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { compileTables } from './support/evaluate.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }
const tier: AnyColumn = { name: 'tier', kind: 'category', values: ['low', 'high'] }

function table(name: string, rows: RowsSchema, ...columns: AnyColumn[]): AnyTable {
  return { name, rows, columns: [id, ...columns] }
}

/** What is wrong with a schema, by pointer; nothing when it compiles. */
function refusals(...tables: AnyTable[]): Record<string, string> {
  try {
    compileTables(tables, 100)
    return {}
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    expect(error.code).toBe('schema_invalid')
    return Object.fromEntries(error.problems.map(({ pointer, detail }) => [pointer, detail]))
  }
}

const subject = (kind: string, params: object): AnyColumn => ({ name: 'subject', kind, ...params })

it.each<[string, AnyColumn, RegExp]>([
  ['/tables/0/columns/2', subject('lookup', { through: 'owner_id', column: 'id' }), /no column "owner_id"/],
  ['/tables/0/columns/2', subject('lookup', { through: 'tier', column: 'id' }), /not a foreign key/],
  ['/tables/0/columns/2', subject('foreign_key', { table: 'nowhere' }), /no table "nowhere"/],
  ['/tables/0/columns/2', subject('formula', { expression: 'subject + 1' }), /depends on itself/],
  ['/tables/0/columns/2', subject('formula', { expression: 'tier +' }), /is not an expression/],
  ['/tables/0/columns/2', subject('formula', { expression: 'tier = "low"' }), /Unexpected "=" at character 5; values are compared by ==/],
  ['/tables/0/columns/2', subject('entry', { list: 'unicorns' }), /no reference list "unicorns"; there are given_names, /],
  ['/tables/0/columns/2', subject('attribute', { entry: 'tier', attribute: 'x' }), /not of kind entry/],
  ['/tables/0/columns/2', subject('integer', { min: 1, max: 9, by: 'tier', cases: { low: { name: 'poisson', mean: 2 } } }), /"high"/],
  ['/tables/0/columns/2', subject('person', { default_country: 'XX' }), /no names.*"XX"; there are US, /],
  ['/tables/0/columns/2', subject('pattern', { pattern: '#', unique: true }), /10 codes.*100 rows/],
  [
    '/tables/0/columns/2/value',
    subject('conditional', { when: 'tier == "low"', value: { kind: 'attribute', entry: 'tier', attribute: 'x' } }),
    /not of kind entry/,
  ],
])('should refuse at %s a column that cannot be: %o', (pointer, column, reason) => {
  expect(refusals(table('rows', { type: 'primary' }, tier, column))).toEqual({ [pointer]: expect.stringMatching(reason) as string })
})

const maybe: AnyColumn = {
  name: 'maybe',
  kind: 'conditional',
  when: 'tier == "low"',
  value: { kind: 'category', values: ['low', 'high'] },
}
const share: AnyColumn = { name: 'share', kind: 'mapping', by: 'maybe', cases: { low: 1, high: 2 } }
const until: AnyColumn = {
  name: 'until',
  kind: 'conditional',
  when: 'tier == "low"',
  value: { kind: 'date', from: '2025-01-01', to: '2025-12-31' },
}
const codes = { low: 1, high: 2 }

it.each<[string, AnyColumn, RegExp]>([
  [
    'a category by what may be null',
    subject('category', { values: ['x'], by: 'maybe', cases: { low: [1], high: [1] } }),
    /"maybe" may be null/,
  ],
  ['phone numbers by what may be null', subject('phone', { country: 'maybe' }), /"maybe" may be null/],
  [
    'numbers with more digits than their scale',
    subject('mapping', { by: 'tier', cases: { low: 1.25, high: 2 }, scale: 1 }),
    /1\.25 has more than 1 digit/,
  ],
  [
    'the bucket of a number that may be null',
    subject('bucket', { column: 'share', edges: [1], labels: ['a', 'b'] }),
    /"share" is not a number, or/,
  ],
  ['times a number that may be null', subject('decimal', { scale: 2, min: 0, max: 9, times: 'share' }), /"share" is not a number, or/],
  [
    'rows that exist at a moment that may be null',
    subject('foreign_key', { table: 'others', existing_at: 'until' }),
    /"until" may be null/,
  ],
  ['the gender of what is no person', subject('person_attribute', { person: 'tier', attribute: 'gender' }), /"tier" is not of kind person/],
  [
    'the owner of rows without one',
    subject('owner_key', { table: 'others' }),
    /"rows" do not belong to those of "others": give .*"by": "others".* or refer to/,
  ],
  ['the place among no siblings', subject('sibling_number', {}), /have no owner/],
  ['words of no siblings', subject('foreign_key', { table: 'others', distinct_among_siblings: true }), /have no owner/],
  ['the day of what does not recur', subject('occurrence_date', {}), /do not recur/],
  ['the lives of what does not recur', subject('recurrence', { table: 'owned', value: 'count' }), /do not recur/],
  ['a roll-up of rows of nobody', subject('roll_up', { table: 'others', aggregate: 'count' }), /"others" do not belong to those of "rows"/],
])('should refuse %s', (_name, column, reason) => {
  const tables = [
    table('rows', { type: 'primary' }, tier, maybe, share, until, column),
    table('others', { type: 'ratio', of: 'rows', ratio: 1 }),
    table('owned', { type: 'owned', by: 'rows', min: 1, max: 2, mean: 1.5 }),
  ]
  expect(refusals(...tables)).toEqual({ '/tables/0/columns/5': expect.stringMatching(reason) as string })
})

it('should let null follow from null, and nothing from a child that is always there', () => {
  const owned = (min: number): AnyTable => table('owned', { type: 'owned', by: 'rows', min, max: 2, mean: 1.5 }, tier)
  const columns = [tier, maybe, subject('mapping', { by: 'maybe', cases: codes })]
  const child: AnyColumn = { name: 'child', kind: 'roll_up', table: 'owned', aggregate: 'first', column: 'tier' }
  const nullable = (min: number): unknown => {
    const [rows] = compileTables([table('rows', { type: 'primary' }, ...columns, child), owned(min)], 100).tables
    return rows?.columns.map(({ layout }) => layout.nullable)
  }
  expect([nullable(0), nullable(1)]).toEqual([
    [false, false, true, true, true],
    [false, false, true, true, false],
  ])
})

it('should name the column that is wrong, not the one that reads it', () => {
  const reader: AnyColumn = { name: 'reader', kind: 'formula', expression: 'subject + 1' }
  const wrong = subject('mapping', { by: 'id', cases: { '5000': 1 } })
  expect(Object.keys(refusals(table('rows', { type: 'primary' }, reader, wrong)))).toEqual(['/tables/0/columns/2'])
})

it.each<[string, RowsSchema, RegExp]>([
  ['a table that is not there', { type: 'ratio', of: 'nowhere', ratio: 2 }, /"nowhere"/],
  ['itself', { type: 'owned', by: 'rows', min: 1, max: 2, mean: 1.5 }, /"rows"/],
  ['a mean out of bounds', { type: 'owned', by: 'base', min: 2, max: 1, mean: 1.5 }, /exceeds `max`/],
  [
    'the rows of a table that are more or fewer',
    { type: 'recurring', by: 'base', since: { table: 'half', column: 'on' }, delay_months: 1, starting_share: 1, monthly_churn: 0.1 },
    /must have one for each of the 100 rows of "base"/,
  ],
  [
    'time in a column that does not order the table',
    { type: 'recurring', by: 'half', since: { table: 'half', column: 'id' }, delay_months: 1, starting_share: 1, monthly_churn: 0.1 },
    /"id" does not order the rows of table "half" by time: "on" does/,
  ],
  [
    'a table without time',
    { type: 'recurring', by: 'base', since: { table: 'base', column: 'id' }, delay_months: 1, starting_share: 1, monthly_churn: 0.1 },
    /"id" does not order the rows of table "base" by time: its first column/,
  ],
])('should refuse rows that count on %s', (_name, rows, reason) => {
  const on: AnyColumn = { name: 'on', kind: 'date', from: '2025-01-01', to: '2025-12-31' }
  const half = table('half', { type: 'ratio', of: 'base', ratio: 0.5 }, on)
  expect(refusals(table('base', { type: 'primary' }), half, table('rows', rows))).toEqual({
    '/tables/2/rows': expect.stringMatching(reason) as string,
  })
})

it('should name the columns through which a column depends on itself', () => {
  const reads = (name: string, other: string): AnyColumn => ({ name, kind: 'formula', expression: `${other} + 1` })
  expect(refusals(table('rows', 5, reads('first', 'a'), reads('a', 'b'), reads('b', 'c'), reads('c', 'a')))).toEqual({
    '/tables/0/columns/4': 'Column "a" of table "rows" depends on itself, by way of "b", "c"',
  })
})

it('should name the tables that count on one another in a circle, once', () => {
  const owns = (name: string, by: string): AnyTable => table(name, { type: 'owned', by, min: 1, max: 1 })
  expect(refusals(owns('a', 'b'), owns('b', 'c'), owns('c', 'a'), owns('d', 'a'))).toEqual({
    '/tables/2/rows': expect.stringMatching(/in a circle: "a" counts on "b" counts on "c" counts on "a"/) as string,
  })
  expect(refusals(owns('a', 'a'))).toEqual({ '/tables/0/rows': expect.stringMatching(/in a circle: "a" counts on "a"/) as string })
})

it('should collect the problems of the row counts of several tables and of columns', () => {
  const tables = [
    table('a', { type: 'owned', by: 'nobody', min: 1, max: 1 }, subject('foreign_key', { table: 'bases' })),
    table('base', 10, subject('foreign_key', { table: 'a' }), { name: 'x', kind: 'lookup', through: 'subjekt', column: 'id' }),
    table('c', { type: 'owned', by: 'base', min: 3, max: 2 }),
    table('d', { type: 'ratio', of: 'bas', ratio: 2 }),
  ]
  expect(refusals(...tables)).toEqual({
    '/tables/0/rows': 'there is no table "nobody"; there are a, base, c, d',
    '/tables/1/columns/2': 'Table "base" has no column "subjekt": did you mean "subject"?',
    '/tables/2/rows': '`min` 3 exceeds `max` 2',
    '/tables/3/rows': 'there is no table "bas": did you mean "base"?',
  })
})

it('should report columns that cannot be compiled together with those that cannot be read', () => {
  const tables = [
    table(
      'rows',
      { type: 'primary' },
      { name: 'bad', kind: 'integer', min: 'one', max: 6 },
      { name: 'reader', kind: 'formula', expression: 'bad + 1' },
      { name: 'other', kind: 'formula', expression: 'idd + 1' },
      { name: 'when', kind: 'timestamp', from: 'yesterday', to: '2025-12-31' },
      { name: 'key', kind: 'foreign_key', table: 'rows', existing_at: 'when' },
    ),
    table('bills', {
      type: 'recurring',
      by: 'rows',
      since: { table: 'rows', column: 'when' },
      delay_months: 1,
      starting_share: 1,
      monthly_churn: 0.1,
    }),
  ]
  expect(refusals(...tables)).toEqual({
    '/tables/0/columns/1/min': 'must be an integer, but is the string "one"',
    '/tables/0/columns/3': expect.stringMatching(/no column "idd": did you mean "id"\?/) as string,
    '/tables/0/columns/4/from': expect.stringMatching(/calendar date/) as string,
  })
})
