import { beforeAll, describe, expect, it } from 'vitest'
import { diagnoses } from '../../src/lexicon/diagnoses.ts'
import { insurers } from '../../src/lexicon/insurers.ts'
import { medicalSpecialties } from '../../src/lexicon/medical-specialties.ts'
import { cents, type Generated, generateTables, groupsBy, type Row, shareOf, tableOf } from './generate.ts'
import { distinct, entries, failing, failingPairs, parents, type Rule, text, time } from './rows.ts'

const today = '2026-01-01'
const story = 'healthcare clinic with patients, doctors and appointments'
const outcomeColumns = ['checked_in_at', 'ended_at', 'diagnosis', 'icd10_code', 'fee', 'insurance_amount', 'patient_amount']
const feeFactors: Readonly<Record<string, number>> = { office_visit: 10, follow_up: 7, telehealth: 6, procedure: 18 }
const coverage: Readonly<Record<string, number>> = { HMO: 90, EPO: 85, PPO: 80, POS: 75, HDHP: 60, null: 0 }

/** The appointments that break a rule which also looks at their patient and doctor. */
function visits(passes: (row: Row, patient: Row, doctor: Row) => boolean, status?: string): Rule[1] {
  return (data) => {
    const [patientOf, doctorOf] = [parents(data, 'patients', 'patient_id'), parents(data, 'doctors', 'doctor_id')]
    const rows = tableOf(data, 'appointments').filter((row) => status === undefined || row['status'] === status)
    return failing(rows, (row) => passes(row, patientOf(row), doctorOf(row)))
  }
}

const known = entries(diagnoses(), ['specialty', 'icd10', 'diagnosis', 'visit_reason'])

/** What holds at any size. */
const rules: readonly Rule[] = [
  ['register patients before they book', visits((row, patient) => time(patient, 'registered_at') < time(row, 'booked_at'))],
  ['hire doctors before they see patients', visits((row, _, doctor) => text(doctor, 'hired_on') < text(row, 'booked_at'))],
  [
    'book first, and not later than today',
    visits((row) => time(row, 'booked_at') < time(row, 'scheduled_at') && text(row, 'booked_at') < today),
  ],
  [
    'have scheduled what is to come and nothing else',
    visits((row) => (row['status'] === 'scheduled') === text(row, 'scheduled_at') >= today),
  ],
  [
    'know an outcome of completed appointments only',
    visits((row) => outcomeColumns.every((column) => (row[column] !== null) === (row['status'] === 'completed'))),
  ],
  [
    'rate completed appointments only, with feedback',
    visits((row) => (row['rating'] === null) === (row['feedback'] === null) && (row['rating'] === null || row['status'] === 'completed')),
  ],
  [
    'let a visit last as long as planned',
    visits((row) => {
      const earliest = Math.max(time(row, 'checked_in_at'), time(row, 'scheduled_at'))
      return time(row, 'ended_at') > earliest + Number(row['duration_minutes']) * 60_000 && text(row, 'ended_at') < today
    }, 'completed'),
  ],
  [
    'split the fee between insurer and patient',
    visits((row) => cents(row['insurance_amount']) + cents(row['patient_amount']) === cents(row['fee']), 'completed'),
  ],
  [
    'charge the fee of the doctor and the type of visit',
    visits((row, _, doctor) => {
      return cents(row['fee']) * 10 === cents(doctor['consultation_fee']) * (feeFactors[text(row, 'visit_type')] ?? NaN)
    }, 'completed'),
  ],
  [
    "let the insurer pay the plan's share",
    visits((row, patient) => {
      const share = coverage[text(patient, 'insurance_plan')] ?? NaN
      return Math.abs(cents(row['insurance_amount']) * 100 - cents(row['fee']) * share) <= 50
    }, 'completed'),
  ],
  [
    "find diagnoses of the doctor's specialty and the reason",
    visits((row, _, doctor) => known.has([doctor['specialty'], row['icd10_code'], row['diagnosis'], row['reason']].join('|')), 'completed'),
  ],
  [
    'note the reason and the status',
    visits((row) => {
      const absent = /cancel|not attend|no show/i.test(text(row, 'notes'))
      return text(row, 'notes').includes(text(row, 'reason')) && absent === (row['status'] === 'cancelled' || row['status'] === 'no_show')
    }),
  ],
  [
    'say nothing about video calls that is only found in the practice, and the other way round',
    visits((row) => {
      const said = `${String(row['feedback'])} ${text(row, 'notes')}`
      return row['visit_type'] === 'telehealth'
        ? !/parking|waiting room|rooms|front desk|staff|nurse|check(ed)?[- ]?in|\bbring|be seen|goes there/i.test(said)
        : !/\b(camera|screen was|link|picture|connection|sound|app|drive|calls? |joined)\b/i.test(String(row['feedback']))
    }),
  ],
]

describe('healthcare', () => {
  let data: Generated
  let doctors: readonly Row[]
  let patients: readonly Row[]
  let appointments: readonly Row[]
  beforeAll(() => {
    data = generateTables(story, 20_000, 5)
    doctors = tableOf(data, 'doctors')
    patients = tableOf(data, 'patients')
    appointments = tableOf(data, 'appointments')
  })

  it('should have 40 doctors and 4000 appointments for 1000 patients', () => {
    expect(data.meta.domain).toBe('healthcare')
    expect(Object.entries(data.meta.row_counts)).toEqual([
      ['doctors', 800],
      ['patients', 20_000],
      ['appointments', 80_000],
    ])
  })

  it.each(rules)('should %s', (_, broken) => {
    expect(broken(data)).toEqual([])
  })

  it.each([0, 1, 2, 10, 137])('should hold all this for %i patients', (rows) => {
    const small = generateTables(story, rows, 11)
    expect(tableOf(small, 'patients')).toHaveLength(rows)
    for (const [name, broken] of rules) expect(broken(small), name).toEqual([])
  })

  it.each([
    ['doctors', 'doctor_id', 'hired_on'],
    ['patients', 'patient_id', 'registered_at'],
    ['appointments', 'appointment_id', 'scheduled_at'],
  ] as const)('should number %s from 1 in order of time', (table, id, column) => {
    const rows = tableOf(data, table)
    expect(rows.findIndex((row, i) => row[id] !== i + 1)).toBe(-1)
    expect(failingPairs(rows, (earlier, later) => text(earlier, column) <= text(later, column))).toEqual([])
  })

  it('should keep e-mail addresses, licenses and member numbers unique', () => {
    expect(distinct(doctors, 'email')).toBe(doctors.length)
    expect(distinct(doctors, 'license_number')).toBe(doctors.length)
    expect(distinct(patients, 'email')).toBe(patients.length)
    const insured = patients.filter((row) => row['insurance_member_id'] !== null)
    expect(distinct(insured, 'insurance_member_id')).toBe(insured.length)
  })

  it('should insure exactly 92 percent, with provider, plan and number together', () => {
    const columns = ['insurance_provider', 'insurance_plan', 'insurance_member_id']
    expect(failing(patients, (row) => new Set(columns.map((column) => row[column] === null)).size === 1)).toEqual([])
    expect(patients.filter((row) => row['insurance_plan'] !== null)).toHaveLength(18_400)
    const sold = entries(insurers(), ['insurer', 'plan_type'])
    expect(
      failing(
        patients,
        (row) => row['insurance_plan'] === null || sold.has(`${text(row, 'insurance_provider')}|${text(row, 'insurance_plan')}`),
      ),
    ).toEqual([])
  })

  it('should give doctors experience and a title that fit their age', () => {
    const experienceOf = (row: Row): number => Number(row['years_of_experience'])
    const ageOf = (row: Row, day: string): number => (Date.parse(day) - time(row, 'birth_date')) / 86_400_000 / 365.2425
    expect(failing(doctors, (row) => Math.abs(ageOf(row, today) - 29.5 - experienceOf(row)) < 0.51)).toEqual([])
    expect(failing(doctors, (row) => ageOf(row, text(row, 'hired_on')) >= 29)).toEqual([])
    const titleOf = (years: number): string => (years < 15 ? 'Attending Physician' : years < 27 ? 'Senior Physician' : 'Lead Physician')
    expect(failing(doctors, (row) => row['title'] === titleOf(experienceOf(row)))).toEqual([])
  })

  it('should charge fees near those of the specialty', () => {
    const list = medicalSpecialties()
    const typical = new Map((list.attributes['specialty'] ?? []).map((name, i) => [name, Number(list.attributes['consultation_fee']?.[i])]))
    const ratioOf = (row: Row): number => Number(row['consultation_fee']) / (typical.get(text(row, 'specialty')) ?? NaN)
    expect(failing(doctors, (row) => ratioOf(row) > 0.6 && ratioOf(row) < 1.6 && Number(row['consultation_fee']) % 5 === 0)).toEqual([])
  })

  it('should have patients who can come to its doctors, few of them very old', () => {
    expect(distinct(patients, 'state')).toBe(1)
    expect(shareOf(patients, (row) => row['city'] === 'Cleveland')).toBeCloseTo(0.354, 1)
    expect(shareOf(patients, (row) => text(row, 'birth_date') < '1936')).toBeLessThan(0.025)
  })

  it('should let half of the patients name a relative of the same name for emergencies, and nobody themselves', () => {
    expect(Math.abs(shareOf(patients, (row) => text(row, 'emergency_contact').endsWith(` ${text(row, 'last_name')}`)) - 0.5)).toBeLessThan(
      0.02,
    )
    expect(failing(patients, (row) => row['emergency_contact'] !== `${text(row, 'first_name')} ${text(row, 'last_name')}`)).toEqual([])
  })

  it('should register adults only', () => {
    expect(failing(patients, (row) => time(row, 'registered_at') - time(row, 'birth_date') > 18 * 365.25 * 86_400_000)).toEqual([])
  })

  it('should see patients on weekdays, in office hours, on the quarter hour', () => {
    expect(
      failing(appointments, (row) => {
        const date = new Date(time(row, 'scheduled_at'))
        const isWeekday = date.getUTCDay() >= 1 && date.getUTCDay() <= 5
        return (
          isWeekday && date.getUTCHours() >= 7 && date.getUTCHours() < 19 && date.getUTCMinutes() % 15 === 0 && date.getUTCSeconds() === 0
        )
      }),
    ).toEqual([])
  })

  it('should complete four of five past appointments', () => {
    const past = appointments.filter((row) => text(row, 'scheduled_at') < today)
    expect(Math.abs(shareOf(past, (row) => row['status'] === 'completed') - 0.8)).toBeLessThan(0.007)
    expect(Math.abs(shareOf(past, (row) => row['status'] === 'cancelled') - 0.12)).toBeLessThan(0.007)
    expect(Math.abs(shareOf(past, (row) => row['status'] === 'no_show') - 0.08)).toBeLessThan(0.007)
    expect(past.length).toBeLessThan(appointments.length * 0.97)
  })

  it('should draw blood types and visits by their shares', () => {
    expect(Math.abs(shareOf(patients, (row) => row['blood_type'] === 'O+') - 0.374)).toBeLessThan(0.012)
    expect(shareOf(patients, (row) => row['blood_type'] === 'AB-')).toBeLessThan(0.012)
    expect(shareOf(doctors, (row) => row['specialty'] === 'General Practice')).toBeGreaterThan(0.3)
    expect(Math.abs(shareOf(appointments, (row) => row['rating'] !== null) - 0.264)).toBeLessThan(0.01)
  })

  it('should see vaccinations and broken ankles in person', () => {
    const inPerson = new Set(['Vaccination', 'Twisted ankle', 'Mole check', 'Earache', 'New glasses'])
    expect(failing(appointments, (row) => row['visit_type'] !== 'telehealth' || !inPerson.has(text(row, 'reason')))).toEqual([])
  })

  it('should see what is acute within days', () => {
    const past = appointments.filter(
      (row) => text(row, 'scheduled_at') < today && ['Sore throat', 'Fever and cough'].includes(text(row, 'reason')),
    )
    expect(shareOf(past, (row) => time(row, 'scheduled_at') - time(row, 'booked_at') < 10 * 86_400_000)).toBeGreaterThan(0.97)
  })

  it('should say nothing kind with one star and nothing bad with five', () => {
    const said = groupsBy(
      appointments.filter((row) => row['rating'] !== null),
      'rating',
    )
    expect([...said.keys()].map(Number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    expect(failing(said.get(1) ?? [], (row) => /rushed|too long|rude|disappointed|hardly/i.test(text(row, 'feedback')))).toEqual([])
    expect(failing(said.get(5) ?? [], (row) => /excellent|best|clearly|thorough|wonderful|thank/i.test(text(row, 'feedback')))).toEqual([])
  })

  it('should see some patients and doctors far more often than others', () => {
    for (const [column, count] of [
      ['patient_id', 20_000],
      ['doctor_id', 800],
    ] as const) {
      const sizes = [...groupsBy(appointments, column).values()].map((group) => group.length)
      expect(Math.max(...sizes), column).toBeGreaterThan((3 * 80_000) / count)
    }
  })
})
