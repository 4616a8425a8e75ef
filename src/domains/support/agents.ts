import { mapped } from '../../builders/computed.ts'
import { date, oneOf, shares, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { personal, template } from '../../builders/texts.ts'
import { identity } from '../shared/identity.ts'
import { city, place } from '../shared/address.ts'

/** Who answers; their cost by the minute depends on their team. */
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
