import { oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { primary, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { identity } from '../shared/identity.ts'
import { city, country, place } from '../shared/address.ts'

/** Who asks for help. */
export const customers = table('customers', primary, {
  customer_id: id(),
  country_code: oneOf({ US: 46, GB: 15, DE: 11, CA: 9, FR: 8, AU: 6, IN: 5 }),
  place,
  ...identity(0.5, 'first_name', 'last_name', 'email', 'phone'),
  city,
  country,
  plan: oneOf({ free: 34, standard: 41, premium: 19, enterprise: 6 }),
  is_vip: yes(0.04),
  signed_up_at: timestamp('2021-03-01', '2025-12-29', { growth: 2, hours: wakingHours }),
})
