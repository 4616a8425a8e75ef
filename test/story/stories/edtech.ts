import type { StoryCase } from './story-case.ts'

/** Stories of online learning. */
export const stories: readonly StoryCase[] = [
  {
    story: 'Online learning platform with 1000 learners, 40 courses and 30% completion',
    counts: { learners: 1000, courses: 40 },
    rates: { 'enrolments.status=completed': 0.3 },
  },
  {
    story: 'edtech startup in Spain, five hundred students, 25% dropouts, 20% on the premium plan',
    counts: { students: 500 },
    rates: { 'enrolments.status=dropped': 0.25, 'students.plan=premium': 0.2 },
    countries: { 'students.country_code': ['ES'] },
  },
  {
    story: 'MOOC provider, revenue from $20k in January 2024 to $60k in December 2024',
    totals: { measure: 'enrolments.amount', months: { '2024-01': 20_000, '2024-12': 60_000 } },
  },
  {
    story: 'LMS test data:\n- 300 learners\n- 900 enrollments\n- 2,500 quiz attempts\n- 80% passed quizzes\n- 5% refunds',
    counts: { learners: 300, enrollments: 900, quiz_attempts: 2500 },
    rates: { 'quiz_attempts.passed=true': 0.8, 'enrollments.status=refunded': 0.05 },
  },
  {
    story: 'e-learning site, enrolments in 2024, half of the courses for beginners, 45% mobile learners',
    rates: { 'courses.level=beginner': 0.5, 'learners.device=mobile': 0.45 },
    window: { table: 'enrolments', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'online courses for 250 learners, three quarters of them free users',
    counts: { learners: 250 },
    rates: { 'learners.plan=free': 0.75 },
  },
  {
    story: 'An e-learning acadmy with 400 enrolments, 500 payments and 60% in progress',
    counts: { enrolments: 400, payments: 500 },
    rates: { 'enrolments.status=in_progress': 0.6 },
  },
  { story: 'EDTECH, 200 STUDENTS, 90% PASS RATE', counts: { students: 200 }, rates: { 'quiz_attempts.passed=true': 0.9 } },
]
