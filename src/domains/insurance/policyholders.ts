import { bucket } from '../../builders/computed.ts'
import { oneOf, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { hidden, id, primary, table } from '../../builders/table.ts'
import { officeHours } from '../shared/hours.ts'
import { address } from '../shared/address.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'

/** People who buy insurance, adults when they registered. */
export const policyholders = table('policyholders', primary, {
  policyholder_id: id(),
  ...identity(0.5, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  ...birthBefore('registered_at', [19, 25, 29, 33, 37, 41, 46, 51, 57, 65, 84]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 76, GB: 8, DE: 6, CA: 6, FR: 4 }),
  occupation_group: oneOfBy('life_stage', ['office', 'manual', 'self_employed', 'student', 'retired'], {
    young: [38, 24, 8, 30, 0],
    middle: [56, 30, 14, 0, 0],
    old: [14, 8, 6, 0, 72],
  }),
  life_stage: hidden(bucket('age_then', [26, 66], ['young', 'middle', 'old'])),
  is_smoker: yes(0.14),
  risk_class: oneOf({ preferred: 29, standard: 58, substandard: 13 }),
  acquisition_channel: oneOf({ agent: 34, broker: 20, online: 24, comparison_site: 15, referral: 7 }),
  registered_at: timestamp('2018-01-02', '2025-11-28', officeHours, { growth: 1.4, weekdays: [1.1, 1.1, 1.05, 1.05, 1, 0.3, 0.15] }),
})
