import { after, daysAfter, formula, itself, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { beta, lognormal, quantiles } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, shares, whole, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { awake } from '../shared/awake.ts'

/**
 * Reservations in the order of arrival, each for a room of the hotel and over by today: room_charge + extras + tax = total. A no-show pays
 * the first night; a cancellation is free unless the rate is non-refundable.
 */
export const reservations = table('reservations', per('guests', 3), {
  reservation_id: id(),
  confirmation_code: code('??##??##'),
  guest_id: ref('guests', { popularity: 0.55, existing_at: 'check_in', min_age_days: 2 }),
  hotel_id: ref('hotels'),
  room_id: ref('rooms', { partition_by: 'hotel_id' }),
  registered_at: hidden(lookup('guest_id', 'registered_at')),
  wished_lead: hidden(whole(1, 330, lognormal(19, 1.1))),
  days_before: hidden(formula('-min(wished_lead, check_in - days(registered_at) - 1)')),
  booked_on: hidden(daysAfter('check_in', 'days_before')),
  booked_at: after('booked_on', { as: 'timestamp', unit: 'hours', min: 0, max: 0, hours: wakingHours }),
  check_in: date('2024-01-01', '2025-12-31', {
    growth: 1.2,
    months: [0.72, 0.76, 0.9, 1, 1.08, 1.18, 1.28, 1.26, 1.1, 1.02, 0.84, 0.86],
    weekdays: [0.95, 0.95, 0.98, 1.05, 1.3, 1.15, 0.72],
  }),
  wished_nights: hidden(whole(1, 14, lognormal(2, 0.62))),
  nights: formula('min(wished_nights, today - check_in)'),
  check_out: daysAfter('check_in', 'nights'),
  max_guests: hidden(lookup('room_id', 'max_guests')),
  party: hidden(whole(1, 4, quantiles([1, 1, 1, 2, 2, 2, 2, 3, 4]))),
  guest_count: formula('min(party, max_guests)'),
  channel: oneOf({ online_travel_agency: 44, website: 28, phone: 9, corporate: 11, travel_agent: 5, group_sales: 3 }),
  rate_plan: oneOf({ flexible: 44, non_refundable: 21, breakfast_included: 29, half_board: 6 }),
  status: shares({ checked_out: 0.8, cancelled: 0.165, no_show: 0.035 }),
  rack_rate: hidden(lookup('room_id', 'rack_rate')),
  yield_factor: hidden(decimal(0.6, 1.8, 2, lognormal(0.97, 0.17))),
  extras_share: hidden(decimal(0, 0.4, 2, quantiles([0, 0, 0, 0, 0, 0, 0.08, 0.12, 0.17, 0.24, 0.4]))),
  paid_nights: hidden(formula('status == "checked_out" ? nights : status == "no_show" ? 1 : rate_plan == "non_refundable" ? nights : 0')),
  natural_total: hidden(formula('rack_rate * yield_factor * paid_nights', 2)),
  net: hidden(formula('total - tax')),
  extras: formula('status == "checked_out" ? net * extras_share : 0', 2),
  room_charge: formula('net - extras'),
  tax: formula('total * 0.09091', 2),
  total: formula('natural_total'),
  currency: constant('USD'),
  // When a guest cancels, as a part of the time from booking to arrival, and the seconds until then, at a waking hour.
  moment: hidden(decimal(0.02, 0.99, 3, beta(1.4, 0.9, 0, 1))),
  ...awake('regret', 'booked_at', 'floor((seconds(check_in) - booked_at) * moment)', 'seconds(check_in) - booked_at'),
  cancelled_at: when('status == "cancelled"', secondsAfter('booked_at', 'regret')),
  answers: hidden(yes(0.3)),
  score: hidden(oneOf({ 4: 3, 5: 4, 6: 6, 7: 13, 8: 27, 9: 27, 10: 20 })),
  review_score: when('status == "checked_out" && answers', mapped('score', itself(4, 5, 6, 7, 8, 9, 10))),
})
