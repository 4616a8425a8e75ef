import { flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { constant } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { template, text, words } from '../../builders/texts.ts'
import { companyWord } from '../shared/company.ts'

/** Departments in the order of their numbers: `fields` are the six subjects of their courses. */
const subjects = facts(
  ['code', 'name', 'school', 'fields'],
  [
    ['CS', 'Computer Science', 'Engineering', 'Programming, Algorithms, Databases, Machine Learning, Computer Networks, Operating Systems'],
    ['BUS', 'Business Administration', 'Business', 'Management, Marketing, Corporate Finance, Accounting, Business Law, Operations'],
    ['PSY', 'Psychology', 'Social Sciences', 'Psychology, Cognition, Child Development, Social Psychology, Personality, Neuropsychology'],
    ['BIO', 'Biology', 'Sciences', 'Cell Biology, Genetics, Ecology, Microbiology, Evolution, Human Physiology'],
    [
      'ECO',
      'Economics',
      'Social Sciences',
      'Microeconomics, Macroeconomics, Econometrics, International Trade, Game Theory, Public Finance',
    ],
    ['ENG', 'English', 'Humanities', 'English Literature, Creative Writing, Poetry, Linguistics, American Literature, Drama'],
    ['MAT', 'Mathematics', 'Sciences', 'Calculus, Linear Algebra, Probability, Real Analysis, Differential Equations, Number Theory'],
    ['MEC', 'Mechanical Engineering', 'Engineering', 'Statics, Thermodynamics, Fluid Mechanics, Machine Design, Robotics, Materials'],
    ['NUR', 'Nursing', 'Health', 'Nursing Practice, Pharmacology, Anatomy, Pediatric Nursing, Community Health, Health Ethics'],
    ['HIS', 'History', 'Humanities', 'World History, European History, Ancient Rome, The Cold War, Colonial History, Historical Methods'],
    ['CHE', 'Chemistry', 'Sciences', 'Chemistry, Organic Chemistry, Physical Chemistry, Analytical Chemistry, Biochemistry, Spectroscopy'],
    [
      'POL',
      'Political Science',
      'Social Sciences',
      'Comparative Politics, International Relations, Political Theory, Public Policy, Constitutional Law, Elections',
    ],
    ['ART', 'Art and Design', 'Arts', 'Drawing, Graphic Design, Photography, Art History, Sculpture, Typography'],
    ['PHY', 'Physics', 'Sciences', 'Mechanics, Electromagnetism, Quantum Physics, Optics, Astrophysics, Thermal Physics'],
    [
      'EDU',
      'Education',
      'Education',
      'Teaching, Educational Psychology, Curriculum Design, Inclusive Education, Literacy, School Leadership',
    ],
    ['SOC', 'Sociology', 'Social Sciences', 'Sociology, Social Inequality, Urban Sociology, Family Studies, Migration, Research Methods'],
  ],
)

const subjectCount = Object.keys(subjects.code).length

/** How many fields a department has. */
export const fieldCount = 6

/** The fields of all departments, by the department's number times `fieldCount` plus the field's. */
export const fields = words(...Object.values(subjects.fields))

/** Departments, one for each subject; where there are more of them than subjects, the rest are on further campuses. */
export const departments = table('departments', per('students', 0.012, { min: 6 }), {
  department_id: id(),
  subject: hidden(formula(`(department_id - 1) % ${subjectCount}`)),
  campus_number: hidden(formula(`floor((department_id - 1) / ${subjectCount}) + 1`)),
  is_main: hidden(flag('campus_number == 1')),
  code: mapped('subject', subjects.code),
  name: mapped('subject', subjects.name),
  school: mapped('subject', subjects.school),
  campus: switchBy('is_main', { true: constant('Main Campus'), false: template('Campus {campus_number}') }),
  building: text(companyWord, { values: [' Hall', ' Hall', ' Building', ' Center'] }),
})
