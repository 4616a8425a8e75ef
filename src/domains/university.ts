import type { Domain } from './domain.ts'
import { courses } from './university/courses.ts'
import { departments } from './university/departments.ts'
import { enrolments } from './university/enrolments.ts'
import { instructors } from './university/instructors.ts'
import { students } from './university/students.ts'
import { tuitionPayments } from './university/tuition-payments.ts'

/**
 * A university. Primary: students. For each 1000 of them 12 departments (6 at least) with 5 instructors and 12 courses each, 4200 enrolments and
 * 5000 tuition payments.
 */
export const university: Domain = {
  name: 'university',
  description: 'A university: departments, instructors, courses, students, enrolments with grades and tuition payments.',
  story: 'university with students, courses and enrolments',
  keywords: [
    'university',
    'college',
    'campus',
    'higher education',
    'tuition',
    'faculty',
    'registrar',
    'student information system',
    'gpa',
    'semester',
  ],
  nouns: {
    departments: ['faculties'],
    instructors: ['professors', 'lecturers', 'teachers', 'faculty members'],
    courses: ['classes', 'modules', 'subjects'],
    students: ['undergraduates', 'learners', 'pupils'],
    enrolments: ['enrollments', 'registrations', 'course registrations', 'grades'],
    tuition_payments: ['payments', 'tuition bills', 'instalments', 'installments'],
  },
  rates: [
    {
      words: ['dropout', 'drop out', 'dropped out', 'dropping out', 'attrition', 'churn', 'dropout rate', 'left'],
      column: 'students.status',
      value: 'dropped_out',
    },
    { words: ['on leave', 'leave of absence'], column: 'students.status', value: 'on_leave' },
    {
      words: ['failed', 'fail', 'failing', 'failure', 'failure rate', 'failed courses', 'f grades'],
      column: 'enrolments.status',
      value: 'failed',
    },
    { words: ['withdrawn', 'withdrawal', 'withdrew', 'dropped courses'], column: 'enrolments.status', value: 'withdrawn' },
    {
      words: ['passed', 'pass', 'pass rate', 'passing', 'completed', 'completion', 'completion rate'],
      column: 'enrolments.status',
      value: 'completed',
    },
    {
      words: ['international', 'international students', 'foreign', 'foreign students', 'overseas'],
      column: 'students.residency',
      value: 'international',
    },
    { words: ['out of state'], column: 'students.residency', value: 'out_of_state' },
    {
      words: ['scholarship', 'on scholarship', 'financial aid', 'with a scholarship'],
      column: 'students.has_scholarship',
      value: true,
    },
    { words: ['first generation', 'first gen'], column: 'students.is_first_generation', value: true },
    {
      words: ['graduate', 'graduate students', 'postgraduate', 'grad students'],
      column: 'students.level',
      value: 'graduate',
    },
    { words: ['online', 'online courses', 'remote'], column: 'courses.delivery', value: 'online' },
    { words: ['hybrid', 'blended'], column: 'courses.delivery', value: 'hybrid' },
    { words: ['paid late', 'late', 'late payment'], column: 'tuition_payments.status', value: 'paid_late' },
    { words: ['overdue', 'unpaid', 'unpaid tuition', 'in arrears', 'outstanding'], column: 'tuition_payments.status', value: 'overdue' },
    { words: ['student loan', 'by loan', 'loans'], column: 'tuition_payments.method', value: 'student_loan' },
  ],
  measures: [
    {
      words: ['tuition', 'tuition revenue', 'revenue', 'income', 'fees', 'tuition income', 'tuition fees'],
      column: 'tuition_payments.amount',
      unit: 'money',
      typical: 4110,
      prices: ['tuition_payments.tuition', 'tuition_payments.fees_due'],
    },
  ],
  events: ['tuition_payments'],
  countries: ['students.country_code', 'instructors.country_code'],
  currencies: ['tuition_payments.currency'],
  money: ['tuition_payments.tuition', 'tuition_payments.fees_due', 'instructors.salary'],
  schema: { version: 1, name: 'university', tables: [departments, instructors, courses, students, enrolments, tuitionPayments] },
}
