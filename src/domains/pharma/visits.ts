import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { normal } from '../../builders/distributions.ts'
import { oneOfBy, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { words } from '../../builders/words.ts'

const names = words(
  'Screening, Baseline, Week 4, Week 8, Week 12, Week 16, Week 20, Week 24, Follow-up 1, Follow-up 2, Follow-up 3',
  'Follow-up 4',
)

/**
 * Visits by protocol: baseline two weeks after screening, then every four weeks, each within three days of its day. Those to come are
 * scheduled, those after somebody left are cancelled.
 */
export const visits = table('visits', ownedBy('patients', { min: 1, max: 8, mean: 6 }), {
  visit_id: id(),
  patient_id: owner('patients'),
  visit_number: siblingNumber(),
  visit_place: hidden(formula(`min(visit_number, ${names.length})`)),
  visit_name: mapped('visit_place', Object.fromEntries(names.map((name, place) => [String(place + 1), name]))),
  enrolled_on: hidden(lookup('patient_id', 'enrolled_on')),
  planned_days: hidden(formula('visit_number == 1 ? 0 : 14 + (visit_number - 2) * 28')),
  planned_on: daysAfter('enrolled_on', 'planned_days'),
  off_by: hidden(whole(-3, 3, normal(0, 1.3))),
  visit_days: hidden(formula('visit_number == 1 ? 0 : planned_days + off_by')),
  stage: hidden(lookup('patient_id', 'stage')),
  study_days: hidden(lookup('patient_id', 'study_days')),
  // 0 to come, 1 over, 2 cancelled, as somebody had left.
  phase: hidden(formula('stage > 1 && visit_days > study_days ? 2 : visit_days < today - enrolled_on')),
  status: oneOfBy('phase', ['scheduled', 'completed', 'missed', 'cancelled'], { 0: [1, 0, 0, 0], 1: [0, 94, 6, 0], 2: [0, 0, 0, 1] }),
  visited_on: when('status == "completed"', daysAfter('enrolled_on', 'visit_days')),
  systolic_bp: when('status == "completed"', whole(92, 190, normal(127, 14))),
  pulse: when('status == "completed"', whole(48, 118, normal(73, 9))),
  dose_taken_percent: when('status == "completed" && visit_number > 2', whole(40, 100, normal(95, 6))),
  has_deviation: yes(0.05),
})
