import { flag, formula } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../builders/drawn.ts'
import { lookup, ref } from '../../builders/relations.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/**
 * Hidden columns that decide what happens to an order and when, in seconds after it was placed. Nothing is decided that lies after
 * the plan's "today": the status is how far the order has come by then.
 */
export const orderProgress: Columns = {
  chosen_courier: hidden(ref('couriers', { popularity: 0.5, existing_at: 'placed_at' })),
  minutes_per_km: hidden(lookup('chosen_courier', 'minutes_per_km')),
  prep_minutes: hidden(lookup('restaurant_id', 'average_prep_minutes')),
  restaurant_rating: hidden(lookup('restaurant_id', 'rating')),
  cuisine: hidden(lookup('restaurant_id', 'cuisine')),
  price_factor: hidden(lookup('restaurant_id', 'price_factor')),
  price_cut: hidden(lookup('restaurant_id', 'price_cut')),
  restaurant_east: hidden(lookup('restaurant_id', 'east')),
  restaurant_north: hidden(lookup('restaurant_id', 'north')),
  customer_east: hidden(lookup('customer_id', 'east')),
  customer_north: hidden(lookup('customer_id', 'north')),
  is_plus_member: hidden(lookup('customer_id', 'is_plus_member')),
  accept_seconds: hidden(whole(15, 420, lognormal(65, 0.6))),
  prep_pace: hidden(decimal(0.6, 2, 3, lognormal(1, 0.2))),
  pickup_seconds: hidden(whole(20, 900, gamma(130, 1.8))),
  traffic: hidden(decimal(0.75, 1.9, 3, lognormal(1, 0.16))),
  picked_up_after: hidden(formula('accept_seconds + round(prep_minutes * 60 * prep_pace) + pickup_seconds')),
  transit_seconds: hidden(formula('120 + round(distance_km * minutes_per_km * 60 * traffic)')),
  delivered_after: hidden(formula('picked_up_after + transit_seconds')),
  promised_minutes: hidden(formula('ceil((prep_minutes + distance_km * 3.1 + 10) * 0.2) * 5')),
  late: hidden(flag('delivered_after > promised_minutes * 60')),
  is_doomed: hidden(yes(0.058)),
  failure: hidden(oneOf({ unaccepted: 55, accepted: 45 })),
  give_up_seconds: hidden(whole(45, 900, gamma(260, 2.5))),
  age_seconds: hidden(formula('seconds(today) - placed_at')),
  // Orders of the last minutes are cancelled sooner, and before they are accepted: what is cancelled is so by now.
  fails_later: hidden(flag('failure == "accepted" && accept_seconds + give_up_seconds <= age_seconds')),
  cancelled_after: hidden(
    formula('fails_later ? accept_seconds + give_up_seconds : min(give_up_seconds, max(1, floor(age_seconds * 0.6)))'),
  ),
  stage: hidden(
    formula(
      'is_doomed ? 4 + fails_later : (age_seconds >= accept_seconds) + (age_seconds >= picked_up_after) + (age_seconds >= delivered_after)',
    ),
  ),
}
