import { flag, formula } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../builders/drawn.ts'
import { allHidden, lookups, ref } from '../../builders/table.ts'

/**
 * Hidden columns that decide what happens to an order and when, in seconds after it was placed. Nothing happens after the plan's "today":
 * the status says how far the order has come by then.
 */
export const orderProgress = allHidden({
  chosen_courier: ref('couriers', { popularity: 0.5, existing_at: 'placed_at' }),
  ...allHidden(lookups('chosen_courier', 'minutes_per_km')),
  ...allHidden(
    lookups('restaurant_id', { prep_minutes: 'average_prep_minutes', restaurant_rating: 'rating' }, 'cuisine', 'price_factor', 'price_cut'),
  ),
  ...allHidden(lookups('restaurant_id', { restaurant_east: 'east', restaurant_north: 'north' })),
  ...allHidden(lookups('customer_id', { customer_east: 'east', customer_north: 'north' }, 'is_plus_member')),
  accept_seconds: whole(15, 420, lognormal(65, 0.6)),
  prep_pace: decimal(0.6, 2, 3, lognormal(1, 0.2)),
  pickup_seconds: whole(20, 900, gamma(130, 1.8)),
  traffic: decimal(0.75, 1.9, 3, lognormal(1, 0.16)),
  picked_up_after: formula('accept_seconds + round(prep_minutes * 60 * prep_pace) + pickup_seconds'),
  transit_seconds: formula('120 + round(distance_km * minutes_per_km * 60 * traffic)'),
  delivered_after: formula('picked_up_after + transit_seconds'),
  promised_minutes: formula('ceil((prep_minutes + distance_km * 3.1 + 10) * 0.2) * 5'),
  late: flag('delivered_after > promised_minutes * 60'),
  is_doomed: yes(0.058),
  failure: oneOf({ unaccepted: 55, accepted: 45 }),
  give_up_seconds: whole(45, 900, gamma(260, 2.5)),
  age_seconds: formula('seconds(today) - placed_at'),
  // Orders of the last minutes are cancelled sooner and before they are accepted, so that no cancellation lies ahead.
  fails_later: flag('failure == "accepted" && accept_seconds + give_up_seconds <= age_seconds'),
  cancelled_after: formula('fails_later ? accept_seconds + give_up_seconds : min(give_up_seconds, max(1, floor(age_seconds * 0.6)))'),
  stage: formula(
    'is_doomed ? 4 + fails_later : (age_seconds >= accept_seconds) + (age_seconds >= picked_up_after) + (age_seconds >= delivered_after)',
  ),
})
