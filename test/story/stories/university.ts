import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'university with 600 students, 8 departments, 90 courses and 2,400 enrolments, 7% failed',
    counts: { students: 600, departments: 8, courses: 90, enrolments: 2400 },
    rates: { 'enrolments.status=failed': 0.07 },
  },
  {
    story: 'A Canadian college: tuition from $500k in January to $800k in September 2025, 5% dropouts, 12% international students.',
    rates: { 'students.status=dropped_out': 0.05, 'students.residency=international': 0.12 },
    totals: { measure: 'tuition_payments.amount', months: { '2025-01': 500000, '2025-09': 800000 } },
    countries: { 'students.country_code': ['CA'], 'instructors.country_code': ['CA'] },
  },
  {
    story: '- university\n- 40 professors\n- 1.2k students, a third on scholarship\n- 3000 tuition payments in 2024\n- 4% overdue',
    counts: { professors: 40, students: 1200, tuition_payments: 3000 },
    rates: { 'students.has_scholarship=true': 1 / 3, 'tuition_payments.status=overdue': 0.04 },
    window: { table: 'tuition_payments', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story:
      'we are a small college. a fifth of the students are graduate students, 25% first generation; 30% of courses online and 10% hybrid',
    rates: {
      'students.level=graduate': 0.2,
      'students.is_first_generation=true': 0.25,
      'courses.delivery=online': 0.3,
      'courses.delivery=hybrid': 0.1,
    },
  },
  {
    story: 'HIGHER EDUCATION, 300 STUDENTS, 90% PASSED, 6% WITHDRAWN',
    counts: { students: 300 },
    rates: { 'enrolments.status=completed': 0.9, 'enrolments.status=withdrawn': 0.06 },
  },
  {
    story: 'tuition revenue of $400,000 a month at a university with four hundred students, 8% paid late',
    counts: { students: 400 },
    rates: { 'tuition_payments.status=paid_late': 0.08 },
    totals: { measure: 'tuition_payments.amount', months: { '2025-03': 400000, '2025-10': 400000 } },
  },
  {
    story:
      'genrate data for a campus: two hundred students, 1,000 tuition payments from August to December 2025, 35% by student loan, 3% on leave',
    counts: { students: 200, tuition_payments: 1000 },
    rates: { 'tuition_payments.method=student_loan': 0.35, 'students.status=on_leave': 0.03 },
    window: { table: 'tuition_payments', from: '2025-08-01', to: '2025-12-31' },
  },
  {
    story: 'academic registrar: 900 enrollments, 20% adjunct instructors, 18% out of state',
    counts: { enrollments: 900 },
    rates: { 'instructors.rank=adjunct': 0.2, 'students.residency=out_of_state': 0.18 },
  },
]
