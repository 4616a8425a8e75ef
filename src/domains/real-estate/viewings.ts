import { daysAfter, formula, when } from '../../builders/computed.ts'
import { decimal, oneOf } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { identity } from '../shared/identity.ts'

/** Visits of people who look for a home, while it is on the market. */
export const viewings = table('viewings', ownedBy('listings', { min: 0, max: 14, mean: 3 }), {
  viewing_id: id(),
  listing_id: owner('listings'),
  agent_id: lookup('listing_id', 'agent_id'),
  property_id: hidden(lookup('listing_id', 'property_id')),
  country_code: hidden(lookup('property_id', 'country_code')),
  ...identity(0.5, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  number: hidden(siblingNumber()),
  wander: hidden(decimal(0, 0.9, 3)),
  listed_at: hidden(lookup('listing_id', 'listed_at')),
  days_in: hidden(formula('floor(parent.days_on_market * (number - wander) / max(1, parent.viewing_count))')),
  viewed_on: daysAfter('listed_at', 'days_in'),
  time_slot: oneOf({
    '09:00': 5,
    '10:00': 11,
    '11:00': 13,
    '12:00': 9,
    '13:00': 8,
    '14:00': 11,
    '15:00': 12,
    '16:00': 12,
    '17:00': 12,
    '18:00': 7,
  }),
  viewing_type: oneOf({ in_person: 70, video_call: 9, open_house: 21 }),
  status: oneOf({ completed: 82, cancelled: 11, no_show: 7 }),
  interest: when('status == "completed"', oneOf({ not_interested: 44, considering: 33, second_viewing: 14, will_offer: 9 })),
})
