import { daysAfter, flag, formula, when } from '../../builders/computed.ts'
import { lognormal, quantiles } from '../../builders/distributions.ts'
import { date, decimalBy, oneOf, shares, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, ownedBy, owner, primary, ref, rollUp, table } from '../../builders/table.ts'
import { code, pattern, personal, template } from '../../builders/texts.ts'
import { identity, phone } from '../shared/identity.ts'

const ranks = facts(['weight', 'salary'], {
  professor: [22, lognormal(138000, 0.2)],
  associate_professor: [22, lognormal(101000, 0.16)],
  assistant_professor: [21, lognormal(87000, 0.14)],
  lecturer: [20, lognormal(66000, 0.14)],
  adjunct: [15, lognormal(31000, 0.25)],
})

/** Instructors of a department. */
export const instructors = table('instructors', ownedBy('departments', { min: 2, max: 9, mean: 5 }), {
  instructor_id: id(),
  department_id: owner('departments'),
  country_code: hidden(oneOf({ US: 1 })),
  ...identity(0.46, 'first_name', 'last_name'),
  mailbox: hidden(personal('username')),
  email: template('{mailbox}@university.example'),
  rank: oneOf(ranks.weight),
  is_tenured: flag('rank in ["professor", "associate_professor"]'),
  salary: decimalBy('rank', 18000, 320000, 2, ranks.salary),
  is_full_time: flag('rank != "adjunct"'),
  office: pattern('?-###'),
})

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
