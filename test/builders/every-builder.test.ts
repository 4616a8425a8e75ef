import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as computed from '../../src/builders/computed.ts'
import * as distributions from '../../src/builders/distributions.ts'
import * as drawn from '../../src/builders/drawn.ts'
import * as tables from '../../src/builders/table.ts'
import * as texts from '../../src/builders/texts.ts'
import { checkSchema } from '../../src/validation/check-schema.ts'

const { after, bucket, daysAfter, flag, formula, itself, mapped, minutesAfter, placeIn, secondsAfter, switchBy, when } = computed
const { beta, exponential, gamma, lognormal, normal, poisson, quantiles, triangular, uniform } = distributions
const { birthDate, constant, date, decimal, decimalBy, oneOf, oneOfBy, shares, timestamp, whole, wholeBy, yes } = drawn
const { allHidden, countOf, hidden, id, lookup, lookups, ordinal, ownedBy, owner, per, primary, ref, rollUp, split, sumOf, table } = tables
const { attribute, attributes, code, compound, entry, pattern, personal, template, text } = texts

const shops = table('shops', per('customers', 0.1, { min: 2 }), {
  shop_id: id(),
  name: compound([
    ['Blue', 'Red'],
    ['Door', 'Gate'],
  ]),
})

const customers = table('customers', primary, {
  customer_id: id(),
  country_code: oneOf({ US: 2, DE: 1 }),
  person: hidden({ kind: 'person', country: 'country_code' }),
  first_name: personal('given_name'),
  born: birthDate(18, 80, quantiles([18, 40, 80])),
  place: hidden(entry('cities', { by: { column: 'country_code', attribute: 'country_code' } })),
  ...attributes('place', 'city', 'region'),
  zone: attribute('place', 'timezone'),
  joined_at: timestamp('2024-01-01', '2025-12-31', Array<number>(24).fill(1), { growth: 2 }),
  number: code('??####'),
  pin: pattern('####'),
  greeting: template('Hello {first_name}'),
  remark: text('In ', { column: 'city' }),
  currency: constant('USD'),
})

const orders = table('orders', per('customers', 2), {
  order_id: id(),
  customer_id: ref('customers', { existing_at: 'ordered_on' }),
  shop_id: ref('shops'),
  ordered_on: date('2024-01-02', '2025-12-31'),
  ...allHidden(lookups('customer_id', 'country_code', { named: 'first_name' })),
  city: lookup('customer_id', 'city'),
  fate: shares({ kept: 0.9, returned: 0.1 }),
  is_gift: yes(0.2),
  units: whole(1, 9, poisson(3)),
  weight: wholeBy('fate', 1, 90, { kept: gamma(20, 2), otherwise: exponential(9) }),
  price: decimal(1, 99, 2, lognormal(20, 0.5)),
  rating: decimalBy('fate', 1, 5, 1, { kept: normal(4, 0.5), otherwise: triangular(1, 2, 5) }),
  part: decimal(0, 1, 3, beta(2, 3, 0, 1)),
  channel: oneOfBy('fate', { kept: { web: 3, shop: 1 }, returned: ['web'] }),
  rank: placeIn(['web', 'shop'], 'channel'),
  size: hidden(oneOf(['1', '2'], [3, 1])),
  size_number: mapped('size', itself(1, 2)),
  band: bucket('price', [10, 50], ['low', 'middle', 'high']),
  total: formula('price * units', 2),
  is_dear: flag('price > 50'),
  days: hidden(whole(1, 9, uniform(1, 9))),
  due_on: daysAfter('ordered_on', 'days'),
  sent_at: after('ordered_on', { as: 'timestamp', unit: 'hours', min: 1, max: 9 }),
  seen_at: minutesAfter('sent_at', 'days'),
  read_at: secondsAfter('sent_at', 'days'),
  returned_on: when('fate == "returned"', daysAfter('ordered_on', 'days')),
  note: switchBy('fate', { kept: null, otherwise: template('{fate}') }),
  item_count: countOf('items'),
  item_sum: sumOf('items', 'share'),
  first_item: rollUp('first', 'items', 'number'),
})

const items = table('items', ownedBy('orders', { min: 1, max: 3 }), {
  item_id: id(),
  order_id: owner('orders'),
  number: ordinal(),
  share: split('total', 'number'),
})

it('should make columns without faults', () => {
  const schema = { version: 1, tables: [shops, customers, orders, items] }
  expect(checkSchema(schema).problems.found.map(({ pointer, detail }) => `${pointer}: ${detail}`)).toEqual([])
})

it('should be asked here for every builder', () => {
  const here = readFileSync(new URL(import.meta.url), 'utf8')
  const names = [computed, distributions, drawn, tables, texts].flatMap((builders) => Object.keys(builders))
  expect(names.filter((name) => !new RegExp(`\\b${name}[(),]`).test(here.slice(here.indexOf('const shops'))))).toEqual(['columns', 'words'])
})

it('should be short for plain columns', () => {
  expect(items).toEqual({
    name: 'items',
    rows: { type: 'owned', by: 'orders', min: 1, max: 3 },
    columns: [
      { name: 'item_id', kind: 'sequence' },
      { name: 'order_id', kind: 'owner_key', table: 'orders' },
      { name: 'number', kind: 'sibling_number' },
      { name: 'share', kind: 'split', of: 'total', weighted_by: 'number' },
    ],
  })
  const plain = new Map(orders.columns.map((column) => [column.name, column]))
  expect(plain.get('named')).toEqual({ name: 'named', kind: 'lookup', through: 'customer_id', column: 'first_name', hidden: true })
  expect(plain.get('rank')).toEqual({ name: 'rank', kind: 'mapping', by: 'channel', cases: { web: 0, shop: 1 } })
  expect(plain.get('weight')).toEqual({
    name: 'weight',
    kind: 'integer',
    min: 1,
    max: 90,
    by: 'fate',
    cases: { kept: { name: 'gamma', mean: 20, shape: 2 } },
    distribution: { name: 'exponential', mean: 9 },
  })
})
