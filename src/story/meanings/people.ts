import { formula, mapped } from '../../builders/computed.ts'
import { gamma, normal, poisson, quantiles } from '../../builders/distributions.ts'
import { birthDate, oneOf, whole } from '../../builders/drawn.ts'
import { attribute, entry, personal, template } from '../../builders/texts.ts'
import { entityName } from './entity-name.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import { numeric } from './numeric.ts'
import type { TableDraft } from './table-draft.ts'

const ofPerson =
  (attribute: ColumnBody<'person_attribute'>['attribute']) =>
  (draft: TableDraft): ColumnBody =>
    personal(attribute, draft.person())

/** The name of another person than the row: a manager, an owner, a driver. */
const somebody = (draft: TableDraft): ColumnBody => ({ kind: 'person', country: draft.country() })

/** Ethnicities as in surveys. */
export const ethnicities = oneOf({ White: 58, Hispanic: 19, Black: 12, Asian: 7, Mixed: 3, Other: 1 })

const ages = [24, 28, 32, 36, 39.5, 43, 47.5, 53, 61, 85]

/** Columns about people. */
export const people: readonly Meaning[] = [
  meaning('first name, given name, forename, fname, firstname', ofPerson('given_name')),
  meaning('last name, family name, surname, lname, lastname', ofPerson('family_name')),
  meaning(
    'full name, fullname, legal name, customer name, client name, patient name, contact name, student name, employee name',
    (draft) => {
      const known = draft.context.columns.find(({ kind }) => kind === 'person')?.name
      return known === undefined ? somebody(draft) : template(`{${known}}`)
    },
  ),
  meaning('name', entityName),
  meaning('username, user name, login, login name, handle, screen name, nickname, nick, alias, gamertag', ofPerson('username')),
  meaning('gender, sex', ofPerson('gender')),
  meaning('pronoun', (draft) => {
    const gender = draft.columnOf('gender') ?? draft.helper('gender', ofPerson('gender')(draft))
    return mapped(gender, { female: 'she/her', male: 'he/him' })
  }),
  meaning('salutation, honorific, name prefix, title of courtesy, courtesy title', (draft) => {
    const gender = draft.columnOf('gender') ?? draft.helper('gender', ofPerson('gender')(draft))
    return mapped(gender, { female: 'Ms', male: 'Mr' })
  }),
  meaning('date of birth, dob, birth date, birthdate, birthday, born on, born', ({ context }) => {
    // Whoever joined years ago was an adult then.
    const youngest = context.subject === 'person' ? 22 : 18
    return birthDate(youngest, 85, quantiles([youngest, ...ages]))
  }),
  meaning('age, customer age, age in years', (draft) => {
    const born = draft.columnOf('date of birth')
    if (born !== null) return formula(`floor((today - ${born}) / 365.2425)`)
    return whole(18, 85, normal(40, 13))
  }),
  meaning('age group, age band, age range', oneOf({ '18-24': 15, '25-34': 26, '35-44': 22, '45-54': 16, '55-64': 12, '65+': 9 })),
  meaning('generation', oneOf({ 'Gen Z': 24, Millennial: 34, 'Gen X': 25, Boomer: 17 })),
  meaning(
    'nationality, citizenship',
    oneOf({ American: 40, British: 14, Canadian: 9, German: 9, French: 8, Indian: 8, Mexican: 6, Italian: 6 }),
  ),
  meaning('ethnicity', ethnicities),
  meaning('marital status, civil status, relationship status', oneOf({ married: 48, single: 34, divorced: 11, widowed: 4, separated: 3 })),
  meaning('number of children, children', numeric(oneOf({ 0: 44, 1: 21, 2: 23, 3: 9, 4: 3 }))),
  meaning('household size, family size', whole(1, 7, poisson(2.5))),
  meaning(
    'preferred language, native language, spoken language, language',
    oneOf({ English: 62, Spanish: 14, French: 7, German: 7, Portuguese: 4, Italian: 3, Polish: 3 }),
  ),
  meaning('job title, job, position, role title, contact title, occupation, profession, designation', (draft) =>
    attribute(draft.helper('job_entry', entry('job_titles')), 'title'),
  ),
  meaning('seniority, seniority level, job level', (draft) => attribute(draft.helper('job_entry', entry('job_titles')), 'seniority')),
  meaning('role, user role, access level, permission', oneOf({ member: 70, editor: 16, manager: 9, admin: 5 })),
  meaning(
    'department, dept, division, business unit',
    oneOf({ Operations: 24, Sales: 19, Engineering: 18, Support: 12, Marketing: 9, Finance: 8, 'Human Resources': 6, Legal: 4 }),
  ),
  meaning('employment type, contract type, work type', oneOf({ full_time: 78, part_time: 13, contractor: 6, intern: 3 })),
  meaning('employment status', oneOf({ employed: 72, 'self-employed': 11, unemployed: 5, student: 6, retired: 6 })),
  meaning('shift, work shift', oneOf({ day: 55, evening: 27, night: 18 })),
  meaning(
    'education, education level, highest degree, degree',
    oneOf({ 'high school': 34, associate: 11, "bachelor's": 35, "master's": 16, doctorate: 4 }),
  ),
  meaning('experience, years of experience, experience years, seniority years, year of service', whole(0, 42, gamma(8.5, 1.7))),
  meaning(
    'manager, supervisor, boss, line manager, reports to, team lead, manager name, supervisor name, account manager, relationship manager',
    somebody,
  ),
  meaning(
    'assignee, assigned to, owner, owner name, handled by, created by, updated by, approved by, reviewed by, requested by, signed by, performed by, responsible, person in charge',
    somebody,
  ),
  meaning('deceased, deceased name', somebody),
  meaning('contact person, contact, primary contact, emergency contact, next of kin, guardian, parent name, spouse', somebody),
  meaning(
    'author, writer, artist, director, composer, instructor, teacher, lecturer, coach, trainer, driver, pilot, doctor, physician, nurse, technician, inspector, agent, salesperson, sales rep, cashier, operator, judge, lawyer, attorney, mechanic, engineer, captain, guide, recipient, sender, donor, winner, landlord, tenant, seller, buyer, cast, lead actor',
    somebody,
  ),
  meaning('member since, customer since, tenure, years as customer, length of service', (draft) =>
    formula(`floor((today - ${draft.columnOf('joined at') ?? draft.began()}) / 365.2425)`),
  ),
]
