import { columnKinds } from '../../src/columns/index.ts'
import type { ColumnSchema, TableSchema } from '../../src/schema/schema.ts'

/** Tables with one column named `subject` in one of them: the column under test. */
export interface ColumnCase {
  readonly name: string
  readonly kind: string
  readonly tables: readonly TableSchema[]
  /** Whether every seed gives the same cells. */
  readonly fixed: boolean
}

/** A kind, its parameters, the columns that the subject reads, and the tables around the one that holds it. */
interface Fixture {
  readonly subject: Readonly<Record<string, unknown>>
  readonly beside?: readonly ColumnSchema[]
  readonly rows?: TableSchema['rows']
  readonly before?: readonly TableSchema[]
  readonly after?: readonly TableSchema[]
  readonly fixed?: boolean
}

const id: ColumnSchema = { name: 'id', kind: 'sequence' }
const tier: ColumnSchema = { name: 'tier', kind: 'category', values: ['low', 'mid', 'high'], weights: [5, 3, 2] }
const flag: ColumnSchema = { name: 'flag', kind: 'boolean', rate: 0.3 }
const amount: ColumnSchema = { name: 'amount', kind: 'decimal', scale: 2, min: 1, max: 900 }
const pieces: ColumnSchema = { name: 'pieces', kind: 'integer', min: 0, max: 9 }
const begun: ColumnSchema = { name: 'begun', kind: 'timestamp', from: '2023-01-01', to: '2025-11-30', growth: 2 }
const place: ColumnSchema = { name: 'place', kind: 'entry', list: 'cities', only: { country_code: ['US', 'DE', 'FR'] } }
const country: ColumnSchema = { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country_code' }
const human: ColumnSchema = { name: 'human', kind: 'person', country: 'country' }
const maybe: ColumnSchema = {
  name: 'maybe',
  kind: 'conditional',
  when: { column: 'flag', in: [true] },
  value: { kind: 'decimal', scale: 3, min: -5, max: 5 },
}
const signed: ColumnSchema = {
  name: 'signed',
  kind: 'conditional',
  when: 'flag',
  value: { kind: 'birth_date', min_age: 0, max_age: 3 },
}
const progress = {
  kind: 'lifecycle',
  started_at: 'begun',
  start: 'open',
  transitions: [
    { from: 'open', to: 'talks', share: 0.7, after: { min: 1, max: 90, unit: 'days', distribution: { name: 'exponential', mean: 20 } } },
    { from: 'open', to: 'lost', share: 0.2, after: { min: 0, max: 50, unit: 'hours' } },
    { from: 'talks', to: 'won', share: 0.45, after: { min: 10, max: 400, unit: 'days' } },
    { from: 'talks', to: 'lost', share: 0.55, after: { min: 10, max: 200, unit: 'days' } },
  ],
} as const

function table(name: string, rows: TableSchema['rows'], ...columns: ColumnSchema[]): TableSchema {
  return { name, rows, columns: [id, ...columns] }
}

const owners = table('owners', { type: 'ratio', of: 'rows', ratio: 0.4 }, begun, amount, tier)
const primaryOwners = table('owners', { type: 'primary' }, begun, amount, tier, flag)
const owned: TableSchema['rows'] = { type: 'owned', by: 'owners', min: 1, max: 6, mean: 2.3 }
const items = table('items', { type: 'owned', by: 'rows', min: 0, max: 4, mean: 1.7 }, flag, maybe, amount)
const recurring: TableSchema['rows'] = {
  type: 'recurring',
  by: 'owners',
  since: { table: 'owners', column: 'begun' },
  delay_months: 1,
  starting_share: 0.8,
  monthly_churn: 0.07,
}

const besideOwner = {
  beside: [{ name: 'owner_id', kind: 'owner_key', table: 'owners' }, flag, pieces],
  rows: owned,
  before: [primaryOwners],
}

const fixtures: readonly Fixture[] = [
  { subject: { kind: 'after', column: 'begun', as: 'timestamp', unit: 'hours', min: 0, max: 90 }, beside: [begun] },
  {
    subject: {
      kind: 'after',
      column: 'begun',
      as: 'date',
      unit: 'days',
      min: 1,
      max: 60,
      distribution: { name: 'gamma', mean: 9, shape: 2 },
    },
    beside: [begun],
  },
  {
    subject: {
      kind: 'after',
      column: 'begun',
      as: 'timestamp',
      unit: 'days',
      min: 1,
      max: 9,
      hours: Array.from({ length: 24 }, (_, hour) => hour % 5),
    },
    beside: [begun],
  },
  { subject: { kind: 'attribute', entry: 'place', attribute: 'city' }, beside: [place] },
  { subject: { kind: 'attribute', entry: 'thing', attribute: 'base_price' }, beside: [{ name: 'thing', kind: 'entry', list: 'products' }] },
  { subject: { kind: 'bucket', column: 'amount', edges: [9.5, 100, 500], labels: ['xs', 's', 'm', 'l'] }, beside: [amount] },
  { subject: { kind: 'category', values: ['x', 'y'], by: 'tier', cases: { low: [1, 9], mid: [5, 5] }, weights: [9, 1] }, beside: [tier] },
  {
    subject: {
      kind: 'category',
      values: ['x', 'y', 'z'],
      shares: [0.5, 0.3, 0.2],
      periods: [
        { period: '2023-06', shares: [0, 1, 0] },
        { period: '2024', shares: [0.2, 0.2, 0.6] },
      ],
      even_in: ['2025-Q1'],
    },
    beside: [begun],
  },
  {
    subject: {
      kind: 'boolean',
      rate: 0.1,
      periods: [
        { period: '2024-02-29', rate: 1 },
        { period: '2025-Q3', rate: 0.5 },
      ],
    },
    beside: [begun],
  },
  ...['first', 'last'].map((which) => ({ subject: { kind: 'child', table: 'items', column: 'maybe', place: which }, after: [items] })),
  { subject: { kind: 'choice', by: 'flag', cases: { true: 'tier' }, otherwise: 'country' }, beside: [flag, tier, place, country] },
  { subject: { kind: 'compound', words: [{ list: 'restaurant_words', attribute: 'word' }, ['One', 'Two']], separator: '-' } },
  {
    subject: { kind: 'conditional', when: { column: 'tier', in: ['low', 'high'] }, value: { kind: 'integer', min: 1, max: 99 } },
    beside: [tier],
  },
  {
    subject: { kind: 'conditional', when: { column: 'pieces', in: [3, 4] }, value: { kind: 'text', segments: [{ digits: 3 }] } },
    beside: [pieces],
  },
  {
    subject: {
      kind: 'decimal',
      scale: 2,
      min: 0.5,
      max: 99_999,
      distribution: { name: 'lognormal', median: 1, spread: 0.4 },
      times: 'amount',
      ending: 95,
    },
    beside: [amount],
  },
  {
    subject: { kind: 'entry', list: 'cities', by: { column: 'code', attribute: 'country_code' } },
    beside: [{ name: 'code', kind: 'category', values: ['GB', 'NL'] }],
  },
  { subject: { kind: 'foreign_key', table: 'owners' }, before: [owners] },
  { subject: { kind: 'foreign_key', table: 'owners', popularity: 1.1 }, before: [owners] },
  {
    subject: { kind: 'foreign_key', table: 'owners', popularity: 0.8, existing_at: 'at', min_age_days: 3 },
    beside: [{ name: 'at', kind: 'timestamp', from: '2023-01-05', to: '2025-12-31' }],
    before: [owners],
  },
  {
    subject: { kind: 'foreign_key', table: 'things', popularity: 0.9, distinct_among_siblings: true },
    rows: owned,
    before: [primaryOwners, table('things', { type: 'ratio', of: 'owners', ratio: 0.2, min: 12 })],
  },
  { subject: { kind: 'formula', expression: 'round(pieces * amount - 3.5) / 7', scale: 3 }, beside: [pieces, amount] },
  { subject: { kind: 'formula', expression: 'tier == "low" ? maybe : amount / pieces' }, beside: [tier, flag, maybe, amount, pieces] },
  { subject: { kind: 'formula', expression: 'owner_id.amount - parent.amount + (parent.tier == "low" ? 1 : 0)' }, ...besideOwner },
  {
    subject: { kind: 'formula', expression: 'known(maybe) && begun >= "2024-03-01" && begun < "2025-06-01T12:00:00Z"', as: 'boolean' },
    beside: [begun, flag, maybe],
  },
  {
    subject: {
      kind: 'integer',
      min: 0,
      max: 50,
      by: 'flag',
      cases: { true: { name: 'poisson', mean: 3 }, false: { name: 'poisson', mean: 20 } },
    },
    beside: [flag],
  },
  { subject: progress, beside: [begun] },
  { subject: { ...progress, started_at: 'signed', until: '2025-03-01' }, beside: [flag, signed] },
  ...['open', 'won'].map((state) => ({
    subject: { kind: 'lifecycle_time', lifecycle: 'progress', state },
    beside: [begun, { name: 'progress', ...progress }],
  })),
  {
    subject: { kind: 'lifecycle_time', lifecycle: 'progress', state: 'lost', as: 'date' },
    beside: [flag, signed, { name: 'progress', ...progress, started_at: 'signed' }],
  },
  {
    subject: { kind: 'lookup', through: 'owner_id', column: 'amount' },
    beside: [{ name: 'owner_id', kind: 'owner_key', table: 'owners' }],
    rows: owned,
    before: [primaryOwners],
  },
  {
    subject: { kind: 'lookup', through: 'owner_id', column: 'tier' },
    beside: [{ name: 'owner_id', kind: 'foreign_key', table: 'owners', popularity: 1 }],
    before: [owners],
  },
  { subject: { kind: 'mapping', column: 'tier', to: { low: 1.25, mid: 2.5, high: 10 }, scale: 2 }, beside: [tier] },
  { subject: { kind: 'mapping', column: 'flag', to: { true: 'yes', false: 'no' } }, beside: [flag] },
  { subject: { kind: 'occurrence_date' }, rows: recurring, before: [primaryOwners], fixed: true },
  {
    subject: { kind: 'foreign_key', table: 'items', partition_by: 'owner_id' },
    beside: [{ name: 'owner_id', kind: 'foreign_key', table: 'owners' }],
    before: [owners, table('items', owned)],
  },
  {
    subject: { kind: 'foreign_key', table: 'parts', partition_by: 'owner_id', popularity: 0.9 },
    beside: [{ name: 'owner_id', kind: 'foreign_key', table: 'owners' }],
    before: [owners, table('items', owned), table('parts', { type: 'owned', by: 'items', min: 1, max: 20, mean: 3 })],
  },
  {
    subject: { kind: 'foreign_key', table: 'dishes', partition_by: 'kitchen_id', distinct_among_siblings: true },
    beside: [
      { name: 'owner_id', kind: 'owner_key', table: 'owners' },
      { name: 'kitchen_id', kind: 'lookup', through: 'owner_id', column: 'kitchen_id' },
    ],
    rows: { type: 'owned', by: 'owners', min: 1, max: 4, mean: 2 },
    before: [
      table('kitchens', { type: 'ratio', of: 'owners', ratio: 0.1 }),
      table('dishes', { type: 'owned', by: 'kitchens', min: 4, max: 12, mean: 7 }),
      table('owners', { type: 'primary' }, { name: 'kitchen_id', kind: 'foreign_key', table: 'kitchens' }),
    ],
  },
  ...[2, 0.3].map((roots) => ({
    subject: { kind: 'self_reference', partition_by: 'owner_id', roots, branching: 2 },
    beside: [{ name: 'owner_id', kind: 'owner_key', table: 'owners' }],
    rows: owned,
    before: [primaryOwners],
  })),
  {
    subject: { kind: 'lookup', through: 'boss_id', column: 'amount' },
    beside: [{ name: 'boss_id', kind: 'self_reference', roots: 0.1 }, amount],
  },
  { subject: { kind: 'owner_key', table: 'owners' }, rows: owned, before: [primaryOwners] },
  { subject: { kind: 'owner_key', table: 'owners' }, rows: recurring, before: [primaryOwners] },
  { subject: { kind: 'person', country: 'country', female_share: 0.3 }, beside: [place, country] },
  ...['given_name', 'family_name', 'gender', 'email', 'username'].map((attribute) => ({
    subject: { kind: 'person_attribute', person: 'human', attribute },
    beside: [place, country, human],
  })),
  { subject: { kind: 'phone', country: 'country' }, beside: [place, country] },
  ...['count', 'last_date', 'state'].map((value) => ({
    subject: { kind: 'recurrence', table: 'bills', value },
    beside: [begun],
    after: [table('bills', { ...recurring, by: 'rows', since: { table: 'rows', column: 'begun' } })],
  })),
  ...['sum', 'min', 'max'].map((fold) => ({ subject: { kind: 'roll_up', table: 'items', fold, column: 'maybe' }, after: [items] })),
  { subject: { kind: 'roll_up', table: 'items', fold: 'count' }, after: [items] },
  { subject: { kind: 'roll_up', table: 'items', fold: 'avg', column: 'maybe', scale: 4 }, after: [items] },
  { subject: { kind: 'roll_up', table: 'items', fold: 'sum', column: 'amount', where: 'flag && amount > 100' }, after: [items] },
  { subject: { kind: 'roll_up', table: 'items', fold: 'count', column: 'maybe', where: 'amount < 800' }, after: [items] },
  { subject: { kind: 'shifted', column: 'begun', by: 'maybe', unit: 'hours', as: 'timestamp' }, beside: [begun, flag, maybe] },
  { subject: { kind: 'shifted', column: 'begun', by: 'pieces', unit: 'days', as: 'date' }, beside: [begun, pieces] },
  { subject: { kind: 'sibling_number' }, rows: owned, before: [primaryOwners] },
  { subject: { kind: 'split', of: 'amount' }, ...besideOwner },
  { subject: { kind: 'split', of: 'amount', weights: 'pieces' }, ...besideOwner, rows: { ...owned, max: 20, mean: 7 } },
  {
    subject: {
      kind: 'switch',
      by: 'tier',
      cases: { low: { kind: 'integer', min: 1, max: 9 }, mid: null },
      otherwise: { kind: 'decimal', scale: 2, min: -5, max: 5 },
    },
    beside: [tier],
  },
  {
    subject: {
      kind: 'switch',
      by: 'maybe_tier',
      cases: {
        low: { kind: 'category', values: ['a', 'b'] },
        mid: { kind: 'constant', value: 'b' },
        high: { kind: 'constant', value: 'c' },
      },
    },
    beside: [
      tier,
      flag,
      {
        name: 'maybe_tier',
        kind: 'conditional',
        when: { column: 'flag', in: [true] },
        value: { kind: 'category', values: ['low', 'mid', 'high'] },
      },
    ],
  },
  {
    subject: {
      kind: 'switch',
      by: 'pieces',
      cases: {
        0: { kind: 'pattern', pattern: '##-?' },
        1: { kind: 'template', template: '<{pieces}>' },
        2: { kind: 'constant', value: 'two' },
      },
      otherwise: { kind: 'text', segments: [{ column: 'amount' }] },
    },
    beside: [pieces, amount],
  },
  {
    subject: {
      kind: 'switch',
      by: 'flag',
      cases: { true: { kind: 'after', column: 'begun', as: 'date', unit: 'days', min: 0, max: 9 }, false: null },
    },
    beside: [flag, begun],
  },
  {
    subject: { kind: 'template', template: '{tier}: {amount} {maybe}, {pieces} {{since}} {begun} {parent.begun}{owner_id.flag}' },
    ...besideOwner,
    beside: [...besideOwner.beside, tier, amount, maybe, begun],
  },
  {
    subject: {
      kind: 'text',
      segments: [
        { by: 'tier', cases: { low: ['meh', 'so so'], mid: ['fine'], high: ['wow', 'great', '"best"'] } },
        ' ',
        { column: 'human' },
        { list: 'cities', attribute: 'city' },
        { column: 'pieces' },
      ],
    },
    beside: [tier, place, country, human, pieces],
  },
  {
    subject: { kind: 'conditional', when: 'amount > 300 && (tier == "low" || flag)', value: { kind: 'integer', min: 1, max: 99 } },
    beside: [tier, flag, amount],
  },
  { subject: { kind: 'bucket', column: 'amount', edges: [500], labels: ['s', 'l'], nullable: { rate: 0.13 } }, beside: [amount] },
  {
    subject: { kind: 'shifted', column: 'begun', by: 'maybe', unit: 'days', as: 'date', nullable: { rate: 0.5, when: 'amount > 600' } },
    beside: [begun, flag, maybe, amount],
  },
]

const fixedKinds: ReadonlySet<string> = new Set(['sequence', 'constant', 'date', 'formula', 'template'])

function exampleCases(): ColumnCase[] {
  return [...columnKinds.values()].flatMap(({ name: kind, examples }) =>
    examples.map((example, index): ColumnCase => {
      const fixed = fixedKinds.has(kind) || (kind === 'boolean' && (example['rate'] === 0 || example['rate'] === 1))
      return {
        name: `${kind} example ${index + 1}`,
        kind,
        fixed,
        tables: [table('rows', { type: 'primary' }, { name: 'subject', kind, ...example })],
      }
    }),
  )
}

function fixtureCases(): ColumnCase[] {
  const numbers = new Map<string, number>()
  return fixtures.map(({ subject, beside = [], rows = { type: 'primary' }, before = [], after = [], fixed = false }) => {
    const kind = String(subject['kind'])
    const number = (numbers.get(kind) ?? 0) + 1
    numbers.set(kind, number)
    const main = table('rows', rows, ...beside, { name: 'subject', ...subject, kind })
    return { name: `${kind} fixture ${number}`, kind, fixed, tables: [...before, main, ...after] }
  })
}

/** Every example of every kind, and a fixture for each way of reading other columns and tables. */
export const columnCases: readonly ColumnCase[] = [...exampleCases(), ...fixtureCases()]
