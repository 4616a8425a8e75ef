import { oneOf, timestamp } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { primary, table } from '../../builders/table.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'

/** While a dealer is open, and when people write in the evening. */
const contactHours = [0, 0, 0, 0, 0, 0, 0, 0, 2, 14, 20, 22, 20, 19, 20, 22, 24, 26, 20, 8, 0, 0, 0, 0]

/** People who asked a dealer of their city for a car: each is known from the first contact on. */
export const customers = table('customers', primary, {
  customer_id: id(),
  dealer_id: ref('dealers', { popularity: 0.4, existing_at: 'first_contact_at' }),
  ...identity(0.44, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  ...birthBefore('first_contact_at', [18.2, 26, 31, 36, 41, 46, 51, 56, 62, 69, 86]),
  city: lookup('dealer_id', 'city'),
  region: lookup('dealer_id', 'region'),
  country: lookup('dealer_id', 'country'),
  country_code: lookup('dealer_id', 'country_code'),
  lead_source: oneOf({ walk_in: 24, website: 23, online_marketplace: 21, referral: 12, advertisement: 11, phone: 5, social_media: 4 }),
  first_contact_at: timestamp('2019-02-01', '2025-12-28', { growth: 1.4, weekdays: [1.1, 1, 1, 1, 1.15, 1.4, 0.5], hours: contactHours }),
})
