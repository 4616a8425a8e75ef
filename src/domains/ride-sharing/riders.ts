import { beta } from '../../builders/distributions.ts'
import { decimal, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, primary, ref, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { identity } from '../shared/identity.ts'

/** Riders, each of whom lives in one of the cities. */
export const riders = table('riders', primary, {
  rider_id: id(),
  city_id: ref('cities', { popularity: 0.5 }),
  country_code: hidden(lookup('city_id', 'country_code')),
  ...identity(0.53, 'first_name', 'last_name', 'email', 'phone'),
  signup_channel: oneOf({ organic: 44, referral: 27, ads: 22, partner: 7 }),
  is_member: yes(0.14),
  default_payment: oneOf({ card: 61, mobile_wallet: 23, paypal: 9, cash: 7 }),
  average_rating: decimal(3.6, 5, 2, beta(8, 1.5, 3.6, 5)),
  signed_up_at: timestamp('2021-01-04', '2025-12-29', wakingHours, { growth: 1.8 }),
})
