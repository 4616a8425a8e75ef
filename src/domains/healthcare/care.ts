import { mapped } from '../../builders/computed.ts'
import { hidden, id, lookup, ownedBy, owner, ref, table } from '../../builders/table.ts'
import { attribute, entry } from '../../builders/texts.ts'
import { acute, ofCodes, shortLived } from './problem-codes.ts'

/** The doctors whom a patient goes to, most often to the first of them, and the problem that led there the first time. */
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
    lasting: mapped('icd10', { ...ofCodes([...acute, ...shortLived], 0), otherwise: 1 }),
  }),
)
