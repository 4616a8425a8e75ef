import { formula, switchBy } from '../../builders/computed.ts'
import { gamma, lognormal, normal, poisson } from '../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../builders/drawn.ts'
import { attribute, code, entry, template, text, words } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import { numeric } from './numeric.ts'
import { ethnicities } from './people.ts'
import type { TableDraft } from './table-draft.ts'

const diagnosis =
  (name: string) =>
  (draft: TableDraft): ColumnBody =>
    attribute(draft.helper('diagnosis_entry', entry('diagnoses')), name)

/** Columns about health. */
export const health: readonly Meaning[] = [
  meaning('blood type, blood group', (draft) => attribute(draft.helper('blood_entry', entry('blood_types')), 'blood_type')),
  meaning('systolic, systolic blood pressure, systolic bp, resting bp, resting blood pressure, sbp', whole(85, 200, normal(124, 14))),
  meaning('diastolic, diastolic blood pressure, diastolic bp, dbp', whole(50, 120, normal(79, 9))),
  meaning('blood pressure, bp', (draft) => {
    const upper = draft.columnOf('systolic') ?? draft.helper('systolic', whole(95, 190, normal(124, 12)))
    const lower = draft.columnOf('diastolic') ?? draft.helper('diastolic', whole(55, 94, normal(78, 7)))
    return template(`{${upper}}/{${lower}}`)
  }),
  meaning('heart rate, pulse, bpm, resting heart rate', whole(42, 180, normal(73, 11))),
  meaning('oxygen saturation, spo2', whole(85, 100, normal(97, 1.4))),
  meaning('bmi, body mass index', (draft) => {
    const weight = draft.amountOf('weight')
    const height = draft.amountOf('height')
    if (weight === null || height === null) return decimal(15, 55, 1, normal(26.4, 4.6))
    return formula(`${weight} * 10000 / (${height} * ${height})`, 1)
  }),
  meaning('glucose, blood glucose, blood sugar', whole(60, 320, normal(101, 19))),
  meaning('cholesterol, cholesterol level', whole(95, 340, normal(191, 34))),
  meaning('a1c, hba1c, hba1c level, a1c level', decimal(4, 14, 1, lognormal(5.9, 0.2))),
  meaning('diagnosis, disease, condition name, medical condition, illness', diagnosis('diagnosis')),
  meaning('icd, icd code, icd10, icd 10, icd 10 code, diagnosis code', diagnosis('icd10')),
  meaning('symptom, symptoms, chief complaint', diagnosis('visit_reason')),
  meaning('specialty, speciality, medical specialty', diagnosis('specialty')),
  meaning('allergy, allergies, allergen', oneOf({ none: 70, penicillin: 9, pollen: 9, peanuts: 4, latex: 4, shellfish: 4 })),
  meaning(
    'medication, drug, medicine, drug name, prescription, treatment',
    oneOf(words('Metformin, Lisinopril, Atorvastatin, Amoxicillin, Ibuprofen, Omeprazole, Levothyroxine, Amlodipine')),
  ),
  meaning('dosage, dose', oneOf({ '5 mg': 18, '10 mg': 28, '20 mg': 24, '50 mg': 16, '500 mg': 14 })),
  meaning('mrn, medical record number, patient identifier, nhs number', code('MRN########')),
  meaning('vaccine, vaccination', oneOf({ influenza: 40, 'COVID booster': 22, tetanus: 18, 'hepatitis B': 12, measles: 8 })),
]

/** Columns about schools. */
export const education: readonly Meaning[] = [
  meaning('gpa, grade point average', decimal(0, 4, 2, normal(3.1, 0.5))),
  meaning(
    'exam score, test score, mark, exam result, quiz score, math score, reading score, writing score, assignment score',
    whole(0, 100, normal(74, 13)),
  ),
  meaning(
    'major, field of study, study program, programme, subject area, discipline, faculty',
    oneOf({ Business: 21, 'Computer Science': 17, Psychology: 13, Biology: 12, Engineering: 12, Education: 9, History: 8, Mathematics: 8 }),
  ),
  meaning(
    'course, course name, class name, module, course title, school subject',
    oneOf(words('Algebra, Biology, Chemistry, World History, English Literature, Physics, Art, Economics, Geography, Computer Science')),
  ),
  meaning('semester, academic term', oneOf(['Fall 2024', 'Spring 2025', 'Fall 2025'])),
  meaning('credit, credit hour, ects', numeric(oneOf({ 2: 12, 3: 58, 4: 24, 6: 6 }))),
  meaning('grade level, year level, school year, year of study, academic year', numeric(oneOf({ 1: 28, 2: 26, 3: 24, 4: 22 }))),
  meaning(
    'school, university, college, high school, school name',
    text({
      values: [
        'Riverside University',
        'Northgate College',
        'Lakeview University',
        'Hillcrest College',
        'Westbrook Institute',
        'Oakfield University',
      ],
    }),
  ),
  meaning('absence, days absent, absences', whole(0, 40, poisson(3.4))),
]

const models = {
  Toyota: ['Corolla', 'RAV4', 'Camry'],
  Ford: ['Focus', 'F-150', 'Escape'],
  Volkswagen: ['Golf', 'Passat', 'Tiguan'],
  Honda: ['Civic', 'Accord', 'CR-V'],
  BMW: ['3 Series', '5 Series', 'X3'],
  Chevrolet: ['Malibu', 'Silverado', 'Equinox'],
  Hyundai: ['Tucson', 'Elantra', 'i30'],
  Nissan: ['Qashqai', 'Altima', 'Rogue'],
  'Mercedes-Benz': ['C-Class', 'E-Class', 'GLC'],
}
const carsOf = Object.fromEntries(Object.entries(models).map(([make, cars]) => [make, oneOf(cars)]))

/** Vehicles. */
export const vehicles: readonly Meaning[] = [
  meaning(
    'make, car make, vehicle make, car brand',
    oneOf({ Toyota: 19, Ford: 16, Volkswagen: 13, Honda: 12, BMW: 9, Chevrolet: 9, Hyundai: 8, Nissan: 8, 'Mercedes-Benz': 6 }),
  ),
  meaning('car model, vehicle model', (draft) => {
    const make = draft.columnOf('make')
    return make === null
      ? oneOf(Object.values(models).flat())
      : switchBy(make, { ...carsOf, otherwise: oneOf(Object.values(models).flat()) })
  }),
  meaning('mileage, mileage km, odometer, odometer reading, miles driven', whole(10, 320_000, gamma(68_000, 2))),
  meaning('fuel type, fuel, engine type', oneOf({ petrol: 48, diesel: 24, hybrid: 16, electric: 12 })),
  meaning('transmission, gearbox', oneOf({ automatic: 66, manual: 34 })),
  meaning('horsepower, hp, engine power', whole(60, 620, normal(158, 44))),
  meaning('engine size, displacement', oneOf({ '1.0': 16, '1.4': 20, '1.6': 24, '2.0': 28, '3.0': 12 })),
  meaning('number of door, door', numeric(oneOf({ 2: 10, 3: 16, 4: 34, 5: 40 }))),
  meaning('number of seat', numeric(oneOf({ 2: 6, 4: 12, 5: 70, 7: 12 }))),
]

/** Whether the rows are people, or places with people. */
function isOfPeople({ subject, singular }: TableDraft['context']): boolean {
  return subject === 'person' || subject === 'place' || /country|region|state|nation/.test(singular)
}

const breeds = oneOf(['Labrador', 'Siamese', 'Beagle', 'Persian', 'Poodle', 'Maine Coon', 'Boxer', 'Bulldog'])

/** Columns about animals, plants and land. */
export const nature: readonly Meaning[] = [
  meaning('floral source, nectar source, honey type', oneOf({ wildflower: 34, clover: 24, acacia: 18, linden: 14, heather: 10 })),
  meaning('species, animal type, animal', oneOf({ dog: 38, cat: 30, rabbit: 10, bird: 10, horse: 7, reptile: 5 })),
  meaning('breed', breeds),
  meaning('race', ({ context }) => (context.subject === 'person' ? ethnicities : breeds)),
  meaning('animal sex, sex of animal', oneOf({ female: 51, male: 49 })),
  meaning('diet, feed type, food type', oneOf({ herbivore: 42, omnivore: 34, carnivore: 24 })),
  meaning('habitat, biome, ecosystem', oneOf({ forest: 28, savanna: 20, wetland: 16, ocean: 14, mountain: 12, desert: 10 })),
  meaning(
    'conservation status, iucn status',
    oneOf({ 'least concern': 56, 'near threatened': 14, vulnerable: 14, endangered: 11, 'critically endangered': 5 }),
  ),
  meaning('crop, crop type, plant type', oneOf({ wheat: 28, corn: 26, soybeans: 16, barley: 12, potatoes: 10, oats: 8 })),
  meaning('soil type, soil', oneOf({ loam: 38, clay: 24, sand: 20, silt: 18 })),
  meaning(
    'scientific name, latin name',
    oneOf(words('Panthera leo, Apis mellifera, Quercus robur, Canis lupus, Loxodonta africana, Salmo salar')),
  ),
  meaning('growth stage', oneOf({ seedling: 22, vegetative: 40, flowering: 22, harvest: 16 })),
  meaning('lifespan', whole(2, 60)),
  meaning('life expectancy', ({ context }) => (isOfPeople(context) ? decimal(50, 86, 1, normal(73, 7)) : decimal(1, 60, 1))),
  meaning('island', oneOf(words('Skye, Crete, Maui, Corsica, Gotland, Madeira, Tasmania, Zanzibar'))),
]
