import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOf, oneOfBy, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { countOf, id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, entry, template, text } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'
import { officeHours } from '../hours.ts'
import { onWorkday } from '../shared/on-workday.ts'

const streets = words(
  'Oak Street, Maple Avenue, Main Street, Park Road, Cedar Lane, Hill Street, Lake Avenue, Church Street, Mill Road',
  'Washington Street, River Road, Elm Street, Station Road, Garden Street, Highland Avenue, Market Street',
)

const districts = {
  Downtown: 16,
  'West End': 13,
  Northside: 12,
  Riverside: 11,
  Hillcrest: 11,
  'Old Town': 10,
  Eastgate: 10,
  Southfield: 9,
  'Mill Quarter': 8,
}

/**
 * Applications: under review until they are decided, as far as they have come by today. The fee is what its parts come to; a permit that
 * was issued has a number and holds for a year.
 */
export const permitApplications = table('permit_applications', per('applicants', 1.8), {
  permit_application_id: id(),
  applicant_id: ref('applicants', { popularity: 0.6, existing_at: 'submitted_at' }),
  submitted_at: timestamp('2022-01-03', '2025-12-31', {
    growth: 1.3,
    months: [0.88, 0.92, 1.12, 1.15, 1.16, 1.12, 1.02, 1.03, 1, 1, 0.86, 0.74],
    weekdays: [1.15, 1.15, 1.1, 1.05, 0.95, 0.12, 0.1],
    hours: officeHours,
  }),
  applicant_type: hidden(lookup('applicant_id', 'applicant_type')),
  wanted: hidden(
    oneOfBy('applicant_type', ['building', 'major_building', 'trade', 'minor', 'planning', 'street', 'event', 'health', 'fire'], {
      property_owner: [47, 0, 22, 18, 9, 4, 0, 0, 0],
      contractor: [24, 10, 38, 12, 0, 11, 0, 0, 5],
      business: [9, 4, 2, 3, 7, 17, 12, 38, 8],
      architect: [43, 36, 0, 4, 17, 0, 0, 0, 0],
      organization: [8, 0, 0, 8, 6, 14, 60, 0, 4],
    }),
  ),
  permit: hidden(entry('permit_types', { by: { column: 'wanted', attribute: 'category' } })),
  permit_type: attribute('permit', 'permit_type'),
  code: hidden(attribute('permit', 'code')),
  category: hidden(attribute('permit', 'category')),
  department: attribute('permit', 'department'),
  municipality_id: lookup('applicant_id', 'municipality_id'),
  district: oneOf(Object.keys(districts), Object.values(districts)),
  site_address: text({ column: 'house' }, ' ', { values: streets }),
  house: hidden(whole(1, 980, lognormal(90, 1))),
  channel: oneOf({ online: 81, in_person: 14, mail: 5 }),
  is_expedited: yes(0.08),
  fee_value: hidden(
    decimalBy('category', 25, 60000, 2, {
      building: lognormal(620, 0.6),
      major_building: lognormal(3900, 0.8),
      trade: lognormal(165, 0.35),
      minor: lognormal(110, 0.3),
      planning: lognormal(1450, 0.4),
      street: lognormal(390, 0.5),
      event: lognormal(210, 0.5),
      health: lognormal(480, 0.3),
      fire: lognormal(330, 0.35),
    }),
  ),
  fee_total: formula('max(round(fee_value / 5), 1) * 5 * (is_expedited ? 1.5 : 1)', 2),
  currency: constant('USD'),
  fate: hidden(shares({ approved: 0.86, denied: 0.09, withdrawn: 0.05 })),
  days_left: hidden(formula('max(today - 1 - days(submitted_at), 0)')),
  usual_days: hidden(
    wholeBy('category', 1, 300, {
      major_building: lognormal(62, 0.5),
      planning: lognormal(75, 0.4),
      trade: lognormal(6, 0.6),
      minor: lognormal(10, 0.6),
      otherwise: lognormal(24, 0.6),
    }),
  ),
  review_days: hidden(formula('is_expedited ? max(round(usual_days * 0.4), 1) : usual_days', 0)),
  days_of_review: hidden(formula('fate == "approved" ? review_days : min(review_days, days_left)')),
  ...onWorkday('days_to_decision', 'days(submitted_at)', 'days_of_review', '0'),
  stage: hidden(formula('fate == "denied" ? 2 : fate == "withdrawn" ? 3 : days_left >= days_to_decision ? 1 : 0')),
  status: mapped('stage', { 0: 'under_review', 1: 'approved', 2: 'denied', 3: 'withdrawn' }),
  decided_on: when('stage >= 1', daysAfter('submitted_at', 'days_to_decision')),
  days_to_expiry: hidden(formula('days_to_decision + 365')),
  expires_on: when('stage == 1', daysAfter('submitted_at', 'days_to_expiry')),
  visit_count: hidden(countOf('inspections')),
  serial: hidden(formula('100000 + permit_application_id')),
  permit_number: when('stage == 1', template('{code}-{serial}')),
})
