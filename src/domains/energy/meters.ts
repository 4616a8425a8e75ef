import { daysAfter, flag, formula, mapped } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { oneOf, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { code, template } from '../../builders/texts.ts'

/** An electricity meter for each customer, and a gas meter for many. They were there before the customer was. */
export const meters = table('meters', ownedBy('customers', { min: 1, max: 2, mean: 1.55 }), {
  meter_id: id(),
  customer_id: owner('customers'),
  place: hidden(siblingNumber()),
  is_first: hidden(flag('place == 1')),
  fuel: mapped('is_first', { true: 'electricity', false: 'gas' }),
  serial: hidden(code('##?#######')),
  letter: hidden(mapped('fuel', { electricity: 'E', gas: 'G' })),
  serial_number: template('{letter}{serial}'),
  is_smart: yes(0.66),
  manufacturer: oneOf({ Landworth: 30, Elstar: 26, Kamden: 19, Itrona: 15, Sagem: 10 }),
  location: oneOf({ indoors: 46, outdoor_box: 41, communal: 13 }),
  customer_type: hidden(lookup('customer_id', 'customer_type')),
  use: hidden(formula('(customer_type == "commercial" ? 2 : 0) + (fuel == "gas" ? 1 : 0)')),
  annual_kwh_estimate: wholeBy('use', 400, 900000, {
    0: lognormal(2900, 0.45),
    1: lognormal(11500, 0.45),
    2: lognormal(21000, 0.8),
    3: lognormal(34000, 0.9),
  }),
  latitude: hidden(lookup('customer_id', 'latitude')),
  tariff: hidden(lookup('customer_id', 'tariff')),
  supplied_since: hidden(lookup('customer_id', 'supplied_since')),
  age: hidden(whole(20, 3600, gamma(1100, 2))),
  days_earlier: hidden(formula('is_smart ? -min(age, 2000) : -(age + 1500)')),
  installed_on: daysAfter('supplied_since', 'days_earlier'),
})
