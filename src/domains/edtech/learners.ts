import { bucket } from '../../builders/computed.ts'
import { oneOf, oneOfBy, timestamp } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Learners, of age when they signed up. */
export const learners = table('learners', primary, {
  learner_id: id(),
  ...identity(0.49, 'first_name', 'last_name', 'gender', 'email'),
  ...birthBefore('signed_up_at', [18, 20, 22, 24, 26, 28.5, 31.5, 35, 40, 48, 72]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 32, IN: 20, GB: 10, BR: 9, DE: 7, CA: 6, MX: 5, FR: 4, ES: 4, AU: 3 }),
  age_group: hidden(bucket('age_then', [22, 25, 30], ['under_22', 'under_25', 'under_30', 'from_30'])),
  education: oneOfBy('age_group', ['high_school', 'bachelor', 'master', 'doctorate', 'other'], {
    under_22: [88, 0, 0, 0, 12],
    under_25: [40, 52, 0, 0, 8],
    under_30: [20, 50, 23, 0, 7],
    otherwise: [19, 44, 25, 4, 8],
  }),
  goal: oneOf({ career_change: 27, promotion: 24, studies: 20, hobby: 17, company_training: 12 }),
  plan: oneOf({ free: 68, premium: 24, team: 8 }),
  device: oneOf({ desktop: 56, mobile: 37, tablet: 7 }),
  signup_channel: oneOf({ organic: 35, paid_search: 19, social: 21, referral: 14, employer: 11 }),
  signed_up_at: timestamp('2021-06-01', '2025-12-29', {
    growth: 2,
    months: [1.35, 1.05, 1, 0.95, 0.9, 0.85, 0.85, 0.95, 1.2, 1.05, 1, 0.85],
    hours: wakingHours,
  }),
})
