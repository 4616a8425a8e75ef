import { daysAfter, flag, formula, itself, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp, wholeBy, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, ownedBy, owner, per, ref, split, sumOf, table } from '../../builders/table.ts'
import { code, template } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'

/**
 * The dates of a trip and its status. A no-show was to travel before today, a cancellation happens before the trip and by now, and the
 * other trips are completed or in the future.
 */
const bookingProgress = {
  outcome: hidden(shares({ kept: 0.855, cancelled: 0.12, no_show: 0.025 })),
  wished_lead: hidden(wholeBy('booking_type', 0, 330, { hotel: lognormal(19, 1), otherwise: lognormal(34, 0.9) })),
  part: hidden(decimal(0.05, 0.95, 3)),
  lead_days: formula('outcome == "no_show" ? min(wished_lead, max(0, floor((today - days(booked_at)) * part))) : wished_lead'),
  starts_on: daysAfter('booked_at', 'lead_days'),
  stay_days: hidden(wholeBy('booking_type', 1, 28, { hotel: gamma(3.2, 2.5), otherwise: gamma(6.5, 2) })),
  way: hidden(oneOf({ round_trip: 71, one_way: 29 })),
  returns: hidden(flag('booking_type == "hotel" || way == "round_trip"')),
  ends_on: when('returns', daysAfter('starts_on', 'stay_days')),
  last_day: hidden(formula('lead_days + (returns ? stay_days : 0)')),
  stage: hidden(formula('outcome == "cancelled" ? 2 : outcome == "no_show" ? 3 : days(booked_at) + last_day < today')),
  status: mapped('stage', ['confirmed', 'completed', 'cancelled', 'no_show']),
  cancel_seconds: hidden(formula('floor(min(max(0, seconds(today) - booked_at), max(lead_days, 0.04) * 86400) * part)')),
  cancelled_at: when('stage == 2', secondsAfter('booked_at', 'cancel_seconds')),
}

/** Bookings of a flight or a hotel for one or more guests: base_amount + taxes = total_amount, which varies with demand. */
export const bookings = table('bookings', per('travellers', 2), {
  booking_id: id(),
  booking_reference: code('??##??##'),
  traveller_id: ref('travellers', { popularity: 0.5, existing_at: 'booked_at' }),
  booked_at: timestamp('2023-01-01', '2025-12-31', wakingHours, {
    growth: 1.6,
    months: [1.3, 1.12, 1.1, 1.05, 1.1, 1.08, 1.02, 0.92, 0.85, 0.82, 0.88, 0.78],
    weekdays: [1.1, 1.1, 1.06, 1.02, 0.92, 0.85, 0.95],
  }),
  booking_type: oneOf({ flight: 56, hotel: 44 }),
  flight_id: ref('flights', { popularity: 0.3, nullable: { when: 'booking_type == "hotel"' } }),
  hotel_id: ref('hotels', { popularity: 0.3, nullable: { when: 'booking_type == "flight"' } }),
  fare: hidden(lookup('flight_id', 'base_fare')),
  nightly_rate: hidden(lookup('hotel_id', 'nightly_rate')),
  size: hidden(oneOf({ 1: 42, 2: 36, 3: 9, 4: 10, 5: 3 })),
  guests: mapped('size', itself(1, 2, 3, 4, 5)),
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

/**
 * Payments for a booking, which add up to its total: all of it at once, or in two parts, the second within two weeks and before the trip.
 * A failed payment was due by today; the second payment for a cancelled booking is void.
 */
export const payments = table('payments', ownedBy('bookings', { min: 1, max: 2, mean: 1.12 }), {
  payment_id: id(),
  booking_id: owner('bookings'),
  traveller_id: lookup('booking_id', 'traveller_id'),
  payment_number: ordinal(),
  amount: split('total_amount'),
  currency: constant('USD'),
  payment_method: oneOf({ card: 66, paypal: 15, apple_pay: 9, bank_transfer: 7, points: 3 }),
  booking_stage: hidden(lookup('booking_id', 'stage')),
  ...allHidden(lookups('booking_id', 'is_refundable', 'booked_at')),
  is_failed: hidden(yes(0.025)),
  planned_in: hidden(formula('(payment_number - 1) * min(14, parent.lead_days)')),
  days_in: hidden(formula('is_failed ? (booking_stage == 2 ? 0 : min(planned_in, max(0, today - 1 - days(booked_at)))) : planned_in')),
  due_on: daysAfter('booked_at', 'days_in'),
  stage: hidden(formula('is_failed ? 4 : booking_stage == 2 ? (payment_number > 1 ? 3 : is_refundable ? 2 : 1) : due_on < today')),
  status: mapped('stage', ['pending', 'paid', 'refunded', 'void', 'failed']),
  failure_reason: when('is_failed', oneOf({ insufficient_funds: 36, card_declined: 34, authentication_failed: 18, card_expired: 12 })),
  paid_at: when('stage in [1, 2]', { kind: 'shifted', column: 'booked_at', offset: 'days_in', unit: 'days', as: 'timestamp' }),
})
