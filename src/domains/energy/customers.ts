import { daysAfter, formula, when } from '../../builders/computed.ts'
import { date, oneOf, shares, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { code, text } from '../../builders/texts.ts'
import { identity } from '../shared/identity.ts'

/** Households and businesses supplied. Whoever switches away has said so within the last month and is supplied until the switch. */
export const customers = table('customers', primary, {
  customer_id: id(),
  account_number: code('A-##########'),
  customer_type: oneOf({ residential: 89, commercial: 11 }),
  substation_id: ref('substations', { popularity: 0.3 }),
  country_code: hidden(lookup('substation_id', 'country_code')),
  latitude: hidden(lookup('substation_id', 'latitude')),
  ...identity(0.5, 'first_name', 'last_name', 'email', 'phone'),
  business_name: when(
    'customer_type == "commercial"',
    text(
      { list: 'company_words', attribute: 'word' },
      { values: [' Bakery', ' Dental', ' Joinery', ' Hotel', ' Motors', ' Stores', ' Laundry', ' Engineering', ' Foods', ' Gym'] },
    ),
  ),
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
