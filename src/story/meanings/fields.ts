import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { bell, choice, code, meaning, phrase, steps, whole } from './shapes.ts'
import type { TableDraft } from './table-draft.ts'

const diagnosis =
  (attribute: string) =>
  (draft: TableDraft): ColumnBody => ({
    kind: 'attribute',
    entry: draft.helper('diagnosis_entry', { kind: 'entry', list: 'diagnoses' }),
    attribute,
  })

/** Health. */
export const health: readonly Meaning[] = [
  meaning('blood type, blood group', (draft) => ({
    kind: 'attribute',
    entry: draft.helper('blood_entry', { kind: 'entry', list: 'blood_types' }),
    attribute: 'blood_type',
  })),
  meaning('systolic, systolic blood pressure, systolic bp', bell(124, 14, 85, 200, 0)),
  meaning('diastolic, diastolic blood pressure, diastolic bp', bell(79, 9, 50, 120, 0)),
  meaning('blood pressure, bp', (draft) => {
    const upper = draft.columnOf('systolic') ?? draft.helper('systolic', bell(124, 12, 95, 190, 0))
    const lower = draft.columnOf('diastolic') ?? draft.helper('diastolic', bell(78, 7, 55, 94, 0))
    return { kind: 'template', template: `{${upper}}/{${lower}}` }
  }),
  meaning('heart rate, pulse, bpm, resting heart rate', bell(73, 11, 42, 180, 0)),
  meaning('oxygen saturation, spo2', bell(97, 1.4, 85, 100, 0)),
  meaning('bmi, body mass index', (draft) => {
    const weight = draft.amountOf('weight')
    const height = draft.amountOf('height')
    if (weight === null || height === null) return bell(26.4, 4.6, 15, 55)
    return { kind: 'formula', expression: `${weight} * 10000 / (${height} * ${height})`, scale: 1 }
  }),
  meaning('glucose, blood glucose, blood sugar', bell(101, 19, 60, 320, 0)),
  meaning('cholesterol', bell(191, 34, 95, 340, 0)),
  meaning('diagnosis, disease, condition name, medical condition, illness', diagnosis('diagnosis')),
  meaning('icd, icd code, icd10, icd 10, icd 10 code, diagnosis code', diagnosis('icd10')),
  meaning('symptom, symptoms, chief complaint', diagnosis('visit_reason')),
  meaning('specialty, speciality, medical specialty', diagnosis('specialty')),
  meaning('allergy, allergies, allergen', choice('none:70, penicillin:9, pollen:9, peanuts:4, latex:4, shellfish:4')),
  meaning(
    'medication, drug, medicine, drug name, prescription, treatment',
    choice('Metformin, Lisinopril, Atorvastatin, Amoxicillin, Ibuprofen, Omeprazole, Levothyroxine, Amlodipine'),
  ),
  meaning('dosage, dose', choice('5 mg:18, 10 mg:28, 20 mg:24, 50 mg:16, 500 mg:14')),
  meaning('mrn, medical record number, patient identifier, nhs number', code('MRN########')),
  meaning('vaccine, vaccination', choice('influenza:40, COVID booster:22, tetanus:18, hepatitis B:12, measles:8')),
]

/** Schools. */
export const education: readonly Meaning[] = [
  meaning('gpa, grade point average', bell(3.1, 0.5, 0, 4, 2)),
  meaning(
    'exam score, test score, mark, exam result, quiz score, math score, reading score, writing score, assignment score',
    bell(74, 13, 0, 100, 0),
  ),
  meaning(
    'major, field of study, study program, programme, subject area, discipline, faculty',
    choice('Business:21, Computer Science:17, Psychology:13, Biology:12, Engineering:12, Education:9, History:8, Mathematics:8'),
  ),
  meaning(
    'course, course name, class name, module, course title, school subject',
    choice('Algebra, Biology, Chemistry, World History, English Literature, Physics, Art, Economics, Geography, Computer Science'),
  ),
  meaning('semester, academic term', choice('Fall 2024, Spring 2025, Fall 2025')),
  meaning('credit, credit hour, ects', steps('2:12, 3:58, 4:24, 6:6')),
  meaning('grade level, year level, school year, year of study, academic year', steps('1:28, 2:26, 3:24, 4:22')),
  meaning(
    'school, university, college, high school, school name',
    phrase('Riverside University|Northgate College|Lakeview University|Hillcrest College|Westbrook Institute|Oakfield University'),
  ),
  meaning('absence, days absent, absences', { kind: 'integer', min: 0, max: 40, distribution: { name: 'poisson', mean: 3.4 } }),
]

/** Vehicles. */
export const vehicles: readonly Meaning[] = [
  meaning(
    'make, car make, vehicle make, car brand',
    choice('Toyota:19, Ford:16, Volkswagen:13, Honda:12, BMW:9, Chevrolet:9, Hyundai:8, Nissan:8, Mercedes-Benz:6'),
  ),
  meaning('car model, vehicle model', choice('Corolla, Focus, Golf, Civic, 3 Series, Malibu, Tucson, Qashqai, C-Class')),
  meaning('mileage, odometer, odometer reading, miles driven', {
    kind: 'integer',
    min: 10,
    max: 320_000,
    distribution: { name: 'gamma', mean: 68_000, shape: 2 },
  }),
  meaning('fuel type, fuel, engine type', choice('petrol:48, diesel:24, hybrid:16, electric:12')),
  meaning('transmission, gearbox', choice('automatic:66, manual:34')),
  meaning('horsepower, hp, engine power', bell(158, 44, 60, 620, 0)),
  meaning('engine size, displacement', choice('1.0:16, 1.4:20, 1.6:24, 2.0:28, 3.0:12')),
  meaning('number of door, door', steps('2:10, 3:16, 4:34, 5:40')),
  meaning('number of seat', steps('2:6, 4:12, 5:70, 7:12')),
]

/** Animals, plants and land. */
export const nature: readonly Meaning[] = [
  meaning('floral source, nectar source, honey type', choice('wildflower:34, clover:24, acacia:18, linden:14, heather:10')),
  meaning('species, animal type, animal', choice('dog:38, cat:30, rabbit:10, bird:10, horse:7, reptile:5')),
  meaning('breed, race', choice('Labrador, Siamese, Beagle, Persian, Poodle, Maine Coon, Boxer, Bulldog')),
  meaning('animal sex, sex of animal', choice('female:51, male:49')),
  meaning('diet, feed type, food type', choice('herbivore:42, omnivore:34, carnivore:24')),
  meaning('habitat, biome, ecosystem', choice('forest:28, savanna:20, wetland:16, ocean:14, mountain:12, desert:10')),
  meaning(
    'conservation status, iucn status',
    choice('least concern:56, near threatened:14, vulnerable:14, endangered:11, critically endangered:5'),
  ),
  meaning('crop, crop type, plant type', choice('wheat:28, corn:26, soybeans:16, barley:12, potatoes:10, oats:8')),
  meaning('soil type, soil', choice('loam:38, clay:24, sand:20, silt:18')),
  meaning(
    'scientific name, latin name',
    choice('Panthera leo, Apis mellifera, Quercus robur, Canis lupus, Loxodonta africana, Salmo salar'),
  ),
  meaning('growth stage', choice('seedling:22, vegetative:40, flowering:22, harvest:16')),
  meaning('lifespan, life expectancy', whole(2, 60)),
]
