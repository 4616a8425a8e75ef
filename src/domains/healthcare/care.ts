import { mapped } from '../../builders/computed.ts'
import { hidden, id, lookup, ownedBy, owner, ref, table } from '../../builders/table.ts'
import { attributes, entry, words } from '../../builders/texts.ts'

/** ICD-10 codes of problems that must be seen or touched, so that a video call is not enough. */
export const inPerson = words(
  'Z23, D22.9, B07.9, I34.0, R55, R07.9, M25.561, M17.9, S93.401A, M75.41, G40.909, R10.13, E04.1, J18.9',
  'H52.13, H04.123, H10.9, H52.203, H40.9, H43.393, H01.009, H00.019, H66.90, H93.13, J34.2, J35.01, R04.0',
)

/** Problems that cannot wait for weeks. */
export const acute = words('J06.9, J02.9, N39.0, K52.9, J11.1, S93.401A, L50.9, R55, R07.9, J20.9, J18.9, H10.9, H00.019, H66.90, R04.0')

/** Other problems that usually take one visit. */
const shortLived = words('Z23, B07.9, H61.23, H52.203, R42, K29.70, L23.9')

/** The same case for each of some codes. */
export function ofCodes<Case>(codes: readonly string[], value: Case): Readonly<Record<string, Case>> {
  return Object.fromEntries(codes.map((code) => [code, value]))
}

/** The doctors whom a patient goes to, most often to the first of them, and the problem that led there the first time. */
export const care = hidden(
  table('care', ownedBy('patients', { min: 1, max: 3, mean: 1.7 }), {
    care_id: id(),
    patient_id: owner('patients'),
    doctor_id: ref('doctors', { popularity: 0.35, distinct_among_siblings: true }),
    specialty: lookup('doctor_id', 'specialty'),
    problem: entry('diagnoses', { by: { column: 'specialty', attribute: 'specialty' } }),
    ...attributes('problem', 'icd10', 'diagnosis', 'visit_reason'),
    lasting: mapped('icd10', { ...ofCodes([...acute, ...shortLived], 0), otherwise: 1 }),
  }),
)
