import { formula } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, entry, text } from '../../builders/texts.ts'
import { firstName, lastName, person } from '../shared/identity.ts'

/** The catalogue with a teacher for each course, published before anybody enrols. */
export const courses = table('courses', per('learners', 0.05, { min: 8 }), {
  course_id: id(),
  subject_entry: hidden(entry('online_courses')),
  subject: hidden(attribute('subject_entry', 'subject')),
  usual_hours: hidden(attribute('subject_entry', 'hours')),
  usual_price: hidden(attribute('subject_entry', 'price')),
  level: oneOf({ beginner: 54, intermediate: 32, advanced: 14 }),
  title: text(
    {
      by: 'level',
      cases: {
        beginner: ['Introduction to ', 'Getting Started: ', 'First Steps: ', 'The Basics: '],
        intermediate: ['Practical ', 'Applied ', 'The Complete Course: ', 'Hands-On '],
        advanced: ['Advanced ', 'Masterclass: ', 'Professional '],
      },
    },
    { column: 'subject' },
  ),
  category: attribute('subject_entry', 'category'),
  person: person(0.46),
  instructor_first_name: firstName,
  instructor_last_name: lastName,
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
