import { formula, secondsAfter, when } from '../../builders/computed.ts'
import { normal, triangular } from '../../builders/distributions.ts'
import { birthDate, date, oneOf, shares, whole } from '../../builders/drawn.ts'
import { hidden, id, per, ref, table } from '../../builders/table.ts'
import { address } from '../shared/address.ts'
import { identity } from '../shared/identity.ts'
import { onHalfHour } from '../shared/on-half-hour.ts'

/** People who work for the charity without pay. */
export const volunteers = table('volunteers', per('donors', 0.25, { min: 3 }), {
  volunteer_id: id(),
  ...identity(0.6, 'first_name', 'last_name', 'email', 'phone'),
  birth_date: birthDate(22, 82, triangular(22, 40, 82)),
  ...address('city', 'country'),
  country_code: oneOf({ US: 92, CA: 4, GB: 4 }),
  main_skill: oneOf(
    { logistics: 18, teaching: 15, cooking: 14, driving: 10, fundraising: 10 },
    { administration: 9, event_support: 12, first_aid: 4, translation: 4, web_and_it: 4 },
  ),
  availability: oneOf({ weekends: 42, weekday_evenings: 22, weekdays: 18, flexible: 18 }),
  background_check: oneOf({ cleared: 71, pending: 7, not_required: 22 }),
  joined_on: date('2020-10-01', '2025-12-20', { growth: 1.5, months: [1.5, 1, 1, 1, 0.9, 1, 0.8, 0.9, 1.3, 1.1, 1.2, 0.9] }),
})

/** When shifts start: mornings and early afternoons, some in the evening. */
const shiftHours = [0, 0, 0, 0, 0, 0, 0, 3, 14, 24, 16, 6, 8, 14, 9, 5, 5, 10, 8, 1, 0, 0, 0, 0]

/** The shifts that volunteers signed up for, and whether they came. */
export const volunteerShifts = table('volunteer_shifts', per('volunteers', 8), {
  volunteer_shift_id: id(),
  volunteer_id: ref('volunteers', { popularity: 0.5, existing_at: 'moment' }),
  campaign_id: ref('campaigns', { popularity: 0.6, existing_at: 'moment' }),
  ...onHalfHour('starts_at', '2022-01-01', '2025-12-31', {
    growth: 1.7,
    months: [0.85, 0.85, 1, 1.05, 1, 0.95, 0.8, 0.85, 1.05, 1.1, 1.35, 1.3],
    weekdays: [0.7, 0.8, 0.8, 0.8, 0.7, 1.9, 1.2],
    hours: shiftHours,
  }),
  activity: oneOf(
    { food_packing: 24, tutoring: 15, event_support: 15, meal_delivery: 13 },
    { fundraising_calls: 8, clean_up: 11, office_work: 8, home_visits: 6 },
  ),
  half_hours: hidden(whole(3, 16, normal(6.6, 2.2))),
  hours: formula('half_hours * 0.5'),
  role: oneOf({ helper: 83, team_lead: 9, trainee: 8 }),
  status: shares({ completed: 0.86, cancelled: 0.08, no_show: 0.06 }),
  punctuality: hidden(whole(-1500, 1500, normal(-240, 400))),
  checked_in_at: when('status == "completed"', secondsAfter('starts_at', 'punctuality')),
})
