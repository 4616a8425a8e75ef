import { mapped } from '../../builders/computed.ts'
import { date, oneOf, shares, timestamp, yes } from '../../builders/drawn.ts'
import { hidden, id, per, primary, table } from '../../builders/table.ts'
import { attributes, personal, template } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { city, place } from '../shared/address.ts'
import { identity } from '../shared/identity.ts'

/** Agents. Their cost by the minute depends on their team. */
export const agents = table('agents', per('customers', 0.02, { min: 4 }), {
  agent_id: id(),
  country_code: oneOf({ US: 45, IE: 20, IN: 20, PL: 15 }),
  ...identity(0.5, 'first_name', 'last_name'),
  mailbox: hidden(personal('username')),
  email: template('{mailbox}@helpdesk.example'),
  place,
  city,
  team: shares({ tier_1: 0.55, tier_2: 0.28, tier_3: 0.17 }),
  shift: oneOf({ early: 28, day: 44, late: 20, night: 8 }),
  cost_per_minute: hidden(mapped('team', { tier_1: 0.48, tier_2: 0.62, tier_3: 0.85 })),
  is_remote: yes(0.45),
  hired_on: date('2019-02-04', '2025-10-20', { growth: 1.3, weekdays: [5, 1, 1, 0.6, 0.2, 0, 0] }),
})

/** Customers who may ask for help. */
export const customers = table('customers', primary, {
  customer_id: id(),
  country_code: oneOf({ US: 46, GB: 15, DE: 11, CA: 9, FR: 8, AU: 6, IN: 5 }),
  place,
  ...identity(0.5, 'first_name', 'last_name', 'email', 'phone'),
  ...attributes('place', 'city', 'country'),
  plan: oneOf({ free: 34, standard: 41, premium: 19, enterprise: 6 }),
  is_vip: yes(0.04),
  signed_up_at: timestamp('2021-03-01', '2025-12-29', wakingHours, { growth: 2 }),
})
