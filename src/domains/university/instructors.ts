import type { TableSchema } from '../../schema/schema.ts'
import { firstName, lastName, person } from '../shared/person-columns.ts'

/** Who teaches, in a department. */
export const instructors: TableSchema = {
  name: 'instructors',
  rows: { type: 'owned', by: 'departments', min: 2, max: 9, mean: 5 },
  columns: [
    { name: 'instructor_id', kind: 'sequence' },
    { name: 'department_id', kind: 'owner_key', table: 'departments' },
    { name: 'country_code', kind: 'category', values: ['US'], weights: [1], hidden: true },
    person(0.46),
    firstName,
    lastName,
    { name: 'mailbox', kind: 'person_attribute', person: 'person', attribute: 'username', hidden: true },
    { name: 'email', kind: 'template', template: '{mailbox}@university.example' },
    {
      name: 'rank',
      kind: 'category',
      values: ['professor', 'associate_professor', 'assistant_professor', 'lecturer', 'adjunct'],
      weights: [22, 22, 21, 20, 15],
    },
    {
      name: 'is_tenured',
      kind: 'formula',
      expression: 'rank in ["professor", "associate_professor"]',
      as: 'boolean',
    },
    {
      name: 'salary',
      kind: 'decimal',
      scale: 2,
      min: 18000,
      max: 320000,
      by: 'rank',
      cases: {
        professor: { name: 'lognormal', median: 138000, spread: 0.2 },
        associate_professor: { name: 'lognormal', median: 101000, spread: 0.16 },
        assistant_professor: { name: 'lognormal', median: 87000, spread: 0.14 },
        lecturer: { name: 'lognormal', median: 66000, spread: 0.14 },
        adjunct: { name: 'lognormal', median: 31000, spread: 0.25 },
      },
    },
    { name: 'is_full_time', kind: 'formula', expression: 'rank != "adjunct"', as: 'boolean' },
    { name: 'office', kind: 'pattern', pattern: '?-###' },
  ],
}
