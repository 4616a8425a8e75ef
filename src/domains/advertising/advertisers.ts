import { date, oneOf } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { per, table } from '../../builders/table.ts'
import { companyName } from '../shared/company-name.ts'
import { email, firstName, lastName, person, phone } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Companies that advertise, with the person who looks after it. */
export const advertisers = table('advertisers', per('ads', 0.05, { min: 4 }), {
  advertiser_id: id(),
  name: companyName,
  industry: oneOf({
    retail: 24,
    consumer_electronics: 9,
    travel: 10,
    finance: 11,
    automotive: 7,
    food_and_drink: 11,
    health: 8,
    education: 6,
    software: 9,
    home_and_garden: 5,
  }),
  person: person(0.5),
  contact_first_name: firstName,
  contact_last_name: lastName,
  contact_email: email,
  phone,
  ...address('city', 'country'),
  country_code: oneOf({ US: 58, GB: 14, DE: 9, CA: 8, FR: 6, AU: 5 }),
  billing: oneOf({ prepaid: 14, monthly_invoice: 38, card: 48 }),
  joined_on: date('2020-01-01', '2025-09-30', { growth: 1.8, weekdays: [1, 1.1, 1.1, 1, 0.9, 0, 0] }),
})
