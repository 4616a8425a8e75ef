import { daysAfter, flag, formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { decimal, oneOf, shares, wholeBy } from '../../builders/drawn.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/**
 * When a trip is and what becomes of it. Who is a no-show was to travel before today; what is cancelled is so before the trip and by now;
 * the rest is completed or still to come.
 */
export const bookingProgress: Columns = {
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
  status: mapped('stage', { 0: 'confirmed', 1: 'completed', 2: 'cancelled', 3: 'no_show' }),
  cancel_seconds: hidden(formula('floor(min(max(0, seconds(today) - booked_at), max(lead_days, 0.04) * 86400) * part)')),
  cancelled_at: when('stage == 2', secondsAfter('booked_at', 'cancel_seconds')),
}
