import { bucket, flag, formula, itself, mapped, minutesAfter, secondsAfter, when } from '../../builders/computed.ts'
import { constant, oneOf, oneOfBy, timestamp } from '../../builders/drawn.ts'
import { hidden, id, per, ref, sumOf, table } from '../../builders/table.ts'
import { text, words } from '../../builders/texts.ts'
import { mealHours } from '../shared/hours.ts'
import { orderProgress } from './order-progress.ts'
import { remarks, reviews } from './reviews.ts'

const cancellationReasons = words(
  'changed_mind, restaurant_closed, restaurant_too_busy, payment_failed, item_unavailable, no_courier_available',
)

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
    oneOfBy('fails_later', cancellationReasons, { false: [34, 16, 36, 14, 0, 0], true: [28, 0, 0, 0, 36, 36] }),
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
