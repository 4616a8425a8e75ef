import { describe, expect, it } from 'vitest'
import { columnKinds } from '../../src/columns/index.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

type Params = Readonly<Record<string, unknown>>

const nullable = { rate: 0.4 }
/** Columns that may be null, one of every sort. */
const sources: readonly AnyColumn[] = [
  { name: 'number', kind: 'integer', min: 1, max: 5, nullable },
  { name: 'word', kind: 'category', values: ['a', 'b'], nullable },
  { name: 'flag', kind: 'boolean', rate: 0.5, nullable },
  { name: 'code', kind: 'category', values: ['US', 'DE'], nullable },
  { name: 'day', kind: 'after', column: 'begun', as: 'date', unit: 'days', min: 1, max: 9, nullable },
  { name: 'moment', kind: 'after', column: 'begun', unit: 'hours', min: 1, max: 9, nullable },
  { name: 'entry', kind: 'entry', list: 'cities', nullable },
  { name: 'human', kind: 'person', nullable },
  { name: 'key', kind: 'foreign_key', table: 'owners', nullable },
  { name: 'state', kind: 'lifecycle', started_at: 'moment', start: 'a', transitions: [{ from: 'a', to: 'b', share: 1, after: never() }] },
]

function never(): Params {
  return { min: 9999, max: 9999, unit: 'days' }
}

const always: readonly AnyColumn[] = [
  { name: 'begun', kind: 'lookup', through: 'owner_id', column: 'begun' },
  { name: 'owner_id', kind: 'owner_key', table: 'owners' },
  { name: 'id', kind: 'sequence' },
]

/** Of every kind that reads columns of its row: what it is where `source` is null. */
const following: readonly (readonly [source: string, kind: string, params: Params])[] = [
  ['day', 'after', { column: 'day', unit: 'days', min: 1, max: 2 }],
  ['moment', 'after', { column: 'moment', as: 'date', unit: 'days', min: 1, max: 2 }],
  ['entry', 'attribute', { entry: 'entry', attribute: 'city' }],
  ['entry', 'attribute', { entry: 'entry', attribute: 'latitude' }],
  ['word', 'conditional', { when: 'word != "a"', value: { kind: 'uuid' } }],
  ['number', 'conditional', { when: 'known(word)', value: { kind: 'formula', expression: 'number + 1' } }],
  ['number', 'formula', { expression: 'abs(number) * 2' }],
  ['flag', 'formula', { expression: 'flag ? 1 : 2' }],
  ['word', 'formula', { expression: 'word in ["a"]', as: 'boolean' }],
  ['number', 'formula', { expression: 'number in [1, 2.5]', as: 'boolean' }],
  ['day', 'formula', { expression: 'day in ["2024-02-01", "2024-02-02"]', as: 'boolean' }],
  ['key', 'formula', { expression: 'key.size' }],
  ['moment', 'lifecycle', { started_at: 'moment', start: 'x', transitions: [{ from: 'x', to: 'y', share: 0.5, after: never() }] }],
  ['state', 'lifecycle_time', { lifecycle: 'state', state: 'a' }],
  ['key', 'lookup', { through: 'key', column: 'size' }],
  ['word', 'mapping', { by: 'word', cases: { a: 1 }, otherwise: 2 }],
  ['flag', 'mapping', { by: 'flag', cases: { true: 'yes', false: 'no' } }],
  ['human', 'person_attribute', { person: 'human', attribute: 'email' }],
  ['human', 'person_attribute', { person: 'human', attribute: 'gender' }],
  ['number', 'regular_time', { from: '2025-01-01', unit: 'days', number: 'number' }],
  ['day', 'shifted', { column: 'day', offset: 'id', unit: 'hours' }],
  ['number', 'shifted', { column: 'begun', offset: 'number', unit: 'days' }],
  ['number', 'switch', { by: 'number', cases: { '1': { kind: 'uuid' } }, otherwise: { kind: 'constant', value: 'x' } }],
  ['word', 'switch', { by: 'flag', cases: {}, otherwise: { kind: 'template', template: '{word}' } }],
  ['human', 'template', { template: '{human}, {key.size}' }],
  ['key', 'template', { template: '{human}, {key.size}' }],
  ['moment', 'text', { segments: ['at ', { column: 'moment' }] }],
]

/** What needs a value in every row says so. */
const refusing: readonly (readonly [source: string, kind: string, params: Params])[] = [
  ['number', 'bucket', { column: 'number', edges: [3], labels: ['few', 'many'] }],
  ['word', 'category', { values: ['x', 'y'], by: 'word', cases: { a: [1, 2], b: [2, 1] } }],
  ['word', 'decimal', { scale: 1, min: 1, max: 9, by: 'word', cases: { a: uniform(), b: uniform() } }],
  ['number', 'decimal', { scale: 1, min: 1, max: 9, times: 'number' }],
  ['word', 'integer', { min: 1, max: 9, by: 'word', cases: { a: uniform(), b: uniform() } }],
  ['code', 'email', { country: 'code' }],
  ['code', 'entry', { list: 'cities', by: { column: 'code', attribute: 'country_code' } }],
  ['day', 'foreign_key', { table: 'owners', existing_at: 'day' }],
  ['key', 'foreign_key', { table: 'rows', partition_by: 'key' }],
  ['code', 'person', { country: 'code' }],
  ['code', 'national_id', { country: 'code' }],
  ['code', 'phone', { country: 'code' }],
  ['size_or_null', 'split', { of: 'size_or_null' }],
  ['number', 'split', { of: 'size', weighted_by: 'number' }],
  ['word', 'text', { segments: [{ by: 'word', cases: { a: ['x'], b: ['y'] } }] }],
]

function uniform(): Params {
  return { name: 'uniform', min: 1, max: 9 }
}

/** Kinds that read no column of their row, or none that may be null. */
const readingNone = new Set(
  ['birth_date', 'boolean', 'compound', 'constant', 'date', 'faker', 'ipv4', 'ipv6', 'occurrence_date', 'owner_key', 'pattern'].concat([
    'recurrence',
    'roll_up',
    'self_reference',
    'sequence',
    'serial',
    'sibling_number',
    'slug',
    'timestamp',
    'url',
    'uuid',
  ]),
)

function planWith(kind: string, params: Params): ReturnType<typeof compileTables> {
  const owners: AnyTable = {
    name: 'owners',
    rows: { type: 'primary' },
    columns: [
      { name: 'id', kind: 'sequence' },
      { name: 'begun', kind: 'timestamp', from: '2024-01-01', to: '2024-06-30' },
      { name: 'size', kind: 'integer', min: 1, max: 900 },
      { name: 'size_or_null', kind: 'integer', min: 1, max: 900, nullable },
    ],
  }
  const rows = { type: 'owned', by: 'owners', min: 1, max: 4 } as const
  return compileTables([owners, { name: 'rows', rows, columns: [...always, ...sources, { name: 'subject', kind, ...params }] }], 60)
}

describe('columns that read one which may be null', () => {
  it.each(following)('should be null where %s is: %s %j', (source, kind, params) => {
    const plan = planWith(kind, params)
    const [given, values] = [columnValues(plan, 5, 'rows', source), columnValues(plan, 5, 'rows', 'subject')]
    expect(given.filter((value) => value === null).length).toBeGreaterThan(20)
    expect(values.filter((value, row) => given[row] === null && value !== null)).toEqual([])
    expect(values.filter((value) => value !== null)).not.toEqual([])
  })

  it.each(refusing)('should be refused by name where they need %s in every row: %s %j', (source, kind, params) => {
    expect(() => planWith(kind, params)).toThrow(new RegExp(`"${source}".*may be null`))
  })

  it('should try every kind or list it as reading none', () => {
    const tried = new Set([...following, ...refusing].map(([, kind]) => kind))
    const missing = [...columnKinds.keys()].filter((kind) => !tried.has(kind) && !readingNone.has(kind))
    expect(missing, `add ${missing.join(', ')} to following or refusing, or to readingNone`).toEqual([])
  })
})
