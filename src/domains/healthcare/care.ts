import { mapped } from '../../builders/computed.ts'
import { id, lookup, owner, ref } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { attribute, entry } from '../../builders/texts.ts'
import { passing } from './problem-codes.ts'

/** Whom patients go to, and with what the first time: most of their visits are to the first of few doctors. */
export const care = hidden(
  table('care', ownedBy('patients', { min: 1, max: 3, mean: 1.7 }), {
    care_id: id(),
    patient_id: owner('patients'),
    doctor_id: ref('doctors', { popularity: 0.35, distinct_among_siblings: true }),
    specialty: lookup('doctor_id', 'specialty'),
    problem: entry('diagnoses', { by: { column: 'specialty', attribute: 'specialty' } }),
    icd10: attribute('problem', 'icd10'),
    diagnosis: attribute('problem', 'diagnosis'),
    visit_reason: attribute('problem', 'visit_reason'),
    lasting: mapped('icd10', { ...Object.fromEntries(passing.map((code) => [code, 0])), otherwise: 1 }),
  }),
)
