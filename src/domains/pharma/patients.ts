import { daysAfter, formula, mapped, switchBy, when } from '../../builders/computed.ts'
import { gamma, lognormal, normal, quantiles } from '../../builders/distributions.ts'
import { date, decimal, oneOf, shares, whole, wholeBy } from '../../builders/drawn.ts'
import { allHidden, countOf, hidden, id, lookup, lookups, primary, ref, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/** Patients, without their names. They are on study for 24 weeks unless they fail screening or discontinue. */
export const patients = table('patients', primary, {
  patient_id: id(),
  site_id: ref('sites', { popularity: 0.5 }),
  trial_id: lookup('site_id', 'trial_id'),
  site_number: hidden(lookup('site_id', 'site_number')),
  subject_place: hidden(formula('10000 + patient_id')),
  subject_number: template('{site_number}-{subject_place}'),
  sex: oneOf({ female: 51, male: 49 }),
  drawn_age: hidden(whole(18, 85, quantiles([18, 31, 39, 45, 50, 55, 59, 63, 67, 72, 85]))),
  ...allHidden(lookups('site_id', 'youngest', 'is_of_obesity')),
  age: formula('youngest + floor((drawn_age - 18) * (85 - youngest) / 67)'),
  height_cm: wholeBy('sex', 140, 205, { female: normal(163, 6.8), male: normal(176.5, 7.2) }),
  bmi_drawn: hidden(decimal(17, 46, 1, lognormal(27, 0.17))),
  weight_kg: formula('(bmi_drawn + is_of_obesity * 8) * height_cm * height_cm / 10000', 1),
  bmi: formula('weight_kg * 10000 / (height_cm * height_cm)', 1),
  arm: oneOf({ treatment: 55, placebo: 33, active_comparator: 12 }),
  enrolled_on: date('2023-01-09', '2025-12-31', {
    growth: 1.4,
    months: [1.05, 1.02, 1.08, 1, 1, 0.98, 0.88, 0.85, 1.05, 1.1, 1.02, 0.75],
    weekdays: [1, 1.15, 1.15, 1.1, 0.8, 0, 0],
  }),
  outcome: hidden(shares({ stays: 0.76, discontinued: 0.14, screen_failure: 0.1 })),
  days_since: hidden(formula('max(0, today - enrolled_on)')),
  stage: hidden(formula('outcome == "discontinued" ? 2 : outcome == "screen_failure" ? 3 : days_since > 170')),
  status: mapped('stage', ['on_study', 'completed', 'discontinued', 'screen_failure']),
  leaving: hidden(whole(3, 160, gamma(62, 1.8))),
  screening: hidden(whole(1, 28, gamma(11, 3))),
  study_days: hidden(formula('min(max(0, days_since - 1), stage == 2 ? leaving : stage == 3 ? screening : 168)')),
  left_on: when('stage > 0', daysAfter('enrolled_on', 'study_days')),
  reason: switchBy('stage', {
    2: oneOf({ withdrew_consent: 36, adverse_event: 26, lost_to_follow_up: 18, lack_of_efficacy: 14, protocol_violation: 6 }),
    3: oneOf({ inclusion_criteria_not_met: 52, exclusion_criteria_met: 36, withdrew_consent: 12 }),
    otherwise: null,
  }),
  event_count: hidden(countOf('adverse_events')),
})
