import { daysAfter, formula, mapped } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { decimal, oneOf, oneOfBy, yes } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { attribute, entry } from '../../builders/texts.ts'
import { pastTime } from '../shared/past-time.ts'

/** What participants suffered while on study, whether or not by the drug. */
export const adverseEvents = table('adverse_events', ownedBy('patients', { min: 0, max: 6, mean: 1.2 }), {
  adverse_event_id: id(),
  patient_id: owner('patients'),
  is_serious: yes(0.07),
  seriousness: hidden(mapped('is_serious', { true: 'yes', false: 'no' })),
  reaction: hidden(entry('adverse_event_terms', { by: { column: 'seriousness', attribute: 'serious' } })),
  term: attribute('reaction', 'term'),
  system_organ_class: attribute('reaction', 'organ_class'),
  severity: oneOfBy('is_serious', ['mild', 'moderate', 'severe', 'life_threatening'], { true: [0, 14, 68, 18], false: [61, 34, 5, 0] }),
  ctcae_grade: mapped('severity', { mild: 1, moderate: 2, severe: 3, life_threatening: 4 }),
  relationship_to_drug: oneOf({ unrelated: 32, unlikely: 22, possible: 27, probable: 14, definite: 5 }),
  number: hidden(siblingNumber()),
  wander: hidden(decimal(0, 0.9, 3)),
  enrolled_on: hidden(lookup('patient_id', 'enrolled_on')),
  days_in: hidden(formula('floor(parent.study_days * (number - wander) / max(1, parent.event_count))')),
  onset_on: daysAfter('enrolled_on', 'days_in'),
  outcome: oneOf({ recovered: 83, recovered_with_sequelae: 3, not_recovered: 14 }),
  ...pastTime({
    name: 'resolved_on',
    since: 'onset_on',
    as: 'date',
    longest: 120,
    distribution: lognormal(7, 0.9),
    when: 'outcome != "not_recovered"',
  }),
  concern: hidden(formula('is_serious ? 3 : ctcae_grade')),
  action_taken: oneOfBy('concern', ['none', 'dose_reduced', 'drug_interrupted'], {
    1: [96, 2, 2],
    2: [78, 10, 12],
    otherwise: [30, 15, 55],
  }),
})
