import { daysAfter, flag, formula, itself, mapped, when } from '../../builders/computed.ts'
import { beta } from '../../builders/distributions.ts'
import { decimalBy, oneOf, oneOfBy, shares, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, ordinal, ownedBy, owner, ref, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { fieldCount, fields } from './departments.ts'

/** Courses of a department, six at each level, each taught by one of its instructors. */
export const courses = table('courses', ownedBy('departments', { min: 6, max: 20, mean: 12 }), {
  course_id: id(),
  department_id: owner('departments'),
  place: hidden(ordinal()),
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

const attendances = { completed: beta(9, 1.4, 0.05, 1), failed: beta(3, 2.4, 0.05, 1), withdrawn: beta(2, 3.5, 0.05, 1) }

/** A student's enrolment in a course of their department, in one of the terms since admission that are over. */
export const enrolments = table('enrolments', ownedBy('students', { min: 2, max: 6, mean: 4.2 }), {
  enrolment_id: id(),
  student_id: owner('students'),
  department_id: hidden(lookup('student_id', 'department_id')),
  course_id: ref('courses', { partition_by: 'department_id', distinct_among_siblings: true }),
  number: hidden(ordinal()),
  admitted_on: hidden(lookup('student_id', 'admitted_on')),
  terms: hidden(formula('max(coalesce(floor((today - admitted_on - 96) / 182), 0) + 1, 1)')),
  term_number: hidden(formula('coalesce((number - 1) % terms, 0)')),
  days_later: hidden(formula('term_number * 182')),
  enrolled_on: daysAfter('admitted_on', 'days_later'),
  day: hidden(formula('today - (today - enrolled_on)')),
  year: hidden(formula('1970 + floor(day * 100 / 36525)')),
  day_of_year: hidden(formula('floor(day * 100 % 36525 / 100)')),
  is_fall: hidden(flag('day_of_year >= 170')),
  season: hidden(mapped('is_fall', { true: 'Fall', false: 'Spring' })),
  term: template('{season} {year}'),
  status: shares({ completed: 0.885, failed: 0.065, withdrawn: 0.05 }),
  credits: lookup('course_id', 'credits'),
  grade: oneOfBy('status', ['A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'D', 'F', 'W'], {
    completed: { A: 24, 'A-': 15, 'B+': 15, B: 17, 'B-': 10, 'C+': 7, C: 8, D: 4 },
    failed: { F: 1 },
    withdrawn: { W: 1 },
  }),
  points: hidden(mapped('grade', { A: 4, 'A-': 3.7, 'B+': 3.3, B: 3, 'B-': 2.7, 'C+': 2.3, C: 2, D: 1, F: 0, W: 0 })),
  grade_points: when('status != "withdrawn"', formula('points')),
  credits_earned: formula('status == "completed" ? credits : 0'),
  attendance: hidden(decimalBy('status', 0.05, 1, 3, attendances)),
  attendance_percent: formula('attendance * 100', 1),
})
