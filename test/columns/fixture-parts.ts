import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'

/** A kind, its parameters, the columns that the subject reads, and the tables around the one that holds it. */
export interface Fixture {
  readonly subject: Readonly<Record<string, unknown>>
  readonly beside?: readonly AnyColumn[]
  readonly rows?: AnyTable['rows']
  readonly before?: readonly AnyTable[]
  readonly after?: readonly AnyTable[]
  readonly fixed?: boolean
}

const id: AnyColumn = { name: 'id', kind: 'sequence' }
export const tier: AnyColumn = { name: 'tier', kind: 'category', values: ['low', 'mid', 'high'], weights: [5, 3, 2] }
export const flag: AnyColumn = { name: 'flag', kind: 'boolean', rate: 0.3 }
export const amount: AnyColumn = { name: 'amount', kind: 'decimal', scale: 2, min: 1, max: 900 }
export const pieces: AnyColumn = { name: 'pieces', kind: 'integer', min: 0, max: 9 }
export const begun: AnyColumn = { name: 'begun', kind: 'timestamp', from: '2023-01-01', to: '2025-11-30', growth: 2 }
export const place: AnyColumn = { name: 'place', kind: 'entry', list: 'cities', only: { country_code: ['US', 'DE', 'FR'] } }
export const country: AnyColumn = { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country_code' }
export const human: AnyColumn = { name: 'human', kind: 'person', country: 'country' }
export const maybe: AnyColumn = {
  name: 'maybe',
  kind: 'conditional',
  when: 'flag',
  value: { kind: 'decimal', scale: 3, min: -5, max: 5 },
}
export const signed: AnyColumn = {
  name: 'signed',
  kind: 'conditional',
  when: 'flag',
  value: { kind: 'birth_date', min_age: 0, max_age: 3 },
}
export const progress = {
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

export function table(name: string, rows: AnyTable['rows'], ...columns: AnyColumn[]): AnyTable {
  return { name, rows, columns: [id, ...columns] }
}

export const owners = table('owners', { type: 'ratio', of: 'rows', ratio: 0.4 }, begun, amount, tier)
export const primaryOwners = table('owners', { type: 'primary' }, begun, amount, tier, flag)
export const owned = { type: 'owned', by: 'owners', min: 1, max: 6, mean: 2.3 } as const satisfies AnyTable['rows']
export const items = table('items', { type: 'owned', by: 'rows', min: 0, max: 4, mean: 1.7 }, flag, maybe, amount)
export const recurring = {
  type: 'recurring',
  by: 'owners',
  since: { table: 'owners', column: 'begun' },
  delay_months: 1,
  starting_share: 0.8,
  monthly_churn: 0.07,
} as const satisfies AnyTable['rows']

export const besideOwner = {
  beside: [{ name: 'owner_id', kind: 'owner_key', table: 'owners' }, flag, pieces],
  rows: owned,
  before: [primaryOwners],
}
