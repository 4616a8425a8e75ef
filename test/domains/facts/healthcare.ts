import { diagnoses } from '../../../src/lexicon/diagnoses.ts'
import { insurers } from '../../../src/lexicon/insurers.ts'
import { medicalSpecialties } from '../../../src/lexicon/medical-specialties.ts'
import { atLeast, atMost, each, entries, type Facts, listed, measured, near, never, numbered, quoted, share, unique } from './kit.ts'

const { specialty = [], consultation_fee: fees = [] } = medicalSpecialties().attributes
const typicalFees = specialty.map((name, i) => `(${quoted(String(name))}, ${fees[i]})`).join(', ')
const visits = `(select a.*, p.insurance_plan, d.specialty, d.consultation_fee
  from appointments a join patients p using (patient_id) join doctors d using (doctor_id))`
const completed = `(from ${visits} where status = 'completed')`
const past = "(from appointments where scheduled_at < '2026-01-01')"
const insured = '(from patients where insurance_plan is not null)'
const rated = (stars: number): string => `(from appointments where rating = ${stars})`
const inThePractice = 'parking|waiting room|rooms|front desk|staff|nurse|check(ed)?[- ]?in|\\bbring|be seen|goes there'
const onTheScreen = '\\b(camera|screen was|link|picture|connection|sound|app|drive|calls? |joined)\\b'
const years = (from: string, to: string): string => `((${to} - ${from}) / 365.2425)`

export const facts: Facts = {
  rows: 10_000,
  tables: {
    doctors: (rows) => (rows === 0 ? 0 : Math.max(3, Math.round(rows * 0.04))),
    patients: (rows) => rows,
    appointments: (rows) => rows * 4,
  },
  facts: [
    numbered('doctors', 'doctor_id', 'hired_on'),
    numbered('patients', 'patient_id', 'registered_at'),
    numbered('appointments', 'appointment_id', 'scheduled_at'),
    unique('doctors', 'email'),
    unique('doctors', 'license_number'),
    unique('patients', 'email'),
    unique('patients', 'insurance_member_id'),
    each(
      'charge the fee of the doctor and the type of visit',
      completed,
      `fee = consultation_fee * case visit_type when 'office_visit' then 1 when 'follow_up' then 0.7 when 'telehealth' then 0.6
       when 'procedure' then 1.8 end`,
    ),
    each(
      "let the insurer pay the plan's share",
      completed,
      `abs(insurance_amount - fee * case insurance_plan when 'HMO' then 0.9 when 'EPO' then 0.85 when 'PPO' then 0.8 when 'POS' then 0.75
       when 'HDHP' then 0.6 else case when insurance_plan is null then 0 end end) <= 0.005`,
    ),
    listed(
      "find diagnoses of the doctor's specialty and the reason",
      completed,
      "concat_ws('|', specialty, icd10_code, diagnosis, reason)",
      entries(diagnoses(), 'specialty', 'icd10', 'diagnosis', 'visit_reason'),
    ),
    each(
      'note the reason and the status',
      'appointments',
      `contains(notes, reason) and regexp_matches(notes, 'cancel|not attend|no show', 'i') = (status in ('cancelled', 'no_show'))`,
    ),
    never(
      'say nothing about video calls that is only found in the practice',
      `select * from appointments where visit_type = 'telehealth'
       and regexp_matches(coalesce(feedback, '') || ' ' || notes, ${quoted(inThePractice)}, 'i')`,
    ),
    never(
      'say nothing about visits that is only found in video calls',
      `select * from appointments where visit_type <> 'telehealth' and regexp_matches(coalesce(feedback, ''), ${quoted(onTheScreen)}, 'i')`,
    ),
    listed(
      'sell plans of the insurer',
      insured,
      "concat_ws('|', insurance_provider, insurance_plan)",
      entries(insurers(), 'insurer', 'plan_type'),
    ),
    each(
      'give doctors experience that fits their age',
      'doctors',
      `abs(${years('birth_date', "date '2026-01-01'")} - 29.5 - years_of_experience) < 0.51`,
    ),
    each(
      'give doctors a title that fits their experience',
      'doctors',
      `title = case when years_of_experience < 15 then 'Attending Physician'
       when years_of_experience < 27 then 'Senior Physician' else 'Lead Physician' end`,
    ),
    each(
      'charge fees near those of the specialty, in steps of 5',
      `doctors d join (values ${typicalFees}) t(name, typical) on t.name = d.specialty`,
      'consultation_fee > typical * 0.6 and consultation_fee < typical * 1.6 and consultation_fee % 5 = 0',
    ),
    listed('know the specialties of doctors', 'doctors', 'specialty', new Set(specialty.map(String))),
    never('have patients of one state', 'select 1 from patients having count(distinct state) > 1'),
    never(
      'name somebody else for emergencies',
      "select * from patients where emergency_contact is not distinct from first_name || ' ' || last_name",
    ),
    each(
      'see patients on weekdays, in office hours, on the quarter hour',
      'appointments',
      `dayofweek(scheduled_at) between 1 and 5 and hour(scheduled_at) between 7 and 18 and minute(scheduled_at) % 15 = 0
       and second(scheduled_at) = 0`,
    ),
    never(
      'see vaccinations and broken ankles in person',
      `select * from appointments where visit_type = 'telehealth'
       and reason in ('Vaccination', 'Twisted ankle', 'Mole check', 'Earache', 'New glasses')`,
    ),
    each('say something bad with one star', rated(1), "regexp_matches(feedback, 'rushed|too long|rude|disappointed|hardly', 'i')"),
    each(
      'say something kind with five stars',
      rated(5),
      "regexp_matches(feedback, 'excellent|best|clearly|thorough|wonderful|thank', 'i')",
    ),

    share('insure exactly 92%', 'patients', 'insurance_plan is not null', [0.92, 0.92]),
    share('have a third of the patients in the city', 'patients', "city = 'Cleveland'", near(0.354, 0.05)),
    share('have few very old patients', 'patients', "birth_date < '1936-01-01'", atMost(0.025)),
    share(
      'let half of the patients name a relative for emergencies',
      'patients',
      "ends_with(emergency_contact, ' ' || last_name)",
      near(0.5, 0.02),
    ),
    share('complete four of five past appointments', past, "status = 'completed'", near(0.8, 0.007)),
    share('have 12% of past appointments cancelled', past, "status = 'cancelled'", near(0.12, 0.007)),
    share('have 8% of past appointments missed', past, "status = 'no_show'", near(0.08, 0.007)),
    share('have appointments to come', 'appointments', "scheduled_at < '2026-01-01'", atMost(0.97)),
    share('have 37.4% with blood of type O+', 'patients', "blood_type = 'O+'", near(0.374, 0.012)),
    share('have few with blood of type AB-', 'patients', "blood_type = 'AB-'", atMost(0.012)),
    share('have general practice most', 'doctors', "specialty = 'General Practice'", atLeast(0.3)),
    share('have a rating for 26.4% of the appointments', 'appointments', 'rating is not null', near(0.264, 0.01)),
    measured('rate with one to five stars', 'select count(distinct rating) from appointments', [5, 5]),
    share(
      'see what is acute within days',
      `(from ${past} where reason in ('Sore throat', 'Fever and cough'))`,
      "scheduled_at - booked_at < interval '10 days'",
      atLeast(0.97),
    ),
    ...['patient_id', 'doctor_id'].map((column) =>
      measured(
        `see some far more often than others by ${column}`,
        `select max(n) / avg(n) from (select count(*) as n from appointments group by ${column})`,
        atLeast(3),
      ),
    ),
  ],
}
