import { words } from '../../builders/words.ts'
import type { Domain } from '../domain.ts'
import { measure } from '../measure.ts'
import { rates } from '../rates.ts'
import { appointments } from './appointments.ts'
import { care } from './care.ts'
import { doctors } from './doctors.ts'
import { patients } from './patients.ts'

/**
 * A group of medical practices in and around one city of the United States. Primary: patients. For each 1000 patients 40 doctors (at
 * least 3) and 4000 appointments.
 */
export const healthcare: Domain = {
  name: 'healthcare',
  description: 'A group of medical practices: doctors, patients and appointments.',
  story: 'healthcare clinic with patients, doctors and appointments',
  keywords: words(
    'healthcare, health care, hospital, clinic, medical, medical practice, medicine, telehealth, telemedicine, ehr, emr',
    'health system, outpatient',
  ),
  nouns: { doctors: ['physicians', 'clinicians', 'specialists'], patients: [], appointments: ['visits', 'consultations', 'encounters'] },
  rates: [
    ...rates('appointments.attendance', 'status', {
      no_show: 'no show, no show rate, missed, missed appointments, missed visits, did not attend, dna',
      cancelled: 'cancelled, canceled, cancellation, cancelation, cancel',
    }),
    ...rates('patients.is_insured', { true: 'insured, insurance, with insurance, covered, health insurance' }),
  ],
  measures: [
    measure('appointments.billed_amount', 'money', 120.7, {
      words: 'revenue, billing, billed, billed amount, charges, fees, income, turnover, sales, earnings',
      prices: ['doctors.fee_estimate'],
    }),
  ],
  events: ['appointments'],
  countries: ['patients.country_code', 'doctors.country_code'],
  currencies: ['appointments.currency'],
  money: ['doctors.fee_estimate'],
  schema: { version: 1, name: 'healthcare', tables: [doctors, patients, care, appointments] },
}
