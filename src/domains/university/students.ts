import { daysAfter, formula, when } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { date, oneOf, shares, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { hidden, id, primary, ref, rollUp, table } from '../../builders/table.ts'
import { code, personal, template } from '../../builders/texts.ts'
import { identity, phone } from '../shared/identity.ts'

/** Ages at admission, in days. */
const ages = {
  undergraduate: quantiles([6500, 6620, 6680, 6730, 6780, 6830, 6880, 6960, 7200, 8000, 11500]),
  graduate: quantiles([7900, 8100, 8300, 8550, 8800, 9200, 9700, 10500, 11800, 15500]),
}

/**
 * Students admitted within four years, none of whom has graduated; those who dropped out did so within a month of today. gpa is the
 * average grade points of their enrolments.
 */
export const students = table('students', primary, {
  student_id: id(),
  student_number: code('S##########'),
  country_code: hidden(oneOf({ US: 1 })),
  ...identity(0.56, 'first_name', 'last_name', 'gender'),
  mailbox: hidden(personal('username')),
  email: template('{mailbox}@students.university.example'),
  days_old: hidden(wholeBy('level', 6400, 16000, ages)),
  days_before: hidden(formula('-days_old')),
  birth_date: daysAfter('admitted_on', 'days_before'),
  phone,
  department_id: ref('departments', { popularity: 0.35 }),
  level: oneOf({ undergraduate: 83, graduate: 17 }),
  residency: shares({ in_state: 0.68, out_of_state: 0.22, international: 0.1 }),
  has_scholarship: yes(0.3),
  is_first_generation: yes(0.27),
  status: shares({ active: 0.935, on_leave: 0.02, dropped_out: 0.045 }),
  admitted_on: date('2022-08-15', '2025-09-15', {
    growth: 1.1,
    months: [2, 0.2, 0.05, 0.05, 0.05, 0.1, 0.2, 6, 4, 0.1, 0.05, 0.05],
    weekdays: [1.4, 1.1, 1, 1, 0.9, 0.05, 0.02],
  }),
  gpa: rollUp('avg', 'enrolments', 'grade_points', { scale: 2 }),
  notice: hidden(whole(1, 29)),
  days_to_leave: hidden(formula('max(today - admitted_on - notice, 1)')),
  dropped_out_on: when('status == "dropped_out"', daysAfter('admitted_on', 'days_to_leave')),
})
