import type { TableSchema } from '../../schema/schema.ts'
import { firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'

/** Students of four years, none of them done; who dropped out did so within the last month. The grade point average is that of their enrolments. */
export const students: TableSchema = {
  name: 'students',
  rows: { type: 'primary' },
  columns: [
    { name: 'student_id', kind: 'sequence' },
    { name: 'student_number', kind: 'pattern', pattern: 'S##########', unique: true },
    { name: 'country_code', kind: 'category', values: ['US'], weights: [1], hidden: true },
    person(0.56),
    firstName,
    lastName,
    gender,
    { name: 'mailbox', kind: 'person_attribute', person: 'person', attribute: 'username', hidden: true },
    { name: 'email', kind: 'template', template: '{mailbox}@students.university.example' },
    {
      name: 'days_old',
      kind: 'integer',
      min: 6400,
      max: 16000,
      by: 'level',
      cases: {
        undergraduate: { name: 'empirical', quantiles: [6500, 6620, 6680, 6730, 6780, 6830, 6880, 6960, 7200, 8000, 11500] },
        graduate: { name: 'empirical', quantiles: [7900, 8100, 8300, 8550, 8800, 9200, 9700, 10500, 11800, 15500] },
      },
      hidden: true,
    },
    { name: 'days_before', kind: 'formula', expression: '-days_old', hidden: true },
    { name: 'birth_date', kind: 'shifted', column: 'admitted_on', offset: 'days_before', unit: 'days', as: 'date' },
    phone,
    { name: 'department_id', kind: 'foreign_key', table: 'departments', popularity: 0.35 },
    { name: 'level', kind: 'category', values: ['undergraduate', 'graduate'], weights: [83, 17] },
    { name: 'residency', kind: 'category', values: ['in_state', 'out_of_state', 'international'], shares: [0.68, 0.22, 0.1] },
    { name: 'has_scholarship', kind: 'boolean', rate: 0.3 },
    { name: 'is_first_generation', kind: 'boolean', rate: 0.27 },
    { name: 'status', kind: 'category', values: ['active', 'on_leave', 'dropped_out'], shares: [0.935, 0.02, 0.045] },
    {
      name: 'admitted_on',
      kind: 'date',
      from: '2022-08-15',
      to: '2025-09-15',
      growth: 1.1,
      months: [2, 0.2, 0.05, 0.05, 0.05, 0.1, 0.2, 6, 4, 0.1, 0.05, 0.05],
      weekdays: [1.4, 1.1, 1, 1, 0.9, 0.05, 0.02],
    },
    { name: 'gpa', kind: 'roll_up', table: 'enrolments', aggregate: 'avg', column: 'grade_points', scale: 2 },
    { name: 'notice', kind: 'integer', min: 1, max: 29, hidden: true },
    { name: 'days_to_leave', kind: 'formula', expression: 'max(today - admitted_on - notice, 1)', hidden: true },
    {
      name: 'dropped_out_on',
      kind: 'conditional',
      when: 'status == "dropped_out"',
      value: { kind: 'shifted', column: 'admitted_on', offset: 'days_to_leave', unit: 'days', as: 'date' },
    },
  ],
}
