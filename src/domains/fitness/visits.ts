import { formula, itself, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { exponential, normal, quantiles } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOf, oneOfBy, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { words } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { awake } from '../shared/awake.ts'

/** When members train: before work, a little at noon, and most after work; nobody before five. */
const trainingHours = [0, 0, 0, 0, 0, 12, 26, 26, 20, 18, 15, 14, 17, 13, 12, 16, 26, 42, 46, 36, 22, 9, 0, 0]

/** Visits to the home club, all over by today. */
export const checkIns = table('check_ins', per('members', 20), {
  check_in_id: id(),
  member_id: ref('members', { popularity: 0.5, existing_at: 'checked_in_at' }),
  gym_id: lookup('member_id', 'gym_id'),
  checked_in_at: timestamp('2023-01-01', '2025-12-31', trainingHours, {
    growth: 1.7,
    months: [1.3, 1.18, 1.1, 1.02, 0.98, 0.88, 0.82, 0.84, 1.02, 1.04, 0.98, 0.78],
    weekdays: [1.25, 1.2, 1.15, 1.1, 0.9, 0.75, 0.65],
  }),
  minutes: hidden(whole(15, 170, normal(68, 20))),
  seconds_inside: hidden(formula('min(minutes * 60, max(seconds(today) - 1 - checked_in_at, 0))')),
  checked_out_at: secondsAfter('checked_in_at', 'seconds_inside'),
  entry_method: oneOf({ app: 55, card: 29, wristband: 11, front_desk: 5 }),
  has_pool: hidden(lookup('gym_id', 'has_pool')),
  activity: oneOfBy('has_pool', ['strength', 'cardio', 'class', 'mixed', 'swimming', 'wellness'], {
    true: [32, 19, 12, 19, 14, 4],
    false: [39, 23, 13, 22, 0, 3],
  }),
  burn: hidden(decimalBy('activity', 2.5, 11, 2, { cardio: normal(8, 1.2), wellness: normal(3, 0.3), otherwise: normal(5.8, 1) })),
  calories: formula('minutes * burn * 0.8', 0),
})

/** The classes and who teaches them. */
const classes = {
  yoga: { Maya: 60, Sofia: 40 },
  indoor_cycling: { Leo: 55, Chris: 45 },
  pilates: { Sofia: 50, Elena: 50 },
  hiit: { Jonas: 60, Tom: 40 },
  zumba: { Aisha: 65, Elena: 35 },
  body_pump: { Leo: 60, Jonas: 40 },
  boxing: { Chris: 40, Tom: 60 },
  spin: { Leo: 40, Chris: 60 },
  stretching: { Maya: 55, Elena: 45 },
  aqua_fitness: { Aisha: 80, Tom: 20 },
}

/** When classes start, in minutes after midnight. */
const slots = { 360: 5, 390: 6, 420: 6, 540: 9, 600: 8, 720: 9, 1020: 6, 1050: 10, 1080: 15, 1110: 13, 1140: 14, 1170: 9, 1200: 6 }

/** Bookings of classes. A class starts after it is booked, on the hour or half hour, and by today. */
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
  class_name: oneOfBy('has_pool', Object.keys(classes), {
    true: [18, 13, 12, 13, 8, 10, 5, 5, 4, 12],
    false: [21, 15, 13, 14, 10, 11, 6, 6, 4, 0],
  }),
  minutes: hidden(mapped('class_name', { hiit: 30, indoor_cycling: 45, spin: 45, stretching: 30, aqua_fitness: 45, otherwise: 60 })),
  duration_minutes: formula('minutes'),
  instructor: oneOfBy('class_name', words('Maya, Leo, Sofia, Jonas, Aisha, Chris, Elena, Tom'), classes),
  slot: hidden(oneOf(slots)),
  slot_minutes: hidden(mapped('slot', itself(...Object.keys(slots).map(Number)))),
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
