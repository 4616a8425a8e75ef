import { formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { exponential, quantiles } from '../../builders/distributions.ts'
import { decimal, oneOf, oneOfBy, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { awake } from '../shared/awake.ts'

/** Places in classes: a class begins after it was booked, on the half hour, and by today. */
export const classBookings = table('class_bookings', per('members', 4), {
  class_booking_id: id(),
  member_id: ref('members', { popularity: 0.6, existing_at: 'booked_at' }),
  gym_id: lookup('member_id', 'gym_id'),
  booked_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 1.9,
    months: [1.3, 1.15, 1.08, 1.02, 1, 0.88, 0.8, 0.84, 1.05, 1.04, 1, 0.8],
    hours: wakingHours.map((rate, hour) => (hour > 21 ? 0 : rate)),
  }),
  has_pool: hidden(lookup('gym_id', 'has_pool')),
  class_name: oneOfBy(
    'has_pool',
    ['yoga', 'indoor_cycling', 'pilates', 'hiit', 'zumba', 'body_pump', 'boxing', 'spin', 'stretching', 'aqua_fitness'],
    { true: [18, 13, 12, 13, 8, 10, 5, 5, 4, 12], false: [21, 15, 13, 14, 10, 11, 6, 6, 4, 0] },
  ),
  minutes: hidden(mapped('class_name', { hiit: 30, indoor_cycling: 45, spin: 45, stretching: 30, aqua_fitness: 45, otherwise: 60 })),
  duration_minutes: formula('minutes'),
  instructor: oneOfBy('class_name', ['Maya', 'Leo', 'Sofia', 'Jonas', 'Aisha', 'Chris', 'Elena', 'Tom'], {
    yoga: [60, 0, 40, 0, 0, 0, 0, 0],
    indoor_cycling: [0, 55, 0, 0, 0, 45, 0, 0],
    pilates: [0, 0, 50, 0, 0, 0, 50, 0],
    hiit: [0, 0, 0, 60, 0, 0, 0, 40],
    zumba: [0, 0, 0, 0, 65, 0, 35, 0],
    body_pump: [0, 60, 0, 40, 0, 0, 0, 0],
    boxing: [0, 0, 0, 0, 0, 40, 0, 60],
    spin: [0, 40, 0, 0, 0, 60, 0, 0],
    stretching: [55, 0, 0, 0, 0, 0, 45, 0],
    aqua_fitness: [0, 0, 0, 0, 80, 0, 0, 20],
  }),
  slot: hidden(
    oneOf({ 360: 5, 390: 6, 420: 6, 540: 9, 600: 8, 720: 9, 1020: 6, 1050: 10, 1080: 15, 1110: 13, 1140: 14, 1170: 9, 1200: 6 }),
  ),
  slot_minutes: hidden(
    mapped(
      'slot',
      Object.fromEntries([360, 390, 420, 540, 600, 720, 1020, 1050, 1080, 1110, 1140, 1170, 1200].map((at) => [String(at), at])),
    ),
  ),
  wished_days: hidden(whole(0, 14, exponential(2.4))),
  days_ahead: hidden(formula('max(0, min(wished_days, today - 1 - days(booked_at)))')),
  planned: hidden(formula('seconds(days(booked_at) + days_ahead) + slot_minutes * 60 - booked_at')),
  seconds_ahead: hidden(formula('planned > 600 ? planned : 1800 - booked_at % 1800')),
  class_starts_at: secondsAfter('booked_at', 'seconds_ahead'),
  status: shares({ attended: 0.78, cancelled: 0.13, no_show: 0.09 }),
  resolve: hidden(decimal(0.02, 0.98, 3)),
  ...awake('until_cancelled', 'booked_at', 'floor(seconds_ahead * resolve)', 'floor(seconds_ahead * 0.99)'),
  cancelled_at: when('status == "cancelled"', secondsAfter('booked_at', 'until_cancelled')),
  rating: when('status == "attended" && is_rater', formula('stars')),
  is_rater: hidden(yes(0.3)),
  stars: hidden(whole(1, 5, quantiles([1, 3.6, 4, 4.6, 5, 5, 5]))),
})
