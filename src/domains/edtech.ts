import type { Domain } from './domain.ts'
import { courses } from './edtech/courses.ts'
import { enrolments } from './edtech/enrolments.ts'
import { learners } from './edtech/learners.ts'
import { payments } from './edtech/payments.ts'
import { quizAttempts } from './edtech/quiz-attempts.ts'

/** An online learning platform. Primary: learners, with two enrolments on average. */
export const edtech: Domain = {
  name: 'edtech',
  description: 'An online learning platform: learners, courses, enrolments, quiz attempts and payments.',
  story: 'online learning platform with learners, courses and enrolments',
  keywords: [
    'edtech',
    'ed tech',
    'online learning',
    'e learning',
    'elearning',
    'online course',
    'mooc',
    'learning platform',
    'lms',
    'learning management system',
    'course platform',
    'coding bootcamp',
    'online academy',
    'tutoring',
    'learners',
    'enrolments',
    'enrollments',
    'quizzes',
  ],
  nouns: {
    learners: ['students', 'pupils', 'users'],
    courses: ['classes', 'lessons', 'trainings'],
    enrolments: ['enrollments', 'registrations', 'signups', 'course sales'],
    quiz_attempts: ['quizzes', 'tests', 'exams', 'assessments'],
    payments: ['instalments', 'installments'],
  },
  rates: [
    {
      words: ['completion', 'completed', 'completion rate', 'complete', 'finished', 'graduated', 'graduation'],
      column: 'enrolments.status',
      value: 'completed',
    },
    {
      words: ['dropout', 'drop out', 'dropped', 'dropped out', 'dropout rate', 'churn', 'churned', 'abandoned', 'quit'],
      column: 'enrolments.status',
      value: 'dropped',
    },
    { words: ['refund', 'refunded', 'refund rate', 'money back'], column: 'enrolments.status', value: 'refunded' },
    { words: ['in progress', 'ongoing', 'active'], column: 'enrolments.status', value: 'in_progress' },
    { words: ['passed', 'pass', 'pass rate', 'passing'], column: 'quiz_attempts.passed', value: true },
    {
      words: ['premium', 'premium plan', 'paid plan', 'premium learners', 'premium subscribers'],
      column: 'learners.plan',
      value: 'premium',
    },
    { words: ['free', 'free plan', 'free tier', 'free users', 'freemium'], column: 'learners.plan', value: 'free' },
    { words: ['beginner', 'beginner courses', 'introductory'], column: 'courses.level', value: 'beginner' },
    { words: ['mobile', 'on mobile', 'on their phone', 'mobile learners'], column: 'learners.device', value: 'mobile' },
  ],
  measures: [
    {
      words: ['revenue', 'sales', 'course sales', 'course revenue', 'turnover', 'income', 'tuition', 'tuition fees', 'takings', 'bookings'],
      column: 'enrolments.amount',
      unit: 'money',
      typical: 75,
      prices: ['courses.price'],
    },
  ],
  events: ['enrolments'],
  countries: ['learners.country_code', 'courses.country_code'],
  currencies: ['courses.currency', 'enrolments.currency', 'payments.currency'],
  money: ['courses.price'],
  schema: { version: 1, name: 'edtech', tables: [learners, courses, enrolments, quizAttempts, payments] },
}
