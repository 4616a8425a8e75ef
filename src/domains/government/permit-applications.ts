import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { exponential, lognormal } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOf, oneOfBy, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, countOf, hidden, id, lookup, ordinal, ownedBy, owner, per, ref, split, table } from '../../builders/table.ts'
import { attribute, attributes, entry, template, text, words } from '../../builders/texts.ts'
import { officeHours } from '../shared/hours.ts'
import { onWorkday } from '../shared/on-workday.ts'

const streets = words(
  'Oak Street, Maple Avenue, Main Street, Park Road, Cedar Lane, Hill Street, Lake Avenue, Church Street, Mill Road',
  'Washington Street, River Road, Elm Street, Station Road, Garden Street, Highland Avenue, Market Street',
)

/** The usual fee for each category of permits. */
const usualFees = {
  ...each(lognormal, { building: [620, 0.6], major_building: [3900, 0.8], trade: [165, 0.35], minor: [110, 0.3], planning: [1450, 0.4] }),
  ...each(lognormal, { street: [390, 0.5], event: [210, 0.5], health: [480, 0.3], fire: [330, 0.35] }),
}

/** How long a review takes by category, in days. */
const reviewDays = each(lognormal, {
  major_building: [62, 0.5],
  planning: [75, 0.4],
  trade: [6, 0.6],
  minor: [10, 0.6],
  otherwise: [24, 0.6],
})

/** What categories of permits an applicant of each type asks for. */
const wanted = {
  property_owner: { building: 47, trade: 22, minor: 18, planning: 9, street: 4 },
  contractor: { building: 24, major_building: 10, trade: 38, minor: 12, street: 11, fire: 5 },
  business: { building: 9, major_building: 4, trade: 2, minor: 3, planning: 7, street: 17, event: 12, health: 38, fire: 8 },
  architect: { building: 43, major_building: 36, minor: 4, planning: 17 },
  organization: { building: 8, minor: 8, planning: 6, street: 14, event: 60, fire: 4 },
}

/**
 * Applications for permits with their status of today: under review until they are decided. The fee total is the sum of the fees. An
 * approved application has a permit number and expires a year after the decision.
 */
export const permitApplications = table('permit_applications', per('applicants', 1.8), {
  permit_application_id: id(),
  applicant_id: ref('applicants', { popularity: 0.6, existing_at: 'submitted_at' }),
  submitted_at: timestamp('2022-01-03', '2025-12-31', officeHours, {
    growth: 1.3,
    months: [0.88, 0.92, 1.12, 1.15, 1.16, 1.12, 1.02, 1.03, 1, 1, 0.86, 0.74],
    weekdays: [1.15, 1.15, 1.1, 1.05, 0.95, 0.12, 0.1],
  }),
  applicant_type: hidden(lookup('applicant_id', 'applicant_type')),
  wanted: hidden(oneOfBy('applicant_type', Object.keys(usualFees), wanted)),
  permit: hidden(entry('permit_types', { by: { column: 'wanted', attribute: 'category' } })),
  permit_type: attribute('permit', 'permit_type'),
  ...allHidden(attributes('permit', 'code', 'category')),
  department: attribute('permit', 'department'),
  municipality_id: lookup('applicant_id', 'municipality_id'),
  district: oneOf(
    { Downtown: 16, 'West End': 13, Northside: 12, Riverside: 11, Hillcrest: 11 },
    { 'Old Town': 10, Eastgate: 10, Southfield: 9, 'Mill Quarter': 8 },
  ),
  site_address: text({ column: 'house' }, ' ', { values: streets }),
  house: hidden(whole(1, 980, lognormal(90, 1))),
  channel: oneOf({ online: 81, in_person: 14, mail: 5 }),
  is_expedited: yes(0.08),
  fee_value: hidden(decimalBy('category', 25, 60000, 2, usualFees)),
  fee_total: formula('max(round(fee_value / 5), 1) * 5 * (is_expedited ? 1.5 : 1)', 2),
  currency: constant('USD'),
  fate: hidden(shares({ approved: 0.86, denied: 0.09, withdrawn: 0.05 })),
  days_left: hidden(formula('max(today - 1 - days(submitted_at), 0)')),
  usual_days: hidden(wholeBy('category', 1, 300, reviewDays)),
  review_days: hidden(formula('is_expedited ? max(round(usual_days * 0.4), 1) : usual_days', 0)),
  days_of_review: hidden(formula('fate == "approved" ? review_days : min(review_days, days_left)')),
  ...onWorkday('days_to_decision', 'days(submitted_at)', 'days_of_review', '0'),
  stage: hidden(formula('fate == "denied" ? 2 : fate == "withdrawn" ? 3 : days_left >= days_to_decision ? 1 : 0')),
  status: mapped('stage', ['under_review', 'approved', 'denied', 'withdrawn']),
  decided_on: when('stage >= 1', daysAfter('submitted_at', 'days_to_decision')),
  days_to_expiry: hidden(formula('days_to_decision + 365')),
  expires_on: when('stage == 1', daysAfter('submitted_at', 'days_to_expiry')),
  visit_count: hidden(countOf('inspections')),
  serial: hidden(formula('100000 + permit_application_id')),
  permit_number: when('stage == 1', template('{code}-{serial}')),
})

/** The fees of an application, which add up to its fee total. */
export const fees = table('fees', ownedBy('permit_applications', { min: 1, max: 3, mean: 1.7 }), {
  fee_id: id(),
  permit_application_id: owner('permit_applications'),
  part: hidden(ordinal()),
  kind: hidden(formula('min(part, 3)')),
  fee_type: mapped('kind', { 1: 'application', 2: 'plan_review', 3: 'inspection' }),
  amount: split('fee_total'),
  currency: constant('USD'),
  status: shares({ paid: 0.945, unpaid: 0.035, waived: 0.02 }),
  submitted_at: hidden(lookup('permit_application_id', 'submitted_at')),
  delay: hidden(whole(0, 45, exponential(4))),
  days_to_pay: hidden(formula('min(delay, parent.days_left)')),
  paid_on: when('status == "paid"', daysAfter('submitted_at', 'days_to_pay')),
  payment_method: when('status == "paid"', oneOf({ card: 66, bank_transfer: 20, check: 11, cash: 3 })),
})
