import { measure, trade } from '../trade.ts'
import { courses, learners } from './learners.ts'
import { enrolments, payments, quizAttempts } from './enrolments.ts'

/**
 * An online learning platform. Primary: learners. For each 1000 learners 50 courses (at least 8) and 2000 enrolments, each with 3 quiz
 * attempts and 1.15 payments on average. The payments of an enrolment add up to its amount.
 */
export const edtech = trade({
  name: 'edtech',
  description: 'An online learning platform: learners, courses, enrolments, quiz attempts and payments.',
  story: 'online learning platform with learners, courses and enrolments',
  keywords:
    'edtech, ed tech, online learning, e learning, elearning, online course, mooc, learning platform, lms, learning management system, ' +
    'course platform, coding bootcamp, online academy, tutoring, learners, enrolments, enrollments, quizzes',
  nouns: {
    learners: 'students, pupils, users',
    courses: 'classes, lessons, trainings',
    enrolments: 'enrollments, registrations, signups, course sales',
    quiz_attempts: 'quizzes, tests, exams, assessments, attempts',
    payments: 'instalments, installments',
  },
  rates: {
    'enrolments.status.completed': 'completion, completed, completion rate, complete, finished, graduated, graduation',
    'enrolments.status.dropped': 'dropout, drop out, dropped, dropped out, dropout rate, churn, churned, abandoned, quit',
    'enrolments.status.refunded': 'refund, refunded, refund rate, money back',
    'enrolments.status.in_progress': 'in progress, ongoing, active',
    'quiz_attempts.passed.true': 'passed, pass, pass rate, passing',
    'learners.plan.premium': 'premium, premium plan, paid plan, premium learners, premium subscribers',
    'learners.plan.free': 'free, free plan, free tier, free users, freemium',
    'courses.level.beginner': 'beginner, beginner courses, introductory',
    'learners.device.mobile': 'mobile, on mobile, on their phone, mobile learners',
  },
  measures: [
    measure('enrolments.amount', 'money', 75, {
      words: 'revenue, sales, course sales, course revenue, turnover, income, tuition, tuition fees, takings, bookings',
      prices: ['courses.price'],
    }),
  ],
  money: ['courses.price'],
  tables: [learners, courses, enrolments, quizAttempts, payments],
})
