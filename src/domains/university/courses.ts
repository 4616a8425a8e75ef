import { formula, itself, mapped } from '../../builders/computed.ts'
import { oneOf, yes } from '../../builders/drawn.ts'
import { hidden, id, ownedBy, owner, ref, siblingNumber, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { fieldCount, fields } from './departments.ts'

/** Courses of a department, six at each level, each taught by one of its instructors. */
export const courses = table('courses', ownedBy('departments', { min: 6, max: 20, mean: 12 }), {
  course_id: id(),
  department_id: owner('departments'),
  place: hidden(siblingNumber()),
  field: hidden(formula(`(place - 1) % ${fieldCount}`)),
  step: hidden(formula(`floor((place - 1) / ${fieldCount})`)),
  field_code: hidden(formula(`parent.subject * ${fieldCount} + field`)),
  field_name: hidden(mapped('field_code', { ...fields, otherwise: 'Research' })),
  prefix: hidden(mapped('step', { 0: 'Introduction to', 1: 'Intermediate', 2: 'Advanced', otherwise: 'Seminar in' })),
  level: formula('min(step + 1, 9) * 100'),
  number: hidden(formula('level + field * 10 + max(step - 8, 0)')),
  code: template('{department_id.code} {number}'),
  title: template('{prefix} {field_name}'),
  instructor_id: ref('instructors', { partition_by: 'department_id' }),
  credit_choice: hidden(oneOf({ 2: 12, 3: 63, 4: 25 })),
  credits: mapped('credit_choice', itself(2, 3, 4)),
  capacity: mapped('step', { 0: 180, 1: 80, 2: 35, otherwise: 18 }),
  delivery: oneOf({ in_person: 72, online: 16, hybrid: 12 }),
  has_lab: yes(0.22),
})
