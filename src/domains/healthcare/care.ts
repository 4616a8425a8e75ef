import type { TableSchema } from '../../schema/schema.ts'
import { passing } from './problem-codes.ts'

/** Whom patients go to, and with what the first time: most of their visits are to the first of few doctors. */
export const care: TableSchema = {
  name: 'care',
  hidden: true,
  rows: { type: 'owned', by: 'patients', min: 1, max: 3, mean: 1.7 },
  columns: [
    { name: 'care_id', kind: 'sequence' },
    { name: 'patient_id', kind: 'owner_key', table: 'patients' },
    { name: 'doctor_id', kind: 'foreign_key', table: 'doctors', popularity: 0.35, distinct_among_siblings: true },
    { name: 'specialty', kind: 'lookup', through: 'doctor_id', column: 'specialty' },
    { name: 'problem', kind: 'entry', list: 'diagnoses', by: { column: 'specialty', attribute: 'specialty' } },
    { name: 'icd10', kind: 'attribute', entry: 'problem', attribute: 'icd10' },
    { name: 'diagnosis', kind: 'attribute', entry: 'problem', attribute: 'diagnosis' },
    { name: 'visit_reason', kind: 'attribute', entry: 'problem', attribute: 'visit_reason' },
    {
      name: 'lasting',
      kind: 'mapping',
      by: 'icd10',
      cases: Object.fromEntries(passing.map((code) => [code, 0])),
      otherwise: 1,
    },
  ],
}
