import { measure, trade } from '../trade.ts'
import { appointments } from './appointments.ts'
import { care } from './care.ts'
import { doctors } from './doctors.ts'
import { patients } from './patients.ts'

/**
 * A group of medical practices in and around one city of the United States. Primary: patients. For each 1000 patients 40 doctors (at
 * least 3) and 4000 appointments.
 */
export const healthcare = trade({
  name: 'healthcare',
  description: 'A group of medical practices: doctors, patients and appointments.',
  story: 'healthcare clinic with patients, doctors and appointments',
  keywords:
    'healthcare, health care, hospital, clinic, medical, medical practice, medicine, telehealth, telemedicine, ehr, emr, health system, ' +
    'outpatient',
  nouns: { doctors: 'physicians, clinicians, specialists, dentists', patients: '', appointments: 'visits, consultations, encounters' },
  rates: {
    'appointments.attendance.no_show': 'no show, no show rate, missed, missed appointments, missed visits, did not attend, dna',
    'appointments.attendance.cancelled': 'cancelled, canceled, cancellation, cancelation, cancel',
    'patients.is_insured.true': 'insured, insurance, with insurance, covered, health insurance',
  },
  shown: { 'appointments.attendance': 'status' },
  measures: [
    measure('appointments.billed_amount', 'money', 120.7, {
      words: 'revenue, billing, billed, billed amount, charges, fees, income, turnover, sales, earnings',
      prices: ['doctors.fee_estimate'],
    }),
  ],
  countries: ['patients.country_code', 'doctors.country_code'],
  money: ['doctors.fee_estimate'],
  tables: [doctors, patients, care, appointments],
})
