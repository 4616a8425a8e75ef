import { measure, trade } from '../trade.ts'
import { courses, enrolments } from './courses.ts'
import { departments } from './departments.ts'
import { instructors, students } from './people.ts'
import { tuitionPayments } from './tuition-payments.ts'

/**
 * A university. Primary table: students. For each 1000 of them there are 12 departments (at least 6) with 5 instructors and 12 courses
 * each on average, 4200 enrolments and 5000 tuition payments.
 */
export const university = trade({
  name: 'university',
  description: 'A university: departments, instructors, courses, students, enrolments with grades, and tuition payments.',
  story: 'university with students, courses and enrolments',
  keywords: 'university, college, campus, higher education, tuition, faculty, registrar, student information system, gpa, semester',
  nouns: {
    departments: 'faculties',
    instructors: 'professors, lecturers, teachers, faculty members',
    courses: 'classes, modules, subjects',
    students: 'undergraduates, learners, pupils',
    enrolments: 'enrollments, registrations, course registrations, grades',
    tuition_payments: 'payments, tuition bills, instalments, installments',
  },
  rates: {
    'students.status.dropped_out': 'dropout, drop out, dropped out, dropping out, attrition, churn, dropout rate, left',
    'students.status.on_leave': 'on leave, leave of absence',
    'enrolments.status.failed': 'failed, fail, failing, failure, failure rate, failed courses, f grades',
    'enrolments.status.withdrawn': 'withdrawn, withdrawal, withdrew, dropped courses',
    'enrolments.status.completed': 'passed, pass, pass rate, passing, completed, completion, completion rate',
    'students.residency.international': 'international, international students, foreign, foreign students, overseas',
    'students.residency.out_of_state': 'out of state',
    'students.has_scholarship.true': 'scholarship, on scholarship, financial aid, with a scholarship',
    'students.is_first_generation.true': 'first generation, first gen',
    'students.level.graduate': 'graduate, graduate students, postgraduate, grad students',
    'courses.delivery.online': 'online, online courses, remote',
    'courses.delivery.hybrid': 'hybrid, blended',
    'tuition_payments.status.paid_late': 'paid late, late, late payment',
    'tuition_payments.status.overdue': 'overdue, unpaid, unpaid tuition, in arrears, outstanding',
    'tuition_payments.method.student_loan': 'student loan, by loan, loans',
  },
  measures: [
    measure('tuition_payments.amount', 'money', 4110, {
      words: 'tuition, tuition revenue, revenue, income, fees, tuition income, tuition fees',
      prices: ['tuition_payments.tuition', 'tuition_payments.fees_due'],
    }),
  ],
  countries: ['students.country_code', 'instructors.country_code'],
  money: ['tuition_payments.tuition', 'tuition_payments.fees_due', 'instructors.salary'],
  tables: [departments, instructors, courses, students, enrolments, tuitionPayments],
})
