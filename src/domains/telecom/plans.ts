import { flag, formula, mapped, switchBy, when } from '../../builders/computed.ts'
import { constant } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/** Tariffs by number: the price of a month, gigabytes and minutes (0: unlimited) and the network. */
const offers = facts(['name', 'price', 'gigabytes', 'minutes', 'network'], {
  0: ['Smart S', 15, 5, 0, '4G'],
  1: ['Smart M', 25, 20, 0, '5G'],
  2: ['Smart L', 35, 60, 0, '5G'],
  3: ['Smart Unlimited', 55, 0, 0, '5G'],
  4: ['Flex 3', 10, 3, 200, '4G'],
  5: ['Flex 10', 18, 10, 500, '5G'],
  6: ['Smart XL', 45, 100, 0, '5G'],
  7: ['Talk Basic', 12, 1, 300, '4G'],
  8: ['Flex 30', 20, 30, 0, '5G'],
  9: ['Roam 25', 32, 25, 0, '5G'],
  10: ['Premium 200', 60, 200, 0, '5G'],
  11: ['Premium Unlimited', 70, 0, 0, '5G'],
})
const count = Object.keys(offers.name).length

/** Tariffs. If more are asked for than are listed, further editions of them follow. */
export const plans = table('plans', count, {
  plan_id: id(),
  offer: hidden(formula(`(plan_id - 1) % ${count}`)),
  edition: hidden(formula(`floor((plan_id - 1) / ${count})`)),
  is_first: hidden(flag('edition == 0')),
  offer_name: hidden(mapped('offer', offers.name)),
  name: switchBy('is_first', { true: template('{offer_name}'), false: template('{offer_name} +{edition}') }),
  monthly_price: mapped('offer', offers.price, 2),
  gigabytes: hidden(mapped('offer', offers.gigabytes)),
  minutes: hidden(mapped('offer', offers.minutes)),
  is_unlimited_data: flag('gigabytes == 0'),
  data_allowance_gb: when('gigabytes > 0', formula('gigabytes')),
  included_minutes: when('minutes > 0', formula('minutes')),
  network: mapped('offer', offers.network),
  activation_fee: formula('minutes > 0 ? 0 : monthly_price', 2),
  currency: constant('USD'),
})
