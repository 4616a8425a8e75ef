import {
  amount,
  begun,
  besideOwner,
  country,
  flag,
  human,
  items,
  maybe,
  owned,
  owners,
  pieces,
  place,
  primaryOwners,
  recurring,
  table,
  tier,
  type Fixture,
} from './fixture-parts.ts'

/** Fixtures of kinds from mapping to text, and of what may be null. */
export const fixturesMToZ: readonly Fixture[] = [
  { subject: { kind: 'mapping', by: 'tier', cases: { low: 1.25, mid: 2.5, high: 10 }, scale: 2 }, beside: [tier] },
  { subject: { kind: 'mapping', by: 'flag', cases: { true: 'yes', false: 'no' } }, beside: [flag] },
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
  { subject: { kind: 'foreign_key', table: 'owners', each: { min: 0, max: 10_000 } }, before: [owners] },
  { subject: { kind: 'foreign_key', table: 'owners', top: { rows: 2, share: 0.7 } }, before: [owners] },
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
  ...[{}, { form: 'gfamily' }].map((params) => ({
    subject: { kind: 'person_attribute', person: 'human', attribute: 'email', domain: 'acme.example', ...params },
    beside: [place, country, human],
  })),
  { subject: { kind: 'phone', country: 'country' }, beside: [place, country] },
  { subject: { kind: 'national_id', country: 'country' }, beside: [place, country] },
  { subject: { kind: 'national_id', country: 'country', unique: true }, beside: [place, country] },
  ...['count', 'last_date', 'state'].map((value) => ({
    subject: { kind: 'recurrence', table: 'bills', value },
    beside: [begun],
    after: [table('bills', { ...recurring, by: 'rows', since: { table: 'rows', column: 'begun' } })],
  })),
  { subject: { kind: 'regular_time', from: '2025-01-01', unit: 'days' }, rows: owned, before: [primaryOwners] },
  { subject: { kind: 'regular_time', from: '2025-01-01', unit: 'hours', number: 'pieces' }, beside: [pieces] },
  ...['sum', 'min', 'max'].map((fold) => ({
    subject: { kind: 'roll_up', table: 'items', aggregate: fold, column: 'maybe' },
    after: [items],
  })),
  { subject: { kind: 'roll_up', table: 'items', aggregate: 'count' }, after: [items] },
  { subject: { kind: 'roll_up', table: 'items', aggregate: 'avg', column: 'maybe', scale: 4 }, after: [items] },
  { subject: { kind: 'roll_up', table: 'items', aggregate: 'sum', column: 'amount', where: 'flag && amount > 100' }, after: [items] },
  { subject: { kind: 'roll_up', table: 'items', aggregate: 'count', column: 'maybe', where: 'amount < 800' }, after: [items] },
  { subject: { kind: 'shifted', column: 'begun', offset: 'maybe', unit: 'hours', as: 'timestamp' }, beside: [begun, flag, maybe] },
  { subject: { kind: 'shifted', column: 'begun', offset: 'pieces', unit: 'days', as: 'date' }, beside: [begun, pieces] },
  { subject: { kind: 'sibling_number' }, rows: owned, before: [primaryOwners] },
  { subject: { kind: 'split', of: 'amount' }, ...besideOwner },
  { subject: { kind: 'split', of: 'amount', weighted_by: 'pieces' }, ...besideOwner, rows: { ...owned, max: 20, mean: 7 } },
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
        when: 'flag',
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
    subject: { kind: 'shifted', column: 'begun', offset: 'maybe', unit: 'days', as: 'date', nullable: { rate: 0.5, when: 'amount > 600' } },
    beside: [begun, flag, maybe, amount],
  },
  ...['first', 'last'].map((which) => ({
    subject: { kind: 'roll_up', table: 'items', column: 'maybe', aggregate: which },
    after: [items],
  })),
  {
    subject: {
      kind: 'switch',
      by: 'flag',
      cases: { true: { kind: 'template', template: '{tier}' } },
      otherwise: { kind: 'template', template: '{country}' },
    },
    beside: [flag, tier, place, country],
  },
]
