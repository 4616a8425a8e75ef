import { flag } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { decimalBy, oneOf } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, ownedBy, owner, table } from '../../builders/table.ts'
import { pattern, personal, template } from '../../builders/texts.ts'
import { identity } from '../shared/identity.ts'

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
