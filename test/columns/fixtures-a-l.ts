import {
  amount,
  begun,
  besideOwner,
  flag,
  maybe,
  owned,
  owners,
  pieces,
  place,
  primaryOwners,
  progress,
  signed,
  table,
  tier,
  type Fixture,
} from './fixture-parts.ts'

/** Fixtures of kinds from after to lookup. */
export const fixturesAToL: readonly Fixture[] = [
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
  { subject: { kind: 'compound', words: [{ list: 'restaurant_words', attribute: 'word' }, ['One', 'Two']], separator: '-' } },
  {
    subject: { kind: 'conditional', when: 'tier in ["low", "high"]', value: { kind: 'integer', min: 1, max: 99 } },
    beside: [tier],
  },
  {
    subject: { kind: 'conditional', when: 'pieces in [3, 4]', value: { kind: 'text', segments: [{ digits: 3 }] } },
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
]
