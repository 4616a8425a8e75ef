import { bucket, formula } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, oneOfBy, timestamp } from '../../builders/drawn.ts'
import { allHidden, hidden, id, per, primary, table } from '../../builders/table.ts'
import { attribute, attributes, entry, text } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { address } from '../shared/address.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { contact, identity } from '../shared/identity.ts'

/** Learners, adults when they sign up. */
export const learners = table('learners', primary, {
  learner_id: id(),
  ...identity(0.49, 'first_name', 'last_name', 'gender', 'email'),
  ...birthBefore('signed_up_at', [18, 20, 22, 24, 26, 28.5, 31.5, 35, 40, 48, 72]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 32, IN: 20, GB: 10, BR: 9, DE: 7, CA: 6, MX: 5, FR: 4, ES: 4, AU: 3 }),
  age_group: hidden(bucket('age_then', [22, 25, 30], ['under_22', 'under_25', 'under_30', 'from_30'])),
  education: oneOfBy('age_group', ['high_school', 'bachelor', 'master', 'doctorate', 'other'], {
    under_22: [88, 0, 0, 0, 12],
    under_25: [40, 52, 0, 0, 8],
    under_30: [20, 50, 23, 0, 7],
    otherwise: [19, 44, 25, 4, 8],
  }),
  goal: oneOf({ career_change: 27, promotion: 24, studies: 20, hobby: 17, company_training: 12 }),
  plan: oneOf({ free: 68, premium: 24, team: 8 }),
  device: oneOf({ desktop: 56, mobile: 37, tablet: 7 }),
  signup_channel: oneOf({ organic: 35, paid_search: 19, social: 21, referral: 14, employer: 11 }),
  signed_up_at: timestamp('2021-06-01', '2025-12-29', wakingHours, {
    growth: 2,
    months: [1.35, 1.05, 1, 0.95, 0.9, 0.85, 0.85, 0.95, 1.2, 1.05, 1, 0.85],
  }),
})

const titles = {
  beginner: ['Introduction to ', 'Getting Started: ', 'First Steps: ', 'The Basics: '],
  intermediate: ['Practical ', 'Applied ', 'The Complete Course: ', 'Hands-On '],
  advanced: ['Advanced ', 'Masterclass: ', 'Professional '],
}

/** The courses, each with an instructor, published before the first enrolment. */
export const courses = table('courses', per('learners', 0.05, { min: 8 }), {
  course_id: id(),
  subject_entry: hidden(entry('online_courses')),
  ...allHidden(attributes('subject_entry', 'subject', { usual_hours: 'hours', usual_price: 'price' })),
  level: oneOf({ beginner: 54, intermediate: 32, advanced: 14 }),
  title: text({ by: 'level', cases: titles }, { column: 'subject' }),
  category: attribute('subject_entry', 'category'),
  ...contact('instructor', 0.46, 'first_name', 'last_name'),
  country_code: hidden(oneOf({ US: 50, GB: 15, IN: 14, DE: 8, CA: 8, ES: 5 })),
  language: oneOf({ English: 78, Spanish: 9, German: 5, French: 4, Portuguese: 4 }),
  length: hidden(decimal(0.5, 1.8, 2, lognormal(1, 0.25))),
  duration_hours: formula('usual_hours * length', 1),
  lesson_count: formula('max(5, round(duration_hours * 2.6))'),
  price: decimal(9.99, 399.99, 2, lognormal(1, 0.25), { times: 'usual_price', ending: 99 }),
  currency: constant('USD'),
  rating: decimal(3.1, 5, 1, normal(4.4, 0.3)),
  published_on: date('2019-03-04', '2025-09-30', { weekdays: [1, 2, 2, 2, 1, 0, 0] }),
})
