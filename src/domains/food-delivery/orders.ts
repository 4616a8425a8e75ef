import type { TableSchema } from '../../schema/schema.ts'
import { mealHours } from '../hours.ts'
import { orderProgress } from './order-progress.ts'
import { remarks, reviews } from './reviews.ts'

/**
 * Orders; total = subtotal - discount + delivery_fee + service_fee + tip, and subtotal = the sum of the items' line_total. A cancelled
 * order has no tip.
 */
export const orders: TableSchema = {
  name: 'orders',
  rows: { type: 'ratio', of: 'customers', ratio: 3 },
  columns: [
    { name: 'order_id', kind: 'sequence' },
    { name: 'customer_id', kind: 'foreign_key', table: 'customers', popularity: 0.8, existing_at: 'placed_at' },
    { name: 'restaurant_id', kind: 'foreign_key', table: 'restaurants', popularity: 0.75, existing_at: 'placed_at' },
    ...orderProgress,
    {
      name: 'courier_id',
      kind: 'conditional',
      when: 'stage in [1, 2, 3]',
      value: { kind: 'formula', expression: 'chosen_courier' },
    },
    {
      name: 'placed_at',
      kind: 'timestamp',
      from: '2023-01-02',
      to: '2025-12-31',
      growth: 3.5,
      months: [1.08, 1.02, 1, 0.98, 0.95, 0.92, 0.9, 0.92, 0.98, 1.02, 1.06, 1.12],
      weekdays: [0.82, 0.84, 0.9, 0.98, 1.26, 1.3, 1.2],
      hours: mealHours,
    },
    {
      name: 'status',
      kind: 'mapping',
      by: 'stage',
      cases: { '0': 'placed', '1': 'preparing', '2': 'on_the_way', '3': 'delivered', '4': 'cancelled', '5': 'cancelled' },
    },
    {
      name: 'cancellation_reason',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: {
        kind: 'category',
        values: ['changed_mind', 'restaurant_closed', 'restaurant_too_busy', 'payment_failed', 'item_unavailable', 'no_courier_available'],
        by: 'fails_later',
        cases: { false: [34, 16, 36, 14, 0, 0], true: [28, 0, 0, 0, 36, 36] },
      },
    },
    {
      name: 'payment_method',
      kind: 'category',
      values: ['credit_card', 'apple_pay', 'debit_card', 'google_pay', 'paypal', 'gift_card'],
      weights: [41, 22, 17, 11, 7, 2],
    },
    {
      name: 'distance_km',
      kind: 'formula',
      expression: 'max(0.2, abs(restaurant_east - customer_east) + abs(restaurant_north - customer_north))',
      scale: 2,
    },
    { name: 'subtotal', kind: 'roll_up', table: 'order_items', aggregate: 'sum', column: 'line_total' },
    { name: 'promotion', kind: 'category', values: ['0', '10', '15', '20', '30'], weights: [76, 9, 6, 7, 2], hidden: true },
    {
      name: 'discount_rate',
      kind: 'mapping',
      by: 'promotion',
      cases: { '0': 0, '10': 0.1, '15': 0.15, '20': 0.2, '30': 0.3 },
      scale: 2,
      hidden: true,
    },
    { name: 'discount_due', kind: 'formula', expression: 'subtotal * discount_rate', scale: 2, hidden: true },
    // What fees are a multiple of: converted with the currency.
    { name: 'fee_unit', kind: 'mapping', by: 'is_plus_member', cases: { true: 1, false: 1 }, scale: 3, hidden: true },
    // Discount and service fee are read back from the total, so that a total that a story asks for leaves the dishes at their prices.
    { name: 'discount', kind: 'formula', expression: 'discount_due + max(0, total_due - total)', scale: 2 },
    {
      name: 'delivery_fee',
      kind: 'formula',
      expression: 'is_plus_member && subtotal >= 15 * fee_unit ? 0 : (1.99 + ceil(max(distance_km - 2, 0)) * 0.5) * fee_unit',
      scale: 2,
    },
    {
      name: 'service_fee_due',
      kind: 'formula',
      expression: 'min(9.99 * fee_unit, max(1.5 * fee_unit, subtotal * (is_plus_member ? 0.05 : 0.1)))',
      scale: 2,
      hidden: true,
    },
    { name: 'service_fee', kind: 'formula', expression: 'service_fee_due + max(0, total - total_due)', scale: 2 },
    { name: 'tip_choice', kind: 'category', values: ['0', '10', '15', '18', '20', '25'], weights: [24, 15, 26, 16, 15, 4], hidden: true },
    {
      name: 'tip_rate',
      kind: 'mapping',
      by: 'tip_choice',
      cases: { '0': 0, '10': 0.1, '15': 0.15, '18': 0.18, '20': 0.2, '25': 0.25 },
      scale: 2,
      hidden: true,
    },
    { name: 'tip', kind: 'formula', expression: 'status == "cancelled" ? 0 : subtotal * tip_rate', scale: 2 },
    {
      name: 'total_due',
      kind: 'formula',
      expression: 'subtotal - discount_due + delivery_fee + service_fee_due + tip',
      scale: 2,
      hidden: true,
    },
    { name: 'total', kind: 'formula', expression: 'subtotal - discount_due + delivery_fee + service_fee_due + tip', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'promised_at', kind: 'shifted', column: 'placed_at', offset: 'promised_minutes', unit: 'minutes', as: 'timestamp' },
    {
      name: 'accepted_at',
      kind: 'conditional',
      when: 'stage in [1, 2, 3, 5]',
      value: { kind: 'shifted', column: 'placed_at', offset: 'accept_seconds', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'picked_up_at',
      kind: 'conditional',
      when: 'stage in [2, 3]',
      value: { kind: 'shifted', column: 'placed_at', offset: 'picked_up_after', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'delivered_at',
      kind: 'conditional',
      when: 'status == "delivered"',
      value: { kind: 'shifted', column: 'placed_at', offset: 'delivered_after', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'cancelled_at',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: { kind: 'shifted', column: 'placed_at', offset: 'cancelled_after', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'is_late',
      kind: 'conditional',
      when: 'status == "delivered"',
      value: { kind: 'formula', expression: 'late', as: 'boolean' },
    },
    { name: 'experience_score', kind: 'formula', expression: 'restaurant_rating - (late ? 1 : 0)', hidden: true },
    {
      name: 'experience',
      kind: 'bucket',
      column: 'experience_score',
      edges: [3.2, 3.7, 4.15, 4.5],
      labels: ['awful', 'poor', 'fair', 'good', 'great'],
      hidden: true,
    },
    {
      name: 'stars',
      kind: 'category',
      values: ['1', '2', '3', '4', '5'],
      by: 'experience',
      cases: {
        awful: [26, 23, 22, 16, 13],
        poor: [15, 16, 24, 25, 20],
        fair: [6, 7, 15, 28, 44],
        good: [4, 4, 8, 24, 60],
        great: [2, 2, 5, 19, 72],
      },
      hidden: true,
    },
    { name: 'star_count', kind: 'mapping', by: 'stars', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 }, hidden: true },
    { name: 'tone', kind: 'formula', expression: 'star_count + (late ? 5 : 0)', hidden: true },
    {
      name: 'feedback',
      kind: 'category',
      values: ['none', 'rating', 'review'],
      weights: [1, 0, 0],
      by: 'status',
      cases: { delivered: [44, 38, 18] },
      hidden: true,
    },
    {
      name: 'rating',
      kind: 'conditional',
      when: 'feedback in ["rating", "review"]',
      value: { kind: 'formula', expression: 'star_count' },
    },
    {
      name: 'review',
      kind: 'conditional',
      when: 'feedback == "review"',
      value: {
        kind: 'text',
        segments: [
          { by: 'tone', cases: reviews },
          { by: 'tone', cases: remarks },
        ],
      },
    },
  ],
}
