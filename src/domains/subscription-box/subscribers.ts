import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { each, uniform } from '../../builders/distributions.ts'
import { constant, oneOf, shares, timestamp, wholeBy } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { columnOf } from '../column-of.ts'
import { wakingHours } from '../hours.ts'
import { address } from '../shared/address.ts'
import { identity } from '../shared/identity.ts'

/** The types, in their order. */
const range = [
  { name: 'Morning Roast', theme: 'coffee', price: 24.9, items: 3, audience: 'adults' },
  { name: 'Snack World', theme: 'snacks', price: 19.9, items: 8, audience: 'everyone' },
  { name: 'Glow Kit', theme: 'beauty', price: 29.9, items: 5, audience: 'adults' },
  { name: 'Happy Paws', theme: 'pets', price: 34.9, items: 6, audience: 'pets' },
  { name: 'Page Turner', theme: 'books', price: 22.9, items: 2, audience: 'adults' },
  { name: 'Little Makers', theme: 'crafts', price: 27.9, items: 4, audience: 'children' },
  { name: 'Cellar Six', theme: 'wine', price: 79.9, items: 6, audience: 'adults' },
  { name: 'Green Thumb', theme: 'plants', price: 32.9, items: 3, audience: 'everyone' },
  { name: 'Pantry Crate', theme: 'gourmet_food', price: 49.9, items: 7, audience: 'everyone' },
  { name: 'Fit Fuel', theme: 'sports_nutrition', price: 39.9, items: 6, audience: 'adults' },
]

/** The types of boxes that one can subscribe to, which are ten unless a story asks for more. */
export const boxTypes = table('box_types', 10, {
  box_type_id: id(),
  place: hidden(formula('(box_type_id - 1) % 10')),
  name: mapped('place', columnOf(range, 'name')),
  theme: mapped('place', columnOf(range, 'theme')),
  price: mapped('place', columnOf(range, 'price'), 2),
  currency: constant('USD'),
  item_count: mapped('place', columnOf(range, 'items')),
  audience: mapped('place', columnOf(range, 'audience')),
})

const daysSinceNotice = each(uniform, { quarterly: [1, 90], half_yearly: [1, 180], yearly: [1, 365], otherwise: [1, 60] })
const reasons = { too_expensive: 34, too_many_products: 24, not_to_my_taste: 21, was_a_gift: 9, delivery_problems: 8, moving: 4 }

/** Subscribers. A subscription is cancelled within the term that is paid for, so its boxes still arrive. */
export const subscribers = table('subscribers', primary, {
  subscriber_id: id(),
  ...identity(0.62, 'first_name', 'last_name', 'email', 'phone'),
  ...address('city', 'region', 'country'),
  country_code: oneOf({ US: 78, CA: 9, GB: 9, DE: 4 }),
  box_type_id: ref('box_types'),
  plan: oneOf({ monthly: 62, quarterly: 18, half_yearly: 9, yearly: 11 }),
  acquisition_channel: oneOf({ social_ads: 31, influencer: 17, search: 19, referral: 15, gift: 9, email: 5, podcast: 4 }),
  status: shares({ active: 0.84, paused: 0.05, cancelled: 0.11 }),
  subscribed_at: timestamp('2022-11-20', '2025-12-27', {
    growth: 2.2,
    months: [0.95, 0.85, 0.9, 0.92, 0.95, 0.88, 0.85, 0.88, 0.95, 1.05, 1.5, 1.7],
    hours: wakingHours,
  }),
  days_since: hidden(wholeBy('plan', 1, 365, daysSinceNotice)),
  theme: hidden(lookup('box_type_id', 'theme')),
  days_to_cancel: hidden(formula('max(min(today - 1, today - days_since) - days(subscribed_at), 0)')),
  cancelled_on: when('status == "cancelled"', daysAfter('subscribed_at', 'days_to_cancel')),
  cancellation_reason: when('status == "cancelled"', oneOf(reasons)),
})
