import { flag, formula, itself, mapped, when } from '../../builders/computed.ts'
import { beta, gamma, lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimal, decimalBy, oneOf, oneOfBy, timestamp, whole, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookup, lookups, ownedBy, owner, per, ref, rollUp, table } from '../../builders/table.ts'
import { attributes, entry, pattern, template } from '../../builders/texts.ts'

/** The showroom is open from nine to eight; most cars are sold in the afternoon. */
const showroomHours = [0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 22, 28, 26, 26, 30, 34, 38, 38, 26, 10, 0, 0, 0, 0]

const listValues = {
  ...each(lognormal, { small: [24500, 0.1], midsize: [31000, 0.1], compact_suv: [34000, 0.11], large_suv: [49000, 0.16] }),
  ...each(lognormal, { pickup: [52000, 0.2], electric: [46000, 0.14], premium: [58000, 0.18] }),
}

/** What is left of the list value of a car after 0, 1, 2 years: a fifth is lost in the first year, then about an eighth each year. */
const worth = [1, 0.8, 0.7, 0.62, 0.54, 0.47, 0.41, 0.36, 0.32, 0.28, 0.24]

/**
 * Cars sold: list_price - discount + accessories = price, and price + sales_tax - trade_in_value = amount_due. The car itself is a row of
 * vehicles.
 */
export const sales = table('sales', per('customers', 0.6, { min: 2 }), {
  sale_id: id(),
  customer_id: ref('customers', { existing_at: 'sold_at' }),
  dealer_id: lookup('customer_id', 'dealer_id'),
  sold_at: timestamp('2022-01-03', '2025-12-31', showroomHours, {
    growth: 1.2,
    months: [0.88, 0.9, 1.12, 1.04, 1.08, 1.02, 1, 1.04, 0.97, 0.96, 0.94, 1.05],
    weekdays: [1, 0.9, 0.9, 1, 1.3, 1.8, 0.15],
  }),
  condition: oneOf({ new: 54, used: 46 }),
  car: hidden(entry('vehicle_models')),
  ...allHidden(attributes('car', 'price_class', 'make', 'model', 'body', 'fuel', 'wmi')),
  vehicle_id: hidden(rollUp('first', 'vehicles', 'vehicle_id')),
  list_value: hidden(decimalBy('price_class', 9000, 140000, 2, listValues)),
  used_years: hidden(whole(1, 10, gamma(4.2, 2.6))),
  car_age: hidden(formula('condition == "new" ? 0 : used_years')),
  worth: hidden(mapped('car_age', worth)),
  list_price: formula('round(list_value * worth / 10) * 10 - 5', 2),
  haggling: hidden(decimal(0, 0.12, 3, gamma(0.032, 2))),
  discount_due: hidden(formula('round(list_price * haggling / 50) * 50', 2)),
  extras: hidden(oneOf({ 0: 58, 150: 10, 290: 10, 450: 9, 890: 6, 1490: 5, 2400: 2 })),
  accessories_due: hidden(mapped('extras', itself(0, 150, 290, 450, 890, 1490, 2400), 2)),
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

/** The tenth character of a vehicle identification number for the model years 1980 to 2030. */
const yearCodes = Object.fromEntries(
  [...'ABCDEFGHJKLMNPRSTVWXY123456789ABCDEFGHJKLMNPRSTVWXY'].map((code, place) => [String(1980 + place), code]),
)

/** The car of each sale. Its identification number has the form of ISO 3779 and a serial number that no other car has. */
export const vehicles = table('vehicles', ownedBy('sales', { min: 1, max: 1 }), {
  vehicle_id: id(),
  sale_id: owner('sales'),
  wmi: hidden(lookup('sale_id', 'wmi')),
  descriptor: hidden(pattern('#####')),
  check: hidden(oneOf(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'X'])),
  year_code: hidden(mapped('model_year_choice', { ...yearCodes, otherwise: 'A' })),
  plant: hidden(oneOf(['A', 'C', 'D', 'F', 'G', 'H', 'K', 'L', 'M', 'R', 'S', 'U'])),
  serial: hidden(formula('100000 + vehicle_id * 7919 % 899981')),
  vin: template('{wmi}{descriptor}{check}{year_code}{plant}{serial}'),
  ...lookups('sale_id', 'make', 'model'),
  ...allHidden(lookups('sale_id', 'sold_at', 'car_age')),
  sale_year: hidden(formula('floor((days(sold_at) + 0.5) / 365.2425) + 1970', 0)),
  model_year: formula('sale_year - car_age'),
  model_year_choice: hidden(formula('min(max(model_year, 1980), 2030)')),
  ...lookups('sale_id', 'body', 'fuel'),
  shift: hidden(oneOfBy('body', ['automatic', 'manual'], { hatchback: [78, 22], pickup: [97, 3], sedan: [95, 5], suv: [99, 1] })),
  is_manual: hidden(flag('shift == "manual" && fuel == "gasoline"')),
  transmission: mapped('is_manual', { true: 'manual', false: 'automatic' }),
  color: oneOf({ white: 27, black: 22, gray: 21, silver: 10, blue: 9, red: 7, green: 3, brown: 1 }),
  yearly_miles: hidden(whole(3000, 26000, normal(11800, 3500))),
  first_miles: hidden(whole(4, 90, gamma(22, 2))),
  odometer_miles: formula('car_age * yearly_miles + first_miles'),
})
