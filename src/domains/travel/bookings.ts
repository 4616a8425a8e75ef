import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { bookingProgress } from './booking-progress.ts'

/** Bookings of a flight or a hotel for one or more: base price + taxes = total, which rises and falls with demand. */
export const bookings: TableSchema = {
  name: 'bookings',
  rows: { type: 'ratio', of: 'travellers', ratio: 2 },
  columns: [
    { name: 'booking_id', kind: 'sequence' },
    { name: 'booking_reference', kind: 'pattern', pattern: '??##??##', unique: true },
    { name: 'traveller_id', kind: 'foreign_key', table: 'travellers', popularity: 0.5, existing_at: 'booked_at' },
    {
      name: 'booked_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-31',
      growth: 1.6,
      months: [1.3, 1.12, 1.1, 1.05, 1.1, 1.08, 1.02, 0.92, 0.85, 0.82, 0.88, 0.78],
      weekdays: [1.1, 1.1, 1.06, 1.02, 0.92, 0.85, 0.95],
      hours: wakingHours,
    },
    { name: 'booking_type', kind: 'category', values: ['flight', 'hotel'], weights: [56, 44] },
    { name: 'flight_id', kind: 'foreign_key', table: 'flights', popularity: 0.3, nullable: { when: 'booking_type == "hotel"' } },
    { name: 'hotel_id', kind: 'foreign_key', table: 'hotels', popularity: 0.3, nullable: { when: 'booking_type == "flight"' } },
    { name: 'fare', kind: 'lookup', through: 'flight_id', column: 'base_fare', hidden: true },
    { name: 'nightly_rate', kind: 'lookup', through: 'hotel_id', column: 'nightly_rate', hidden: true },
    { name: 'size', kind: 'category', values: ['1', '2', '3', '4', '5'], weights: [42, 36, 9, 10, 3], hidden: true },
    { name: 'guests', kind: 'mapping', by: 'size', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 } },
    { name: 'trip_type', kind: 'conditional', when: 'booking_type == "flight"', value: { kind: 'template', template: '{way}' } },
    {
      name: 'cabin',
      kind: 'conditional',
      when: 'booking_type == "flight"',
      value: { kind: 'template', template: '{cabin_choice}' },
    },
    {
      name: 'cabin_choice',
      kind: 'category',
      values: ['economy', 'premium_economy', 'business', 'first'],
      weights: [83, 9, 7, 1],
      hidden: true,
    },
    {
      name: 'cabin_factor',
      kind: 'mapping',
      by: 'cabin_choice',
      cases: { economy: 1, premium_economy: 1.6, business: 3.2, first: 5 },
      scale: 1,
      hidden: true,
    },
    ...bookingProgress,
    {
      name: 'demand',
      kind: 'decimal',
      scale: 3,
      min: 0.6,
      max: 2,
      distribution: { name: 'lognormal', median: 1, spread: 0.2 },
      hidden: true,
    },
    {
      name: 'total_amount',
      kind: 'formula',
      expression:
        'demand * 0.1 * round(10 * (coalesce(fare * cabin_factor * guests * (returns ? 1.8 : 1), 0) + ' +
        'coalesce(nightly_rate * stay_days * floor((guests + 1) / 2), 0)))',
      scale: 2,
    },
    { name: 'taxes', kind: 'formula', expression: 'total_amount * 0.12', scale: 2 },
    { name: 'base_amount', kind: 'formula', expression: 'total_amount - taxes' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'is_refundable', kind: 'boolean', rate: 0.38 },
    { name: 'refund_amount', kind: 'roll_up', table: 'payments', aggregate: 'sum', column: 'amount', where: 'status == "refunded"' },
    { name: 'has_travel_insurance', kind: 'boolean', rate: 0.19 },
    { name: 'channel', kind: 'category', values: ['mobile_app', 'website', 'travel_agent', 'call_center'], weights: [44, 41, 10, 5] },
  ],
}
