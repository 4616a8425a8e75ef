import { oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { primary, table } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** People who book trips, of age when they registered. */
export const travellers = table('travellers', primary, {
  traveller_id: id(),
  person: person(0.51),
  first_name: firstName,
  last_name: lastName,
  gender,
  email,
  phone,
  ...birthBefore('registered_at', [18, 24, 28, 31, 35, 39, 44, 50, 57, 64, 82]),
  place,
  city,
  country,
  country_code: countryCode({ US: 46, GB: 14, DE: 10, FR: 7, CA: 6, ES: 5, AU: 5, NL: 4, IT: 3 }),
  passport_number: code('?########'),
  loyalty_tier: oneOf({ none: 62, silver: 23, gold: 11, platinum: 4 }),
  traveller_type: oneOf({ leisure: 77, business: 23 }),
  seat_preference: oneOf({ window: 45, aisle: 35, no_preference: 20 }),
  newsletter: yes(0.36),
  registered_at: timestamp('2020-06-01', '2025-12-29', {
    growth: 2,
    months: [1.25, 1.1, 1.1, 1.05, 1.1, 1.05, 1, 0.9, 0.85, 0.85, 0.9, 0.85],
    hours: wakingHours,
  }),
})
