import type { TableSchema } from '../../schema/schema.ts'
import { firstName, lastName, person } from '../shared/person-columns.ts'

/** The catalogue with a teacher for each course, published before anybody enrols. */
export const courses: TableSchema = {
  name: 'courses',
  rows: { type: 'ratio', of: 'learners', ratio: 0.05, min: 8 },
  columns: [
    { name: 'course_id', kind: 'sequence' },
    { name: 'subject_entry', kind: 'entry', list: 'online_courses', hidden: true },
    { name: 'subject', kind: 'attribute', entry: 'subject_entry', attribute: 'subject', hidden: true },
    { name: 'usual_hours', kind: 'attribute', entry: 'subject_entry', attribute: 'hours', hidden: true },
    { name: 'usual_price', kind: 'attribute', entry: 'subject_entry', attribute: 'price', hidden: true },
    { name: 'level', kind: 'category', values: ['beginner', 'intermediate', 'advanced'], weights: [54, 32, 14] },
    {
      name: 'title',
      kind: 'text',
      segments: [
        {
          by: 'level',
          cases: {
            beginner: ['Introduction to ', 'Getting Started: ', 'First Steps: ', 'The Basics: '],
            intermediate: ['Practical ', 'Applied ', 'The Complete Course: ', 'Hands-On '],
            advanced: ['Advanced ', 'Masterclass: ', 'Professional '],
          },
        },
        { column: 'subject' },
      ],
    },
    { name: 'category', kind: 'attribute', entry: 'subject_entry', attribute: 'category' },
    person(0.46),
    { ...firstName, name: 'instructor_first_name' },
    { ...lastName, name: 'instructor_last_name' },
    { name: 'country_code', kind: 'category', values: ['US', 'GB', 'IN', 'DE', 'CA', 'ES'], weights: [50, 15, 14, 8, 8, 5], hidden: true },
    { name: 'language', kind: 'category', values: ['English', 'Spanish', 'German', 'French', 'Portuguese'], weights: [78, 9, 5, 4, 4] },
    {
      name: 'length',
      kind: 'decimal',
      scale: 2,
      min: 0.5,
      max: 1.8,
      distribution: { name: 'lognormal', median: 1, spread: 0.25 },
      hidden: true,
    },
    { name: 'duration_hours', kind: 'formula', expression: 'usual_hours * length', scale: 1 },
    { name: 'lesson_count', kind: 'formula', expression: 'max(5, round(duration_hours * 2.6))' },
    {
      name: 'price',
      kind: 'decimal',
      scale: 2,
      min: 9.99,
      max: 399.99,
      distribution: { name: 'lognormal', median: 1, spread: 0.25 },
      times: 'usual_price',
      ending: 99,
    },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'rating', kind: 'decimal', scale: 1, min: 3.1, max: 5, distribution: { name: 'normal', mean: 4.4, standard_deviation: 0.3 } },
    { name: 'published_on', kind: 'date', from: '2019-03-04', to: '2025-09-30', weekdays: [1, 2, 2, 2, 1, 0, 0] },
  ],
}
