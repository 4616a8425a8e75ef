import { bucket, formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { date, decimal, oneOf } from '../../builders/drawn.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { attribute, code, entry, personal, text } from '../../builders/texts.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity, phone } from '../shared/identity.ts'

/** Physicians, all hired before the first patient registered, at the age of thirty or later; their experience counts from the age of 29. */
export const doctors = table('doctors', per('patients', 0.04, { min: 3 }), {
  doctor_id: id(),
  country_code: hidden(oneOf(['US'])),
  ...identity(0.39, 'first_name', 'last_name', 'gender'),
  ...birthBefore('hired_on', [30.5, 35.8, 38.0, 39.8, 41.6, 43.5, 45.7, 48.1, 51.1, 54.8, 64.0]),
  age: hidden(formula('floor((today - birth_date) * 0.00273785)')),
  years_of_experience: formula('age - 29'),
  title: bucket('years_of_experience', [15, 27], ['Attending Physician', 'Senior Physician', 'Lead Physician']),
  degree: oneOf({ MD: 89, DO: 11 }),
  field: hidden(entry('medical_specialties')),
  specialty: attribute('field', 'specialty'),
  license_number: code('?########'),
  username: hidden(personal('username')),
  email: text({ column: 'username' }, '@lakeside-health.example'),
  phone,
  room: text({ values: ['A', 'B', 'C'] }, { values: ['1', '2', '3', '4'] }, { digits: 2 }),
  typical_fee: hidden(attribute('field', 'consultation_fee')),
  fee_estimate: hidden(decimal(80, 450, 2, lognormal(1, 0.1), { times: 'typical_fee' })),
  consultation_fee: formula('round(fee_estimate * 0.2) * 5', 2),
  hired_on: date('2019-01-07', '2022-12-16', { weekdays: [5, 1, 1, 0.5, 0.3, 0, 0] }),
})
