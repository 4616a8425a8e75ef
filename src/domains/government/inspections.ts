import { after, daysAfter, flag, formula, secondsAfter, when } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { decimal, oneOf, oneOfBy, shares, whole } from '../../builders/drawn.ts'
import { hidden, id, lookup, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { words } from '../../builders/texts.ts'
import { onWorkday } from '../shared/on-workday.ts'

/** When inspectors come: in office hours. */
const visitHours = [0, 0, 0, 0, 0, 0, 0, 4, 16, 20, 20, 14, 6, 14, 16, 10, 2, 0, 0, 0, 0, 0, 0, 0]

/**
 * Visits to the site, on working days where there is one in time: after the decision where works are approved, during the review where
 * they are not. A visit that failed or passed in part names a violation.
 */
export const inspections = table('inspections', ownedBy('permit_applications', { min: 0, max: 4, mean: 1.2 }), {
  inspection_id: id(),
  permit_application_id: owner('permit_applications'),
  visit_number: ordinal(),
  submitted_at: hidden(lookup('permit_application_id', 'submitted_at')),
  part: hidden(decimal(0, 0.24, 2)),
  least_days: hidden(formula('parent.stage == 1 ? min(parent.days_to_decision, parent.days_left) : 0')),
  most_days: hidden(
    formula('parent.stage == 1 ? min(parent.days_to_decision + 160, parent.days_left) : min(parent.days_to_decision, parent.days_left)'),
  ),
  wished_days: hidden(formula('least_days + floor((most_days - least_days) * min((visit_number - 1) * 0.25 + part, 1))', 0)),
  ...onWorkday('days_to_visit', 'days(submitted_at)', 'wished_days', 'least_days'),
  visit_on: hidden(daysAfter('submitted_at', 'days_to_visit')),
  visit_at: hidden(after('visit_on', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: visitHours })),
  // A visit on the day of the application comes after it.
  seconds_to_visit: hidden(formula('days_to_visit == 0 ? min(7200, 86399 - submitted_at % 86400) : visit_at - submitted_at')),
  inspected_at: secondsAfter('submitted_at', 'seconds_to_visit'),
  // The last visit to approved works is usually the final inspection.
  is_last: hidden(flag('parent.stage == 1 && visit_number > 1 && visit_number == parent.visit_count')),
  inspection_type: oneOfBy('is_last', words('site_visit, code_compliance, safety, accessibility, environmental, final'), {
    true: [10, 10, 7, 3, 2, 68],
    false: [38, 29, 20, 8, 5, 0],
  }),
  inspector: oneOf(
    { 'R. Alvarez': 16, 'D. Chen': 15, 'M. Okafor': 14, 'S. Lindqvist': 13 },
    { 'T. Brooks': 12, 'K. Novak': 11, 'P. Hughes': 10, 'L. Romano': 9 },
  ),
  minutes: hidden(whole(15, 180, gamma(48, 5))),
  duration_minutes: formula('minutes'),
  result: shares({ passed: 0.79, failed: 0.14, partial: 0.07 }),
  is_flawed: hidden(flag('result != "passed"')),
  violation: when(
    'is_flawed',
    oneOf({ work_differs_from_plans: 24, missing_documents: 20, safety_hazard: 12, incomplete_work: 22, no_access: 9, code_violation: 13 }),
  ),
})
