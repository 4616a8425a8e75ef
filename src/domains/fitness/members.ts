import { daysAfter, flag, formula } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { decimalBy, oneOf, timestamp } from '../../builders/drawn.ts'
import { id, lookup, ref, rollUp } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { identity } from '../shared/identity.ts'

/** People with a membership, each at home in a club of their city. New Year's resolutions fill January. */
export const members = table('members', primary, {
  member_id: id(),
  gym_id: ref('gyms', { popularity: 0.4, existing_at: 'joined_at' }),
  ...identity(0.5, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  plan: hidden(rollUp('first', 'memberships', 'plan')),
  is_student: hidden(flag('plan == "student"')),
  age_then: hidden(
    decimalBy('is_student', 18.1, 79, 2, {
      true: quantiles([18.1, 18.9, 19.6, 20.3, 21, 21.8, 22.7, 24, 28]),
      otherwise: quantiles([18.5, 22, 25, 27.5, 30, 33, 36.5, 41, 47, 56, 79]),
    }),
  ),
  to_birth: hidden(formula('-round(age_then * 365.25)')),
  birth_date: daysAfter('joined_at', 'to_birth'),
  city: lookup('gym_id', 'city'),
  country_code: lookup('gym_id', 'country_code'),
  monthly_fee: hidden(rollUp('first', 'memberships', 'monthly_fee')),
  goal: oneOf({ get_fit: 30, lose_weight: 27, build_muscle: 21, stay_healthy: 15, train_for_event: 4, rehabilitation: 3 }),
  referral_source: oneOf({ walk_in: 22, website: 30, friend: 23, social_media: 14, corporate_partner: 8, flyer: 3 }),
  joined_at: timestamp('2021-12-01', '2025-12-29', {
    growth: 1.8,
    months: [1.75, 1.2, 1.05, 0.95, 0.92, 0.8, 0.78, 0.85, 1.15, 1, 0.9, 0.75],
    weekdays: [1.3, 1.15, 1.1, 1, 0.9, 0.85, 0.7],
    hours: wakingHours,
  }),
})
