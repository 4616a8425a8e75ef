import { formula, secondsAfter, when } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { oneOf, shares, timestamp, whole } from '../../builders/drawn.ts'
import { id, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/** When shifts begin: mornings and early afternoons, some in the evening. */
const shiftHours = [0, 0, 0, 0, 0, 0, 0, 3, 14, 24, 16, 6, 8, 14, 9, 5, 5, 10, 8, 1, 0, 0, 0, 0]

/** What volunteers signed up for, on the half hour, and whether they came. */
export const volunteerShifts = table('volunteer_shifts', per('volunteers', 8), {
  volunteer_shift_id: id(),
  volunteer_id: ref('volunteers', { popularity: 0.5, existing_at: 'moment' }),
  campaign_id: ref('campaigns', { popularity: 0.6, existing_at: 'moment' }),
  moment: hidden(
    timestamp('2022-01-01', '2025-12-31', {
      growth: 1.7,
      months: [0.85, 0.85, 1, 1.05, 1, 0.95, 0.8, 0.85, 1.05, 1.1, 1.35, 1.3],
      weekdays: [0.7, 0.8, 0.8, 0.8, 0.7, 1.9, 1.2],
      hours: shiftHours,
    }),
  ),
  since_half_hour: hidden(formula('-(moment % 1800)')),
  starts_at: secondsAfter('moment', 'since_half_hour'),
  activity: oneOf({
    food_packing: 24,
    tutoring: 15,
    event_support: 15,
    meal_delivery: 13,
    fundraising_calls: 8,
    clean_up: 11,
    office_work: 8,
    home_visits: 6,
  }),
  half_hours: hidden(whole(3, 16, normal(6.6, 2.2))),
  hours: formula('half_hours * 0.5'),
  role: oneOf({ helper: 83, team_lead: 9, trainee: 8 }),
  status: shares({ completed: 0.86, cancelled: 0.08, no_show: 0.06 }),
  punctuality: hidden(whole(-1500, 1500, normal(-240, 400))),
  checked_in_at: when('status == "completed"', secondsAfter('starts_at', 'punctuality')),
})
