import { quantiles } from '../../builders/distributions.ts'
import { birthDate, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { id, primary, table } from '../../builders/table.ts'
import { wakingHours } from '../shared/hours.ts'
import { identity } from '../shared/identity.ts'
import { city, place } from '../shared/address.ts'

/** People who book rooms. */
export const guests = table('guests', primary, {
  guest_id: id(),
  country_code: oneOf({ US: 35, GB: 19, DE: 14, FR: 10, ES: 8, IT: 6, NL: 4, CA: 4 }),
  place,
  ...identity(0.49, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  birth_date: birthDate(22, 86, quantiles([22, 27, 31, 35, 39, 43, 47, 51.5, 57, 64, 86])),
  city,
  loyalty_tier: oneOf({ none: 58, member: 27, silver: 11, gold: 4 }),
  newsletter_opt_in: yes(0.41),
  registered_at: timestamp('2022-01-03', '2025-12-22', wakingHours, { growth: 1.4 }),
})
