import { formula, secondsAfter } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { decimalBy, oneOf, oneOfBy, timestamp, whole } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/** Before work, a little at noon, and most after work; no club but those that are always open lets anybody in before five. */
const trainingHours = [0, 0, 0, 0, 0, 12, 26, 26, 20, 18, 15, 14, 17, 13, 12, 16, 26, 42, 46, 36, 22, 9, 0, 0]

/** Visits to the home club; whoever came has left by today. */
export const checkIns = table('check_ins', per('members', 20), {
  check_in_id: id(),
  member_id: ref('members', { popularity: 0.5, existing_at: 'checked_in_at' }),
  gym_id: lookup('member_id', 'gym_id'),
  checked_in_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 1.7,
    months: [1.3, 1.18, 1.1, 1.02, 0.98, 0.88, 0.82, 0.84, 1.02, 1.04, 0.98, 0.78],
    weekdays: [1.25, 1.2, 1.15, 1.1, 0.9, 0.75, 0.65],
    hours: trainingHours,
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
