import type { ColumnBody, ColumnSchema, InnerColumn, TableSchema } from '../../schema/schema.ts'
import { officeHours, wakingHours } from '../hours.ts'
import { callTone, feedback } from './feedback.ts'
import { acute, earsAndEyes, inPerson } from './problem-codes.ts'

const whenCompleted = (value: InnerColumn): ColumnBody => ({
  kind: 'conditional',
  when: 'status == "completed"',
  value,
})

/** What the list of diagnoses says of the problem that the patient has seen this doctor for before, or of another one. */
function continued(name: string, attribute: string): ColumnSchema {
  return {
    name,
    kind: 'switch',
    by: 'continues',
    cases: { true: { kind: 'lookup', through: 'care_id', column: attribute }, false: { kind: 'attribute', entry: 'problem', attribute } },
    hidden: true,
  }
}

/**
 * Appointments stand on the quarter hour, on weekdays, in order of time, and reach six weeks beyond today.
 * A patient has registered at least two days before; booking falls between the two.
 */
const times: readonly ColumnSchema[] = [
  {
    name: 'moment',
    kind: 'timestamp',
    from: '2023-02-06',
    to: '2026-02-13',
    growth: 3,
    weekdays: [1.1, 1.05, 1, 1, 0.85, 0, 0],
    months: [1.08, 1.05, 1.05, 1, 1, 0.97, 0.88, 0.9, 1, 1.08, 1.05, 0.94],
    hours: officeHours,
    hidden: true,
  },
  { name: 'since_quarter', kind: 'formula', expression: '-(moment % 900)', hidden: true },
  { name: 'patient_id', kind: 'foreign_key', table: 'patients', popularity: 0.4, existing_at: 'moment', min_age_days: 1 },
  { name: 'care_id', kind: 'foreign_key', table: 'care', partition_by: 'patient_id', popularity: 0.9, hidden: true },
  { name: 'doctor_id', kind: 'lookup', through: 'care_id', column: 'doctor_id' },
  { name: 'registered_at', kind: 'lookup', through: 'patient_id', column: 'registered_at', hidden: true },
  {
    name: 'wished_lead',
    kind: 'integer',
    min: 1,
    max: 90,
    by: 'problem_code',
    distribution: { name: 'lognormal', median: 12, spread: 0.8 },
    cases: Object.fromEntries(acute.map((code) => [code, { name: 'lognormal', median: 1.8, spread: 0.6 }])),
    hidden: true,
  },
  { name: 'longest_lead', kind: 'formula', expression: 'days(moment) - days(registered_at) - 1', hidden: true },
  { name: 'shortest_lead', kind: 'formula', expression: 'days(moment) - today + 1', hidden: true },
  { name: 'earlier', kind: 'integer', min: 0, max: 60, distribution: { name: 'exponential', mean: 9 }, hidden: true },
  {
    name: 'lead',
    kind: 'formula',
    expression: 'min(wished_lead < shortest_lead ? shortest_lead + earlier : wished_lead, longest_lead)',
    hidden: true,
  },
  { name: 'days_before', kind: 'formula', expression: '-lead', hidden: true },
  { name: 'booked_on', kind: 'shifted', column: 'moment', offset: 'days_before', unit: 'days', as: 'date', hidden: true },
  { name: 'booked_at', kind: 'after', column: 'booked_on', as: 'timestamp', unit: 'hours', min: 0, max: 0, hours: wakingHours },
  { name: 'scheduled_at', kind: 'shifted', column: 'moment', offset: 'since_quarter', unit: 'seconds', as: 'timestamp' },
]

const visit: readonly ColumnSchema[] = [
  { name: 'specialty', kind: 'lookup', through: 'doctor_id', column: 'specialty', hidden: true },
  { name: 'lasting', kind: 'lookup', through: 'care_id', column: 'lasting', hidden: true },
  { name: 'comes_back', kind: 'boolean', rate: 0.8, hidden: true },
  // The first visit is soon after the registration.
  { name: 'continues', kind: 'formula', expression: 'lasting == 1 && comes_back && longest_lead > 42', as: 'boolean', hidden: true },
  { name: 'problem', kind: 'entry', list: 'diagnoses', by: { column: 'specialty', attribute: 'specialty' }, hidden: true },
  continued('problem_code', 'icd10'),
  {
    name: 'place_of_care',
    kind: 'mapping',
    by: 'problem_code',
    cases: {
      ...Object.fromEntries([...inPerson, ...earsAndEyes].map((code) => [code, 1])),
      'B07.9': 2,
      'D22.9': 3,
      'H61.23': 4,
      Z23: 5,
    },
    otherwise: 0,
    hidden: true,
  },
  { name: 'way', kind: 'formula', expression: 'place_of_care + (continues ? 10 : 0)', hidden: true },
  // Nobody follows up on what was not there before.
  {
    name: 'visit_type',
    kind: 'category',
    values: ['office_visit', 'follow_up', 'telehealth', 'procedure'],
    by: 'way',
    weights: [1, 0, 0, 0],
    cases: {
      '0': [80, 0, 20, 0],
      '2': [30, 0, 0, 70],
      '3': [75, 0, 0, 25],
      '4': [35, 0, 0, 65],
      '10': [24, 58, 18, 0],
      '11': [36, 64, 0, 0],
      '13': [30, 55, 0, 15],
    },
  },
  {
    name: 'slot',
    kind: 'category',
    values: ['15', '20', '30', '45', '60'],
    by: 'visit_type',
    cases: {
      office_visit: [10, 25, 50, 10, 5],
      follow_up: [50, 35, 15, 0, 0],
      telehealth: [45, 40, 15, 0, 0],
      procedure: [0, 0, 30, 40, 30],
    },
    hidden: true,
  },
  { name: 'duration_minutes', kind: 'mapping', by: 'slot', cases: { '15': 15, '20': 20, '30': 30, '45': 45, '60': 60 } },
  // What is to come has not been missed or cancelled yet.
  {
    name: 'attendance',
    kind: 'category',
    values: ['attended', 'cancelled', 'no_show'],
    shares: [0.812, 0.113, 0.075],
    periods: [{ period: '2026', shares: [1, 0, 0] }],
    overall: true,
    hidden: true,
  },
  {
    name: 'progress',
    kind: 'formula',
    expression: 'attendance == "no_show" ? 3 : attendance == "cancelled" ? 2 : days(moment) < today ? 1 : 0',
    hidden: true,
  },
  { name: 'status', kind: 'mapping', by: 'progress', cases: { '0': 'scheduled', '1': 'completed', '2': 'cancelled', '3': 'no_show' } },
  { ...continued('reason', 'visit_reason'), hidden: false },
  continued('found', 'diagnosis'),
]

const outcome: readonly ColumnSchema[] = [
  {
    name: 'punctuality',
    kind: 'integer',
    min: -1500,
    max: 900,
    distribution: { name: 'normal', mean: -400, standard_deviation: 330 },
    hidden: true,
  },
  {
    name: 'checked_in_at',
    ...whenCompleted({ kind: 'shifted', column: 'scheduled_at', offset: 'punctuality', unit: 'seconds', as: 'timestamp' }),
  },
  { name: 'wait_seconds', kind: 'integer', min: 30, max: 3600, distribution: { name: 'gamma', mean: 600, shape: 1.8 }, hidden: true },
  { name: 'seconds_to_end', kind: 'formula', expression: 'max(punctuality, 0) + wait_seconds + duration_minutes * 60', hidden: true },
  {
    name: 'ended_at',
    ...whenCompleted({ kind: 'shifted', column: 'scheduled_at', offset: 'seconds_to_end', unit: 'seconds', as: 'timestamp' }),
  },
  { name: 'diagnosis', ...whenCompleted({ kind: 'template', template: '{found}' }) },
  { name: 'icd10_code', ...whenCompleted({ kind: 'template', template: '{problem_code}' }) },
  { name: 'consultation_fee', kind: 'lookup', through: 'doctor_id', column: 'consultation_fee', hidden: true },
  {
    name: 'fee_factor',
    kind: 'mapping',
    by: 'visit_type',
    cases: { office_visit: 1, follow_up: 0.7, telehealth: 0.6, procedure: 1.8 },
    scale: 1,
    hidden: true,
  },
  { name: 'coverage', kind: 'lookup', through: 'patient_id', column: 'coverage', hidden: true },
  { name: 'billed_amount', kind: 'formula', expression: 'status == "completed" ? consultation_fee * fee_factor : 0', scale: 2 },
  // Read back from what is billed, which a story may ask for.
  { name: 'fee', ...whenCompleted({ kind: 'formula', expression: 'billed_amount' }) },
  { name: 'insurance_amount', kind: 'formula', expression: 'fee * coverage', scale: 2 },
  { name: 'patient_amount', kind: 'formula', expression: 'fee - insurance_amount' },
  { name: 'currency', kind: 'constant', value: 'USD' },
]

const words: readonly ColumnSchema[] = [
  {
    name: 'notes',
    kind: 'text',
    segments: [
      {
        by: 'status',
        cases: {
          scheduled: ['Upcoming visit for: ', 'Reason given when booking: ', 'Booked for: '],
          completed: ['Patient seen for: ', 'Presenting complaint: ', 'Chief complaint: '],
          cancelled: [
            'Cancelled by patient. Booked for: ',
            'Cancelled by the practice. Booked for: ',
            'Patient called to cancel. Booked for: ',
          ],
          no_show: ['Patient did not attend. Booked for: ', 'No show, reminder had been sent. Booked for: '],
        },
      },
      { column: 'reason' },
      {
        by: 'status',
        cases: {
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
        },
      },
    ],
  },
  { name: 'answers_survey', kind: 'boolean', rate: 0.35, hidden: true },
  { name: 'has_feedback', kind: 'formula', expression: 'status == "completed" && answers_survey', as: 'boolean', hidden: true },
  { name: 'score', kind: 'category', values: ['1', '2', '3', '4', '5'], weights: [4, 5, 10, 26, 55], hidden: true },
  { name: 'stars', kind: 'mapping', by: 'score', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 }, hidden: true },
  {
    name: 'rating',
    kind: 'conditional',
    when: 'has_feedback',
    value: { kind: 'formula', expression: 'stars' },
  },
  { name: 'tone', kind: 'formula', expression: `stars + (visit_type == "telehealth" ? ${callTone} : 0)`, hidden: true },
  {
    name: 'feedback',
    kind: 'conditional',
    when: 'has_feedback',
    value: { kind: 'text', segments: feedback },
  },
]

/** Visits of patients to doctors: what comes of one is known only when it is completed. */
export const appointments: TableSchema = {
  name: 'appointments',
  rows: { type: 'ratio', of: 'patients', ratio: 4 },
  columns: [{ name: 'appointment_id', kind: 'sequence' }, ...times, ...visit, ...outcome, ...words],
}
