import type { TableSchema } from '../../schema/schema.ts'
import { fieldCount, fields } from './subjects.ts'

/** Courses of a department, six on each level, taught by one of its instructors. */
export const courses: TableSchema = {
  name: 'courses',
  rows: { type: 'owned', by: 'departments', min: 6, max: 20, mean: 12 },
  columns: [
    { name: 'course_id', kind: 'sequence' },
    { name: 'department_id', kind: 'owner_key', table: 'departments' },
    { name: 'place', kind: 'sibling_number', hidden: true },
    { name: 'field', kind: 'formula', expression: `(place - 1) % ${fieldCount}`, hidden: true },
    { name: 'step', kind: 'formula', expression: `floor((place - 1) / ${fieldCount})`, hidden: true },
    { name: 'field_code', kind: 'formula', expression: `parent.subject * ${fieldCount} + field`, hidden: true },
    { name: 'field_name', kind: 'mapping', by: 'field_code', cases: fields, otherwise: 'Research', hidden: true },
    {
      name: 'prefix',
      kind: 'mapping',
      by: 'step',
      cases: { '0': 'Introduction to', '1': 'Intermediate', '2': 'Advanced' },
      otherwise: 'Seminar in',
      hidden: true,
    },
    { name: 'level', kind: 'formula', expression: 'min(step + 1, 9) * 100' },
    { name: 'number', kind: 'formula', expression: 'level + field * 10 + max(step - 8, 0)', hidden: true },
    { name: 'code', kind: 'template', template: '{department_id.code} {number}' },
    { name: 'title', kind: 'template', template: '{prefix} {field_name}' },
    { name: 'instructor_id', kind: 'foreign_key', table: 'instructors', partition_by: 'department_id' },
    { name: 'credit_choice', kind: 'category', values: ['2', '3', '4'], weights: [12, 63, 25], hidden: true },
    { name: 'credits', kind: 'mapping', by: 'credit_choice', cases: { '2': 2, '3': 3, '4': 4 } },
    { name: 'capacity', kind: 'mapping', by: 'step', cases: { '0': 180, '1': 80, '2': 35 }, otherwise: 18 },
    { name: 'delivery', kind: 'category', values: ['in_person', 'online', 'hybrid'], weights: [72, 16, 12] },
    { name: 'has_lab', kind: 'boolean', rate: 0.22 },
  ],
}
