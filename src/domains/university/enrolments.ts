import { daysAfter, flag, formula, mapped, when } from '../../builders/computed.ts'
import { beta } from '../../builders/distributions.ts'
import { decimalBy, oneOfBy, shares } from '../../builders/drawn.ts'
import { hidden, id, lookup, ownedBy, owner, ref, siblingNumber, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

const attendances = { completed: beta(9, 1.4, 0.05, 1), failed: beta(3, 2.4, 0.05, 1), withdrawn: beta(2, 3.5, 0.05, 1) }

/** A student's enrolment in a course of their department, in one of the terms since admission that are over. */
export const enrolments = table('enrolments', ownedBy('students', { min: 2, max: 6, mean: 4.2 }), {
  enrolment_id: id(),
  student_id: owner('students'),
  department_id: hidden(lookup('student_id', 'department_id')),
  course_id: ref('courses', { partition_by: 'department_id', distinct_among_siblings: true }),
  number: hidden(siblingNumber()),
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
