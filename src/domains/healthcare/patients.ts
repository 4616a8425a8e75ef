import { daysAfter, formula, mapped, switchBy, when } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, timestamp, yes } from '../../builders/drawn.ts'
import { hidden, id, primary, table } from '../../builders/table.ts'
import { attribute, code, entry, personal, template, text } from '../../builders/texts.ts'
import { homeArea, listedPlace } from '../shared/home-area.ts'
import { officeHours } from '../shared/hours.ts'
import { email, identity, phone } from '../shared/identity.ts'

/** The towns in which patients live, near enough to see any of the doctors, with their inhabitants in thousands. */
const towns = [
  { Cleveland: 363, Parma: 79, Lorain: 65, Elyria: 53, Lakewood: 50, Euclid: 49, Mentor: 47, Strongsville: 46, 'Cleveland Heights': 45 },
  { Westlake: 34, 'North Olmsted': 32, 'North Royalton': 31, 'Shaker Heights': 29, Solon: 24, 'Rocky River': 21, Willoughby: 24 },
  { Berea: 18, Beachwood: 14 },
]

/** 41 quantiles of the ages at which patients register. */
const ages = [
  18.1, 20.5, 22.5, 24, 25.5, 27, 28.5, 30, 31.5, 33, 34.5, 36, 37.5, 39, 40.5, 42, 43.5, 45, 46.5, 48, 49.5, 51, 52.5, 54, 55.5, 57, 58.5,
  59.8, 61, 62.3, 63.5, 65, 66.5, 68.2, 70, 71.9, 74, 76.5, 79.5, 83.5, 97,
]

const allergies = [
  { Penicillin: 24, Pollen: 18, Sulfonamides: 8, 'Dust mites': 9, Peanuts: 6, Latex: 4, Aspirin: 4, Shellfish: 7, 'Cat dander': 6 },
  { Ibuprofen: 3, 'Penicillin, Pollen': 3, 'Pollen, Dust mites': 5, 'Bee venom': 2, 'Iodine contrast': 1 },
]

/** Adults, as old as people who see a doctor; nine in ten have health insurance. */
export const patients = table('patients', primary, {
  patient_id: id(),
  country_code: hidden(oneOf(['US'])),
  ...identity(0.55, 'first_name', 'last_name', 'gender'),
  // The age at which they registered, so that nobody was a child then.
  age: hidden(decimal(18.1, 97, 3, quantiles(ages))),
  days_to_birth: hidden(formula('0 - ceil(age * 365.25)')),
  birth_date: daysAfter('registered_at', 'days_to_birth'),
  blood: hidden(entry('blood_types')),
  blood_type: attribute('blood', 'blood_type'),
  email,
  // People keep the phone number of the place that they came from.
  phone,
  area: homeArea,
  town: hidden(oneOf(...towns)),
  ...listedPlace('New York'),
  listed_region: hidden(attribute('place', 'region')),
  city: switchBy('area', { home: template('{town}'), listed: template('{listed_city}') }),
  state: switchBy('area', { home: constant('Ohio'), listed: template('{listed_region}') }),
  is_insured: yes(0.92),
  insurance: hidden(entry('insurers')),
  plan_type: hidden(attribute('insurance', 'plan_type')),
  plan_coverage: hidden(mapped('plan_type', { HMO: 0.9, EPO: 0.85, PPO: 0.8, POS: 0.75, HDHP: 0.6 })),
  coverage: hidden(formula('is_insured ? plan_coverage : 0', 2)),
  insurance_provider: when('is_insured', attribute('insurance', 'insurer')),
  insurance_plan: when('is_insured', attribute('insurance', 'plan_type')),
  insurance_member_id: when('is_insured', code('?########')),
  has_allergy: hidden(yes(0.29)),
  allergies: when('has_allergy', oneOf(...allergies)),
  // Half name a relative of the other sex with the same family name, so that nobody names themselves; the others name anybody.
  contact: hidden(oneOf(['relative', 'other'])),
  contact_sex: hidden(oneOf(['female', 'male'])),
  other_sex: hidden(mapped('gender', { female: 'male', male: 'female' })),
  sex_of_contact: hidden(switchBy('contact', { relative: template('{other_sex}'), other: template('{contact_sex}') })),
  woman: hidden({ kind: 'person', country: 'country_code', female_share: 1 }),
  woman_given_name: hidden(personal('given_name', 'woman')),
  man: hidden({ kind: 'person', country: 'country_code', female_share: 0 }),
  man_given_name: hidden(personal('given_name', 'man')),
  other_last_name: hidden(personal('family_name', 'man')),
  contact_first_name: hidden(switchBy('sex_of_contact', { female: template('{woman_given_name}'), male: template('{man_given_name}') })),
  contact_last_name: hidden(switchBy('contact', { relative: template('{last_name}'), other: template('{other_last_name}') })),
  emergency_contact: text({ column: 'contact_first_name' }, ' ', { column: 'contact_last_name' }),
  emergency_phone: { kind: 'phone', country: 'country_code' },
  registered_at: timestamp('2023-01-02', '2025-12-30', officeHours, { growth: 1.5, weekdays: [1.2, 1.1, 1, 1, 0.9, 0, 0] }),
})
