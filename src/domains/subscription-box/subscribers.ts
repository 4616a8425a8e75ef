import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { uniform } from '../../builders/distributions.ts'
import { constant, oneOf, shares, timestamp, wholeBy } from '../../builders/drawn.ts'
import { each, facts } from '../../builders/facts.ts'
import { hidden, id, lookup, primary, ref, table } from '../../builders/table.ts'
import { wakingHours } from '../shared/hours.ts'
import { address } from '../shared/address.ts'
import { identity } from '../shared/identity.ts'

/** The types, in their order. */
const range = facts(
  ['name', 'theme', 'price', 'items', 'audience'],
  [
    ['Morning Roast', 'coffee', 24.9, 3, 'adults'],
    ['Snack World', 'snacks', 19.9, 8, 'everyone'],
    ['Glow Kit', 'beauty', 29.9, 5, 'adults'],
    ['Happy Paws', 'pets', 34.9, 6, 'pets'],
    ['Page Turner', 'books', 22.9, 2, 'adults'],
    ['Little Makers', 'crafts', 27.9, 4, 'children'],
    ['Cellar Six', 'wine', 79.9, 6, 'adults'],
    ['Green Thumb', 'plants', 32.9, 3, 'everyone'],
    ['Pantry Crate', 'gourmet_food', 49.9, 7, 'everyone'],
    ['Fit Fuel', 'sports_nutrition', 39.9, 6, 'adults'],
  ],
)

/** The types of boxes that one can subscribe to, which are ten unless a story asks for more. */
export const boxTypes = table('box_types', 10, {
  box_type_id: id(),
  place: hidden(formula('(box_type_id - 1) % 10')),
  name: mapped('place', range.name),
  theme: mapped('place', range.theme),
  price: mapped('place', range.price, 2),
  currency: constant('USD'),
  item_count: mapped('place', range.items),
  audience: mapped('place', range.audience),
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
  subscribed_at: timestamp('2022-11-20', '2025-12-27', wakingHours, {
    growth: 2.2,
    months: [0.95, 0.85, 0.9, 0.92, 0.95, 0.88, 0.85, 0.88, 0.95, 1.05, 1.5, 1.7],
  }),
  days_since: hidden(wholeBy('plan', 1, 365, daysSinceNotice)),
  theme: hidden(lookup('box_type_id', 'theme')),
  days_to_cancel: hidden(formula('max(min(today - 1, today - days_since) - days(subscribed_at), 0)')),
  cancelled_on: when('status == "cancelled"', daysAfter('subscribed_at', 'days_to_cancel')),
  cancellation_reason: when('status == "cancelled"', oneOf(reasons)),
})
