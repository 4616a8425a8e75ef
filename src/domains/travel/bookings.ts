import { formula, mapped, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { id, lookup, ref, sumOf } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { code, template } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { bookingProgress } from './booking-progress.ts'

/** Bookings of a flight or a hotel for one or more: base price + taxes = total, which rises and falls with demand. */
export const bookings = table('bookings', per('travellers', 2), {
  booking_id: id(),
  booking_reference: code('??##??##'),
  traveller_id: ref('travellers', { popularity: 0.5, existing_at: 'booked_at' }),
  booked_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 1.6,
    months: [1.3, 1.12, 1.1, 1.05, 1.1, 1.08, 1.02, 0.92, 0.85, 0.82, 0.88, 0.78],
    weekdays: [1.1, 1.1, 1.06, 1.02, 0.92, 0.85, 0.95],
    hours: wakingHours,
  }),
  booking_type: oneOf({ flight: 56, hotel: 44 }),
  flight_id: ref('flights', { popularity: 0.3, nullable: { when: 'booking_type == "hotel"' } }),
  hotel_id: ref('hotels', { popularity: 0.3, nullable: { when: 'booking_type == "flight"' } }),
  fare: hidden(lookup('flight_id', 'base_fare')),
  nightly_rate: hidden(lookup('hotel_id', 'nightly_rate')),
  size: hidden(oneOf({ 1: 42, 2: 36, 3: 9, 4: 10, 5: 3 })),
  guests: mapped('size', { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }),
  trip_type: when('booking_type == "flight"', template('{way}')),
  cabin: when('booking_type == "flight"', template('{cabin_choice}')),
  cabin_choice: hidden(oneOf({ economy: 83, premium_economy: 9, business: 7, first: 1 })),
  cabin_factor: hidden(mapped('cabin_choice', { economy: 1, premium_economy: 1.6, business: 3.2, first: 5 })),
  ...bookingProgress,
  demand: hidden(decimal(0.6, 2, 3, lognormal(1, 0.2))),
  total_amount: formula(
    'demand * 0.1 * round(10 * (coalesce(fare * cabin_factor * guests * (returns ? 1.8 : 1), 0) + ' +
      'coalesce(nightly_rate * stay_days * floor((guests + 1) / 2), 0)))',
    2,
  ),
  taxes: formula('total_amount * 0.12', 2),
  base_amount: formula('total_amount - taxes'),
  currency: constant('USD'),
  is_refundable: yes(0.38),
  refund_amount: sumOf('payments', 'amount', { where: 'status == "refunded"' }),
  has_travel_insurance: yes(0.19),
  channel: oneOf({ mobile_app: 44, website: 41, travel_agent: 10, call_center: 5 }),
})
