import { after, daysAfter, flag, formula, itself, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { exponential, gamma, lognormal, normal } from '../../builders/distributions.ts'
import { constant, oneOf, oneOfBy, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { type Columns, hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { attribute, entry, template, text } from '../../builders/texts.ts'
import type { ColumnBody, InnerColumn } from '../../schema/schema.ts'
import { officeHours, wakingHours } from '../shared/hours.ts'
import { feedback } from './feedback.ts'
import { acute, inPerson, ofCodes } from './care.ts'

const whenCompleted = (value: InnerColumn): ColumnBody => when('status == "completed"', value)

/** An attribute of the problem: the one for which the patient has seen this doctor before, or another one. */
function continued(name: string): ColumnBody {
  return switchBy('continues', { true: lookup('care_id', name), false: attribute('problem', name) })
}

/** The weights of 15, 20, 30, 45 and 60 minutes, and the fee as a multiple of the doctor's fee for a consultation. */
const visitTypes = facts(['minutes', 'fee'], {
  office_visit: [[10, 25, 50, 10, 5], 1],
  follow_up: [[50, 35, 15, 0, 0], 0.7],
  telehealth: [[45, 40, 15, 0, 0], 0.6],
  procedure: [[0, 0, 30, 40, 30], 1.8],
})

/** What the notes say before and after the reason of the visit, by status. */
const noteStarts = {
  scheduled: ['Upcoming visit for: ', 'Reason given when booking: ', 'Booked for: '],
  completed: ['Patient seen for: ', 'Presenting complaint: ', 'Chief complaint: '],
  cancelled: ['Cancelled by patient. Booked for: ', 'Cancelled by the practice. Booked for: ', 'Patient called to cancel. Booked for: '],
  no_show: ['Patient did not attend. Booked for: ', 'No show, reminder had been sent. Booked for: '],
}
const noteEnds = {
  scheduled: ['.', '. Reminder to be sent.', '. Asked to have the list of medications at hand.'],
  completed: [
    '. Findings and treatment explained.',
    '. Treatment plan agreed, questions answered.',
    '. Medication reviewed.',
    '. To return if symptoms get worse.',
    '. Advice given.',
  ],
  cancelled: ['.', '. Will call back to rebook.', '. New date offered.'],
  no_show: ['.', '. Left a voicemail.', '. Could not be reached by phone.'],
}

/**
 * Appointments are on weekdays at full quarters of an hour, in the order of their times, up to six weeks after today. They are booked
 * after the patient has registered, which is at least two days before the appointment.
 */
const times: Columns = {
  moment: hidden(
    timestamp('2023-02-06', '2026-02-13', officeHours, {
      growth: 3,
      weekdays: [1.1, 1.05, 1, 1, 0.85, 0, 0],
      months: [1.08, 1.05, 1.05, 1, 1, 0.97, 0.88, 0.9, 1, 1.08, 1.05, 0.94],
    }),
  ),
  since_quarter: hidden(formula('-(moment % 900)')),
  patient_id: ref('patients', { popularity: 0.4, existing_at: 'moment', min_age_days: 1 }),
  care_id: hidden(ref('care', { partition_by: 'patient_id', popularity: 0.9 })),
  doctor_id: lookup('care_id', 'doctor_id'),
  registered_at: hidden(lookup('patient_id', 'registered_at')),
  wished_lead: hidden(wholeBy('problem_code', 1, 90, { ...ofCodes(acute, lognormal(1.8, 0.6)), otherwise: lognormal(12, 0.8) })),
  longest_lead: hidden(formula('days(moment) - days(registered_at) - 1')),
  shortest_lead: hidden(formula('days(moment) - today + 1')),
  earlier: hidden(whole(0, 60, exponential(9))),
  lead: hidden(formula('min(wished_lead < shortest_lead ? shortest_lead + earlier : wished_lead, longest_lead)')),
  days_before: hidden(formula('-lead')),
  booked_on: hidden(daysAfter('moment', 'days_before')),
  booked_at: after('booked_on', { as: 'timestamp', unit: 'hours', min: 0, max: 0, hours: wakingHours }),
  scheduled_at: secondsAfter('moment', 'since_quarter'),
}

const visit: Columns = {
  specialty: hidden(lookup('doctor_id', 'specialty')),
  lasting: hidden(lookup('care_id', 'lasting')),
  comes_back: hidden(yes(0.8)),
  // A visit in the first six weeks after registration is for a new problem.
  continues: hidden(flag('lasting == 1 && comes_back && longest_lead > 42')),
  problem: hidden(entry('diagnoses', { by: { column: 'specialty', attribute: 'specialty' } })),
  problem_code: hidden(continued('icd10')),
  place_of_care: hidden(mapped('problem_code', { ...ofCodes(inPerson, 1), 'B07.9': 2, 'D22.9': 3, 'H61.23': 4, Z23: 5, otherwise: 0 })),
  way: hidden(formula('place_of_care + (continues ? 10 : 0)')),
  // A follow-up needs an earlier visit.
  visit_type: oneOfBy('way', ['office_visit', 'follow_up', 'telehealth', 'procedure'], {
    0: [80, 0, 20, 0],
    2: [30, 0, 0, 70],
    3: [75, 0, 0, 25],
    4: [35, 0, 0, 65],
    10: [24, 58, 18, 0],
    11: [36, 64, 0, 0],
    13: [30, 55, 0, 15],
    otherwise: [1, 0, 0, 0],
  }),
  slot: hidden(oneOfBy('visit_type', ['15', '20', '30', '45', '60'], visitTypes.minutes)),
  duration_minutes: mapped('slot', itself(15, 20, 30, 45, 60)),
  // Appointments to come have not been missed or cancelled yet.
  attendance: hidden(
    shares({ attended: 0.812, cancelled: 0.113, no_show: 0.075 }, { periods: [{ period: '2026', shares: [1, 0, 0] }], overall: true }),
  ),
  progress: hidden(formula('attendance == "no_show" ? 3 : attendance == "cancelled" ? 2 : days(moment) < today ? 1 : 0')),
  status: mapped('progress', { 0: 'scheduled', 1: 'completed', 2: 'cancelled', 3: 'no_show' }),
  reason: continued('visit_reason'),
  found: hidden(continued('diagnosis')),
}

const outcome: Columns = {
  punctuality: hidden(whole(-1500, 900, normal(-400, 330))),
  checked_in_at: whenCompleted(secondsAfter('scheduled_at', 'punctuality')),
  wait_seconds: hidden(whole(30, 3600, gamma(600, 1.8))),
  seconds_to_end: hidden(formula('max(punctuality, 0) + wait_seconds + duration_minutes * 60')),
  ended_at: whenCompleted(secondsAfter('scheduled_at', 'seconds_to_end')),
  diagnosis: whenCompleted(template('{found}')),
  icd10_code: whenCompleted(template('{problem_code}')),
  consultation_fee: hidden(lookup('doctor_id', 'consultation_fee')),
  fee_factor: hidden(mapped('visit_type', visitTypes.fee)),
  coverage: hidden(lookup('patient_id', 'coverage')),
  billed_amount: formula('status == "completed" ? consultation_fee * fee_factor : 0', 2),
  // Computed from the amount billed, whose totals a story may set.
  fee: whenCompleted(formula('billed_amount')),
  insurance_amount: formula('fee * coverage', 2),
  patient_amount: formula('fee - insurance_amount'),
  currency: constant('USD'),
}

const remarks: Columns = {
  notes: text({ by: 'status', cases: noteStarts }, { column: 'reason' }, { by: 'status', cases: noteEnds }),
  answers_survey: hidden(yes(0.35)),
  has_feedback: hidden(flag('status == "completed" && answers_survey')),
  score: hidden(oneOf({ 1: 4, 2: 5, 3: 10, 4: 26, 5: 55 })),
  stars: hidden(mapped('score', itself(1, 2, 3, 4, 5))),
  rating: when('has_feedback', formula('stars')),
  tone: hidden(formula('stars + (visit_type == "telehealth" ? 5 : 0)')),
  feedback: when('has_feedback', text(...feedback)),
}

/** Visits of patients to doctors. Only completed ones have a diagnosis and a fee; insurance_amount + patient_amount = fee. */
export const appointments = table('appointments', per('patients', 4), { appointment_id: id(), ...times, ...visit, ...outcome, ...remarks })
