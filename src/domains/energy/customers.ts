import { daysAfter, flag, formula, mapped, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { date, oneOf, shares, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, ownedBy, owner, primary, ref, table } from '../../builders/table.ts'
import { code, template, text } from '../../builders/texts.ts'
import { companyWord } from '../shared/company.ts'
import { identity } from '../shared/identity.ts'

const trades = [' Bakery', ' Dental', ' Joinery', ' Hotel', ' Motors', ' Stores', ' Laundry', ' Engineering', ' Foods', ' Gym']

/** Households and businesses. A customer who is switching away gave notice within the last 30 days. */
export const customers = table('customers', primary, {
  customer_id: id(),
  account_number: code('A-##########'),
  customer_type: oneOf({ residential: 89, commercial: 11 }),
  substation_id: ref('substations', { popularity: 0.3 }),
  ...allHidden(lookups('substation_id', 'country_code', 'latitude')),
  ...identity(0.5, 'first_name', 'last_name', 'email', 'phone'),
  business_name: when('customer_type == "commercial"', text(companyWord, { values: trades })),
  city: lookup('substation_id', 'city'),
  tariff: oneOf({ fixed: 42, variable: 33, time_of_use: 10, green: 15 }),
  payment_method: oneOf({ direct_debit: 71, card: 10, bank_transfer: 9, prepayment: 10 }),
  is_paperless: yes(0.74),
  status: shares({ active: 0.975, switching_away: 0.018, disconnected: 0.007 }),
  supplied_since: date('2019-01-07', '2025-11-28', { growth: 1.3, weekdays: [1.2, 1.1, 1, 1, 1.2, 0.4, 0.1] }),
  notice: hidden(whole(1, 30)),
  days_to_notice: hidden(formula('max(today - supplied_since - notice, 1)')),
  notice_given_on: when('status == "switching_away"', daysAfter('supplied_since', 'days_to_notice')),
})

const kwhByUse = each(lognormal, { 0: [2900, 0.45], 1: [11500, 0.45], 2: [21000, 0.8], 3: [34000, 0.9] })

/** Meters: one of electricity for each customer, and one of gas for about half of them. Each was installed before the supply began. */
export const meters = table('meters', ownedBy('customers', { min: 1, max: 2, mean: 1.55 }), {
  meter_id: id(),
  customer_id: owner('customers'),
  place: hidden(ordinal()),
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
  annual_kwh_estimate: wholeBy('use', 400, 900000, kwhByUse),
  ...allHidden(lookups('customer_id', 'latitude', 'tariff', 'supplied_since')),
  age: hidden(whole(20, 3600, gamma(1100, 2))),
  days_earlier: hidden(formula('is_smart ? -min(age, 2000) : -(age + 1500)')),
  installed_on: daysAfter('supplied_since', 'days_earlier'),
})
