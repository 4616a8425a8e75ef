import { daysAfter, flag, formula, mapped, switchBy, when } from '../../builders/computed.ts'
import { gamma, quantiles, uniform } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, shares, whole } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
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

const daysToPay = 'status == "paid" ? floor(early * min(14, today - issued_on) / 14) : max(min(term + late, today - issued_on), term + 1)'

/**
 * Bills for the 30 days before they are issued: plan_charge + usage_charges - discount = total, tax included. No payment lies after
 * today.
 */
export const bills = table('bills', per('subscribers', 6), {
  bill_id: id(),
  number: hidden(formula('5000000 + bill_id')),
  bill_number: template('B-{number}'),
  subscriber_id: ref('subscribers', { existing_at: 'issued_on', min_age_days: 31 }),
  issued_on: date('2023-01-01', '2025-12-31', { growth: 1.6 }),
  month_before: hidden(formula('-30')),
  day_before: hidden(formula('-1')),
  period_start: daysAfter('issued_on', 'month_before'),
  period_end: daysAfter('issued_on', 'day_before'),
  status: shares({ paid: 0.9, paid_late: 0.075, overdue: 0.025 }),
  // A bill that is late within its first two weeks was due sooner.
  term: hidden(formula('status == "paid" ? 14 : max(min(14, today - 1 - issued_on), 0)')),
  due_on: daysAfter('issued_on', 'term'),
  plan_charge: lookup('subscriber_id', 'plan_price'),
  exceeds: hidden(oneOf({ no: 78, some: 18, much: 4 })),
  usage_due: hidden(decimalBy('exceeds', 0, 250, 2, { no: uniform(0, 0), some: gamma(6, 1.4), much: gamma(32, 1.5) })),
  usage_charges: formula('usage_due + max(total - natural_total, 0)'),
  loyalty: hidden(oneOf({ 0: 80, 5: 10, 10: 7, 20: 3 })),
  loyalty_rate: hidden(mapped('loyalty', { 0: 0, 5: 0.05, 10: 0.1, 20: 0.2 })),
  discount_due: hidden(formula('plan_charge * loyalty_rate', 2)),
  discount: formula('discount_due + max(natural_total - total, 0)'),
  natural_total: hidden(formula('plan_charge + usage_due - discount_due')),
  tax: formula('total * 0.08257', 2),
  total: formula('natural_total'),
  currency: constant('USD'),
  early: hidden(whole(0, 14, quantiles([0, 1, 2, 5, 9, 12, 14]))),
  late: hidden(whole(1, 60, gamma(11, 1.5))),
  days_to_pay: hidden(formula(daysToPay)),
  paid_on: when('status in ["paid", "paid_late"]', daysAfter('issued_on', 'days_to_pay')),
})
