import { bucket, flag, formula, itself, mapped, minutesAfter, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, timestamp, whole, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookups, per, ref, sumOf, table } from '../../builders/table.ts'
import { text, words } from '../../builders/texts.ts'
import { mealHours } from '../shared/hours.ts'
import { remarks, reviews } from './reviews.ts'

/**
 * Hidden columns that decide what happens to an order and when, in seconds after it was placed. Nothing happens after the plan's "today":
 * the status says how far the order has come by then.
 */
const orderProgress = allHidden({
  chosen_courier: ref('couriers', { popularity: 0.5, existing_at: 'placed_at' }),
  ...lookups('chosen_courier', 'minutes_per_km'),
  ...lookups('restaurant_id', { prep_minutes: 'average_prep_minutes', restaurant_rating: 'rating' }),
  ...lookups('restaurant_id', 'cuisine', 'price_factor', 'price_cut'),
  ...lookups('restaurant_id', { restaurant_east: 'east', restaurant_north: 'north' }),
  ...lookups('customer_id', { customer_east: 'east', customer_north: 'north' }, 'is_plus_member'),
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

const cancelReasons = words('changed_mind, restaurant_closed, restaurant_too_busy, payment_failed, item_unavailable, no_courier_available')

/**
 * Orders: subtotal = the sum of the items' line_total, and total = subtotal - discount + delivery_fee + service_fee + tip. A cancelled
 * order has no tip.
 */
export const orders = table('orders', per('customers', 3), {
  order_id: id(),
  customer_id: ref('customers', { popularity: 0.8, existing_at: 'placed_at' }),
  restaurant_id: ref('restaurants', { popularity: 0.75, existing_at: 'placed_at' }),
  ...orderProgress,
  courier_id: when('stage in [1, 2, 3]', formula('chosen_courier')),
  placed_at: timestamp('2023-01-02', '2025-12-31', mealHours, {
    growth: 3.5,
    months: [1.08, 1.02, 1, 0.98, 0.95, 0.92, 0.9, 0.92, 0.98, 1.02, 1.06, 1.12],
    weekdays: [0.82, 0.84, 0.9, 0.98, 1.26, 1.3, 1.2],
  }),
  status: mapped('stage', { 0: 'placed', 1: 'preparing', 2: 'on_the_way', 3: 'delivered', 4: 'cancelled', 5: 'cancelled' }),
  cancellation_reason: when(
    'status == "cancelled"',
    oneOfBy('fails_later', cancelReasons, { false: [34, 16, 36, 14, 0, 0], true: [28, 0, 0, 0, 36, 36] }),
  ),
  payment_method: oneOf({ credit_card: 41, apple_pay: 22, debit_card: 17, google_pay: 11, paypal: 7, gift_card: 2 }),
  distance_km: formula('max(0.2, abs(restaurant_east - customer_east) + abs(restaurant_north - customer_north))', 2),
  subtotal: sumOf('order_items', 'line_total'),
  promotion: hidden(oneOf({ 0: 76, 10: 9, 15: 6, 20: 7, 30: 2 })),
  discount_rate: hidden(mapped('promotion', { 0: 0, 10: 0.1, 15: 0.15, 20: 0.2, 30: 0.3 })),
  discount_due: hidden(formula('subtotal * discount_rate', 2)),
  // All fees are multiples of it, so that converting it to a currency converts them.
  fee_unit: hidden(mapped('is_plus_member', { true: 1, false: 1 }, 3)),
  // Discount and service fee make up the difference to a total that a story sets, so that dishes keep their prices.
  discount: formula('discount_due + max(0, total_due - total)', 2),
  delivery_fee: formula('is_plus_member && subtotal >= 15 * fee_unit ? 0 : (1.99 + ceil(max(distance_km - 2, 0)) * 0.5) * fee_unit', 2),
  service_fee_due: hidden(formula('min(9.99 * fee_unit, max(1.5 * fee_unit, subtotal * (is_plus_member ? 0.05 : 0.1)))', 2)),
  service_fee: formula('service_fee_due + max(0, total - total_due)', 2),
  tip_choice: hidden(oneOf({ 0: 24, 10: 15, 15: 26, 18: 16, 20: 15, 25: 4 })),
  tip_rate: hidden(mapped('tip_choice', { 0: 0, 10: 0.1, 15: 0.15, 18: 0.18, 20: 0.2, 25: 0.25 })),
  tip: formula('status == "cancelled" ? 0 : subtotal * tip_rate', 2),
  total_due: hidden(formula('subtotal - discount_due + delivery_fee + service_fee_due + tip', 2)),
  total: formula('subtotal - discount_due + delivery_fee + service_fee_due + tip', 2),
  currency: constant('USD'),
  promised_at: minutesAfter('placed_at', 'promised_minutes'),
  accepted_at: when('stage in [1, 2, 3, 5]', secondsAfter('placed_at', 'accept_seconds')),
  picked_up_at: when('stage in [2, 3]', secondsAfter('placed_at', 'picked_up_after')),
  delivered_at: when('status == "delivered"', secondsAfter('placed_at', 'delivered_after')),
  cancelled_at: when('status == "cancelled"', secondsAfter('placed_at', 'cancelled_after')),
  is_late: when('status == "delivered"', flag('late')),
  experience_score: hidden(formula('restaurant_rating - (late ? 1 : 0)')),
  experience: hidden(bucket('experience_score', [3.2, 3.7, 4.15, 4.5], ['awful', 'poor', 'fair', 'good', 'great'])),
  stars: hidden(
    oneOfBy('experience', ['1', '2', '3', '4', '5'], {
      awful: [26, 23, 22, 16, 13],
      poor: [15, 16, 24, 25, 20],
      fair: [6, 7, 15, 28, 44],
      good: [4, 4, 8, 24, 60],
      great: [2, 2, 5, 19, 72],
    }),
  ),
  star_count: hidden(mapped('stars', itself(1, 2, 3, 4, 5))),
  tone: hidden(formula('star_count + (late ? 5 : 0)')),
  feedback: hidden(oneOfBy('status', ['none', 'rating', 'review'], { delivered: [44, 38, 18], otherwise: [1, 0, 0] })),
  rating: when('feedback in ["rating", "review"]', formula('star_count')),
  review: when('feedback == "review"', text({ by: 'tone', cases: reviews }, { by: 'tone', cases: remarks })),
})
