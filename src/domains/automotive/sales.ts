import { formula, mapped, when } from '../../builders/computed.ts'
import { beta, gamma, lognormal } from '../../builders/distributions.ts'
import { constant, decimal, decimalBy, oneOf, timestamp, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, ref, rollUp } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, entry } from '../../builders/texts.ts'

/** Open from nine to eight; most contracts are signed in the afternoon. */
const showroomHours = [0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 22, 28, 26, 26, 30, 34, 38, 38, 26, 10, 0, 0, 0, 0]

/**
 * Cars sold: price = list price - discount + accessories, and what is due is the price with tax less what the old car was taken for.
 * The car itself is a row of vehicles.
 */
export const sales = table('sales', per('customers', 0.6, { min: 2 }), {
  sale_id: id(),
  customer_id: ref('customers', { existing_at: 'sold_at' }),
  dealer_id: lookup('customer_id', 'dealer_id'),
  sold_at: timestamp('2022-01-03', '2025-12-31', {
    growth: 1.2,
    months: [0.88, 0.9, 1.12, 1.04, 1.08, 1.02, 1, 1.04, 0.97, 0.96, 0.94, 1.05],
    weekdays: [1, 0.9, 0.9, 1, 1.3, 1.8, 0.15],
    hours: showroomHours,
  }),
  condition: oneOf({ new: 54, used: 46 }),
  car: hidden(entry('vehicle_models')),
  price_class: hidden(attribute('car', 'price_class')),
  make: hidden(attribute('car', 'make')),
  model: hidden(attribute('car', 'model')),
  body: hidden(attribute('car', 'body')),
  fuel: hidden(attribute('car', 'fuel')),
  wmi: hidden(attribute('car', 'wmi')),
  vehicle_id: hidden(rollUp('first', 'vehicles', 'vehicle_id')),
  list_value: hidden(
    decimalBy('price_class', 9000, 140000, 2, {
      small: lognormal(24500, 0.1),
      midsize: lognormal(31000, 0.1),
      compact_suv: lognormal(34000, 0.11),
      large_suv: lognormal(49000, 0.16),
      pickup: lognormal(52000, 0.2),
      electric: lognormal(46000, 0.14),
      premium: lognormal(58000, 0.18),
    }),
  ),
  // A used car is from one to ten years old and loses a fifth of its value in the first year, then an eighth a year.
  used_years: hidden(whole(1, 10, gamma(4.2, 2.6))),
  car_age: hidden(formula('condition == "new" ? 0 : used_years')),
  worth: hidden(mapped('car_age', { 0: 1, 1: 0.8, 2: 0.7, 3: 0.62, 4: 0.54, 5: 0.47, 6: 0.41, 7: 0.36, 8: 0.32, 9: 0.28, 10: 0.24 })),
  list_price: formula('round(list_value * worth / 10) * 10 - 5', 2),
  haggling: hidden(decimal(0, 0.12, 3, gamma(0.032, 2))),
  discount_due: hidden(formula('round(list_price * haggling / 50) * 50', 2)),
  extras: hidden(oneOf({ 0: 58, 150: 10, 290: 10, 450: 9, 890: 6, 1490: 5, 2400: 2 })),
  accessories_due: hidden(mapped('extras', { 0: 0, 150: 150, 290: 290, 450: 450, 890: 890, 1490: 1490, 2400: 2400 }, 2)),
  natural: hidden(formula('list_price - discount_due + accessories_due')),
  discount: formula('discount_due + max(0, natural - price)'),
  accessories: formula('accessories_due + max(0, price - natural)'),
  price: formula('natural'),
  sales_tax: formula('price * 0.0625', 2),
  has_trade_in: yes(0.43),
  trade_share: hidden(decimal(0.05, 0.7, 3, beta(2, 3, 0.05, 0.7))),
  trade_in_value: formula('has_trade_in ? price * trade_share : 0', 2),
  amount_due: formula('price + sales_tax - trade_in_value'),
  currency: constant('USD'),
  payment_type: oneOf({ loan: 66, lease: 11, cash: 23 }),
  apr_percent: when('payment_type != "cash"', decimal(0, 18, 2, gamma(7.2, 6))),
})
