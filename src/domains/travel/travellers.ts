import { oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { id, primary, table } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** People who book trips, adults when they registered. */
export const travellers = table('travellers', primary, {
  traveller_id: id(),
  ...identity(0.51, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  ...birthBefore('registered_at', [18, 24, 28, 31, 35, 39, 44, 50, 57, 64, 82]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 46, GB: 14, DE: 10, FR: 7, CA: 6, ES: 5, AU: 5, NL: 4, IT: 3 }),
  passport_number: code('?########'),
  loyalty_tier: oneOf({ none: 62, silver: 23, gold: 11, platinum: 4 }),
  traveller_type: oneOf({ leisure: 77, business: 23 }),
  seat_preference: oneOf({ window: 45, aisle: 35, no_preference: 20 }),
  newsletter: yes(0.36),
  registered_at: timestamp('2020-06-01', '2025-12-29', wakingHours, {
    growth: 2,
    months: [1.25, 1.1, 1.1, 1.05, 1.1, 1.05, 1, 0.9, 0.85, 0.85, 0.9, 0.85],
  }),
})
