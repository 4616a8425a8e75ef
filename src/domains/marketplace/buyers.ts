import { oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { primary, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Buyers, of age when they joined. */
export const buyers = table('buyers', primary, {
  buyer_id: id(),
  ...identity(0.56, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  ...birthBefore('joined_at', [18.2, 22.5, 26, 29, 32, 35.5, 40, 45, 51, 59, 80]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 52, GB: 16, DE: 10, CA: 8, FR: 6, AU: 5, NL: 3 }),
  signup_channel: oneOf({ organic: 36, paid_search: 18, social: 22, referral: 14, app_store: 10 }),
  preferred_device: oneOf({ mobile_app: 52, mobile_web: 19, desktop: 29 }),
  newsletter: yes(0.41),
  joined_at: timestamp('2021-01-01', '2025-12-30', {
    growth: 2.2,
    months: [1, 0.92, 0.95, 0.95, 0.96, 0.93, 0.95, 0.95, 0.98, 1.05, 1.25, 1.2],
    hours: wakingHours,
  }),
})
