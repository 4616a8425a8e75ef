import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { decimal, oneOf, oneOfBy, whole, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { attributes, entry, words } from '../../builders/texts.ts'
import { pastDay } from '../shared/past-time.ts'

const weeks = { 3: 'Week 4', 4: 'Week 8', 5: 'Week 12', 6: 'Week 16', 7: 'Week 20', 8: 'Week 24' }
const followUps = { 9: 'Follow-up 1', 10: 'Follow-up 2', 11: 'Follow-up 3', 12: 'Follow-up 4' }
const statuses = words('scheduled, completed, missed, cancelled')

/**
 * Visits by the protocol: baseline two weeks after screening, then every four weeks, each within three days of the planned day. Visits in
 * the future are scheduled, visits after a patient has left are cancelled.
 */
export const visits = table('visits', ownedBy('patients', { min: 1, max: 8, mean: 6 }), {
  visit_id: id(),
  patient_id: owner('patients'),
  visit_number: ordinal(),
  visit_place: hidden(formula('min(visit_number, 12)')),
  visit_name: mapped('visit_place', { 1: 'Screening', 2: 'Baseline', ...weeks, ...followUps }),
  enrolled_on: hidden(lookup('patient_id', 'enrolled_on')),
  planned_days: hidden(formula('visit_number == 1 ? 0 : 14 + (visit_number - 2) * 28')),
  planned_on: daysAfter('enrolled_on', 'planned_days'),
  off_by: hidden(whole(-3, 3, normal(0, 1.3))),
  visit_days: hidden(formula('visit_number == 1 ? 0 : planned_days + off_by')),
  ...allHidden(lookups('patient_id', 'stage', 'study_days')),
  // 0: in the future, 1: past, 2: after the patient left.
  phase: hidden(formula('stage > 1 && visit_days > study_days ? 2 : visit_days < today - enrolled_on')),
  status: oneOfBy('phase', statuses, { 0: { scheduled: 1 }, 1: { completed: 94, missed: 6 }, 2: { cancelled: 1 } }),
  visited_on: when('status == "completed"', daysAfter('enrolled_on', 'visit_days')),
  systolic_bp: when('status == "completed"', whole(92, 190, normal(127, 14))),
  pulse: when('status == "completed"', whole(48, 118, normal(73, 9))),
  dose_taken_percent: when('status == "completed" && visit_number > 2', whole(40, 100, normal(95, 6))),
  has_deviation: yes(0.05),
})

/** Adverse events of patients while they are on study, whether or not the drug caused them. */
export const adverseEvents = table('adverse_events', ownedBy('patients', { min: 0, max: 6, mean: 1.2 }), {
  adverse_event_id: id(),
  patient_id: owner('patients'),
  is_serious: yes(0.07),
  seriousness: hidden(mapped('is_serious', { true: 'yes', false: 'no' })),
  reaction: hidden(entry('adverse_event_terms', { by: { column: 'seriousness', attribute: 'serious' } })),
  ...attributes('reaction', 'term', { system_organ_class: 'organ_class' }),
  severity: oneOfBy('is_serious', ['mild', 'moderate', 'severe', 'life_threatening'], { true: [0, 14, 68, 18], false: [61, 34, 5, 0] }),
  ctcae_grade: mapped('severity', { mild: 1, moderate: 2, severe: 3, life_threatening: 4 }),
  relationship_to_drug: oneOf({ unrelated: 32, unlikely: 22, possible: 27, probable: 14, definite: 5 }),
  number: hidden(ordinal()),
  wander: hidden(decimal(0, 0.9, 3)),
  enrolled_on: hidden(lookup('patient_id', 'enrolled_on')),
  days_in: hidden(formula('floor(parent.study_days * (number - wander) / max(1, parent.event_count))')),
  onset_on: daysAfter('enrolled_on', 'days_in'),
  outcome: oneOf({ recovered: 83, recovered_with_sequelae: 3, not_recovered: 14 }),
  ...pastDay('resolved_on', 'onset_on', whole(0, 120, lognormal(7, 0.9)), { when: 'outcome != "not_recovered"' }),
  concern: hidden(formula('is_serious ? 3 : ctcae_grade')),
  action_taken: oneOfBy('concern', ['none', 'dose_reduced', 'drug_interrupted'], {
    1: [96, 2, 2],
    2: [78, 10, 12],
    otherwise: [30, 15, 55],
  }),
})
