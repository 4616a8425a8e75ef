import type { Domain } from './domain.ts'
import { appointments } from './healthcare/appointments.ts'
import { doctors } from './healthcare/doctors.ts'
import { patients } from './healthcare/patients.ts'

/**
 * A group of medical practices in and around one city in the United States. Primary: patients. For each 1000 patients 40 doctors (3 at least) and 4000
 * appointments. What the insurer pays and what the patient pays of a completed visit add up to its fee.
 */
export const healthcare: Domain = {
  name: 'healthcare',
  description: 'A group of medical practices: doctors, patients and appointments.',
  story: 'healthcare clinic with patients, doctors and appointments',
  keywords: [
    'healthcare',
    'health care',
    'hospital',
    'hospitals',
    'clinic',
    'clinics',
    'medical',
    'medical practice',
    'medicine',
    'telehealth',
    'telemedicine',
    'ehr',
    'emr',
    'health system',
    'outpatient',
  ],
  nouns: {
    doctors: ['doctor', 'doctors', 'physician', 'physicians', 'clinician', 'clinicians', 'specialist', 'specialists'],
    patients: ['patient', 'patients'],
    appointments: ['appointment', 'appointments', 'visit', 'visits', 'consultation', 'consultations', 'encounter', 'encounters'],
  },
  rates: [],
  measures: [],
  events: [],
  countries: [],
  currencies: [],
  money: [],
  schema: { version: 1, name: 'healthcare', tables: [doctors, patients, appointments] },
}
