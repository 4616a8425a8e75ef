import { daysAfter, formula, when } from '../../builders/computed.ts'
import { uniform } from '../../builders/distributions.ts'
import { oneOf, shares, timestamp, wholeBy } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** People with a subscription; who cancelled did so while boxes were paid for, which still come. */
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
  days_since: hidden(
    wholeBy('plan', 1, 365, {
      quarterly: uniform(1, 90),
      half_yearly: uniform(1, 180),
      yearly: uniform(1, 365),
      otherwise: uniform(1, 60),
    }),
  ),
  theme: hidden(lookup('box_type_id', 'theme')),
  days_to_cancel: hidden(formula('max(min(today - 1, today - days_since) - days(subscribed_at), 0)')),
  cancelled_on: when('status == "cancelled"', daysAfter('subscribed_at', 'days_to_cancel')),
  cancellation_reason: when(
    'status == "cancelled"',
    oneOf({ too_expensive: 34, too_many_products: 24, not_to_my_taste: 21, was_a_gift: 9, delivery_problems: 8, moving: 4 }),
  ),
})
