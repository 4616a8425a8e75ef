import { flag, formula, mapped, switchBy, when } from '../../builders/computed.ts'
import { constant } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { columnOf } from '../column-of.ts'

/** The tariffs of a mobile operator in the order of their numbers: a month's price, gigabytes (0: unlimited), minutes (0: unlimited). */
const offers: Readonly<Record<string, readonly [name: string, price: number, gigabytes: number, minutes: number, is5g: boolean]>> = {
  0: ['Smart S', 15, 5, 0, false],
  1: ['Smart M', 25, 20, 0, true],
  2: ['Smart L', 35, 60, 0, true],
  3: ['Smart Unlimited', 55, 0, 0, true],
  4: ['Flex 3', 10, 3, 200, false],
  5: ['Flex 10', 18, 10, 500, true],
  6: ['Smart XL', 45, 100, 0, true],
  7: ['Talk Basic', 12, 1, 300, false],
  8: ['Flex 30', 20, 30, 0, true],
  9: ['Roam 25', 32, 25, 0, true],
  10: ['Premium 200', 60, 200, 0, true],
  11: ['Premium Unlimited', 70, 0, 0, true],
}
const count = Object.keys(offers).length

/** Tariffs; a second edition of each follows where there are to be more. */
export const plans = table('plans', count, {
  plan_id: id(),
  offer: hidden(formula(`(plan_id - 1) % ${count}`)),
  edition: hidden(formula(`floor((plan_id - 1) / ${count})`)),
  is_first: hidden(flag('edition == 0')),
  offer_name: hidden(
    mapped(
      'offer',
      columnOf(offers, ([name]) => name),
    ),
  ),
  name: switchBy('is_first', { true: template('{offer_name}'), false: template('{offer_name} +{edition}') }),
  monthly_price: mapped(
    'offer',
    columnOf(offers, ([, price]) => price),
    2,
  ),
  gigabytes: hidden(
    mapped(
      'offer',
      columnOf(offers, ([, , gigabytes]) => gigabytes),
    ),
  ),
  minutes: hidden(
    mapped(
      'offer',
      columnOf(offers, ([, , , minutes]) => minutes),
    ),
  ),
  is_unlimited_data: flag('gigabytes == 0'),
  data_allowance_gb: when('gigabytes > 0', formula('gigabytes')),
  included_minutes: when('minutes > 0', formula('minutes')),
  network: mapped(
    'offer',
    columnOf(offers, ([, , , , is5g]) => (is5g ? '5G' : '4G')),
  ),
  activation_fee: formula('minutes > 0 ? 0 : monthly_price', 2),
  currency: constant('USD'),
})
