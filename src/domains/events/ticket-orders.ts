import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, lastName, person } from '../shared/person-columns.ts'

/** When tickets are bought: over lunch and in the evening, never in the hour before midnight. */
const buyingHours = [2, 1, 0, 0, 0, 1, 3, 8, 15, 26, 30, 26, 30, 26, 22, 22, 24, 26, 30, 36, 38, 30, 14, 0]

/**
 * Orders of tickets for one day of an event: total = subtotal - discount + booking fee, and the subtotal is that of the tickets. Events
 * begin after they were ordered, on the half hour, and by today.
 */
export const ticketOrders: TableSchema = {
  name: 'ticket_orders',
  rows: { type: 'primary' },
  columns: [
    { name: 'ticket_order_id', kind: 'sequence' },
    { name: 'event_id', kind: 'foreign_key', table: 'events', popularity: 0.35, existing_at: 'ordered_at' },
    person(0.5),
    firstName,
    lastName,
    email,
    { name: 'country_code', kind: 'lookup', through: 'event_id', column: 'country_code' },
    {
      name: 'ordered_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-31',
      growth: 2,
      months: [0.8, 0.85, 1, 1.05, 1.1, 1.1, 1, 0.9, 1, 1.1, 1.3, 1.35],
      weekdays: [0.95, 0.95, 1, 1.1, 1.25, 1, 0.9],
      hours: buyingHours,
    },
    { name: 'days_to_show', kind: 'formula', expression: '56 - (days(ordered_at) + event_id.phase) % 56', hidden: true },
    // For the last orders, which would be for days that lie ahead, there is another day.
    { name: 'wished_days', kind: 'integer', min: 0, max: 55, distribution: { name: 'exponential', mean: 14 }, hidden: true },
    { name: 'days_left', kind: 'formula', expression: 'max(0, today - 1 - days(ordered_at))', hidden: true },
    {
      name: 'days_ahead',
      kind: 'formula',
      expression: 'days_to_show <= days_left ? days_to_show : min(wished_days, days_left)',
      hidden: true,
    },
    { name: 'minutes', kind: 'lookup', through: 'event_id', column: 'minutes', hidden: true },
    { name: 'planned', kind: 'formula', expression: 'seconds(days(ordered_at) + days_ahead) + minutes * 60 - ordered_at', hidden: true },
    { name: 'seconds_ahead', kind: 'formula', expression: 'planned > 1200 ? planned : 1800 - ordered_at % 1800', hidden: true },
    { name: 'event_starts_at', kind: 'shifted', column: 'ordered_at', offset: 'seconds_ahead', unit: 'seconds', as: 'timestamp' },
    { name: 'channel', kind: 'category', values: ['web', 'mobile_app', 'box_office', 'reseller', 'phone'], weights: [44, 36, 9, 8, 3] },
    {
      name: 'payment_method',
      kind: 'category',
      values: ['card', 'paypal', 'apple_pay', 'google_pay', 'gift_card'],
      weights: [58, 16, 14, 9, 3],
    },
    { name: 'ticket_type', kind: 'category', values: ['standard', 'premium', 'vip', 'concession'], weights: [68, 15, 4, 13] },
    {
      name: 'type_factor',
      kind: 'mapping',
      by: 'ticket_type',
      cases: { standard: 1, premium: 1.6, vip: 2.8, concession: 0.7 },
      scale: 1,
      hidden: true,
    },
    { name: 'quantity', kind: 'roll_up', table: 'tickets', aggregate: 'count' },
    { name: 'unit_price', kind: 'formula', expression: 'event_id.base_price * type_factor', scale: 2 },
    { name: 'subtotal', kind: 'formula', expression: 'quantity * unit_price' },
    { name: 'promo', kind: 'category', values: ['none', 'early_bird', 'group'], weights: [82, 8, 10], hidden: true },
    { name: 'promo_rate', kind: 'mapping', by: 'promo', cases: { none: 0, early_bird: 0.15, group: 0.1 }, scale: 2, hidden: true },
    {
      name: 'discount_due',
      kind: 'formula',
      expression: 'promo == "group" && quantity < 4 ? 0 : subtotal * promo_rate',
      scale: 2,
      hidden: true,
    },
    { name: 'fee_due', kind: 'formula', expression: 'subtotal * 0.09', scale: 2, hidden: true },
    { name: 'natural', kind: 'formula', expression: 'subtotal - discount_due + fee_due', hidden: true },
    { name: 'discount', kind: 'formula', expression: 'discount_due + max(0, natural - total)' },
    { name: 'booking_fee', kind: 'formula', expression: 'fee_due + max(0, total - natural)' },
    { name: 'total', kind: 'formula', expression: 'natural' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'returned', kind: 'roll_up', table: 'tickets', aggregate: 'count', where: 'status == "refunded"', hidden: true },
    { name: 'refunded_amount', kind: 'formula', expression: 'returned == quantity ? total : min(returned * unit_price, total)', scale: 2 },
    { name: 'fate', kind: 'formula', expression: 'returned == 0 ? 0 : returned == quantity ? 2 : 1', hidden: true },
    { name: 'status', kind: 'mapping', by: 'fate', cases: { '0': 'confirmed', '1': 'partially_refunded', '2': 'refunded' } },
  ],
}
