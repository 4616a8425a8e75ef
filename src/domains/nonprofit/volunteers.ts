import { triangular } from '../../builders/distributions.ts'
import { birthDate, date, oneOf } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { per, table } from '../../builders/table.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** People who give their time, mostly near where the work is. */
export const volunteers = table('volunteers', per('donors', 0.25, { min: 3 }), {
  volunteer_id: id(),
  ...identity(0.6, 'first_name', 'last_name', 'email', 'phone'),
  birth_date: birthDate(22, 82, triangular(22, 40, 82)),
  ...address('city', 'country'),
  country_code: oneOf({ US: 92, CA: 4, GB: 4 }),
  main_skill: oneOf({
    logistics: 18,
    teaching: 15,
    cooking: 14,
    driving: 10,
    fundraising: 10,
    administration: 9,
    event_support: 12,
    first_aid: 4,
    translation: 4,
    web_and_it: 4,
  }),
  availability: oneOf({ weekends: 42, weekday_evenings: 22, weekdays: 18, flexible: 18 }),
  background_check: oneOf({ cleared: 71, pending: 7, not_required: 22 }),
  joined_on: date('2020-10-01', '2025-12-20', { growth: 1.5, months: [1.5, 1, 1, 1, 0.9, 1, 0.8, 0.9, 1.3, 1.1, 1.2, 0.9] }),
})
