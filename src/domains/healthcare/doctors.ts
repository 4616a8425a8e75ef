import type { TableSchema } from '../../schema/schema.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'

/** The physicians, all hired before the first patient came; thirty at the earliest, and experienced since the age of twenty-nine. */
export const doctors: TableSchema = {
  name: 'doctors',
  rows: { type: 'ratio', of: 'patients', ratio: 0.04, min: 3 },
  columns: [
    { name: 'doctor_id', kind: 'sequence' },
    { name: 'country_code', kind: 'category', values: ['US'], hidden: true },
    person(0.39),
    firstName,
    lastName,
    gender,
    ...birthBefore('hired_on', [30.5, 35.8, 38.0, 39.8, 41.6, 43.5, 45.7, 48.1, 51.1, 54.8, 64.0]),
    { name: 'age', kind: 'formula', expression: 'floor((today - birth_date) * 0.00273785)', hidden: true },
    { name: 'years_of_experience', kind: 'formula', expression: 'age - 29' },
    {
      name: 'title',
      kind: 'bucket',
      column: 'years_of_experience',
      edges: [15, 27],
      labels: ['Attending Physician', 'Senior Physician', 'Lead Physician'],
    },
    { name: 'degree', kind: 'category', values: ['MD', 'DO'], weights: [89, 11] },
    { name: 'field', kind: 'entry', list: 'medical_specialties', hidden: true },
    { name: 'specialty', kind: 'attribute', entry: 'field', attribute: 'specialty' },
    { name: 'license_number', kind: 'pattern', pattern: '?########', unique: true },
    { name: 'username', kind: 'person_attribute', person: 'person', attribute: 'username', hidden: true },
    { name: 'email', kind: 'text', segments: [{ column: 'username' }, '@lakeside-health.example'] },
    phone,
    { name: 'room', kind: 'text', segments: [{ values: ['A', 'B', 'C'] }, { values: ['1', '2', '3', '4'] }, { digits: 2 }] },
    { name: 'typical_fee', kind: 'attribute', entry: 'field', attribute: 'consultation_fee', hidden: true },
    {
      name: 'fee_estimate',
      kind: 'decimal',
      scale: 2,
      min: 80,
      max: 450,
      distribution: { name: 'lognormal', median: 1, spread: 0.1 },
      times: 'typical_fee',
      hidden: true,
    },
    { name: 'consultation_fee', kind: 'formula', expression: 'round(fee_estimate * 0.2) * 5', scale: 2 },
    { name: 'hired_on', kind: 'date', from: '2019-01-07', to: '2022-12-16', weekdays: [5, 1, 1, 0.5, 0.3, 0, 0] },
  ],
}
