import { daysAfter, flag, formula, switchBy, when } from '../../builders/computed.ts'
import { lognormal, uniform } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, shares, whole } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { allHidden, type Columns, countOf, hidden, id, lookup, primary, ref, table } from '../../builders/table.ts'
import { attribute, entry, personal, template } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity, phone } from '../shared/identity.ts'
import { pastDay } from '../shared/past-time.ts'

/** Hidden columns with the title, level and usual salary of a position of the department at one of some levels. */
function position(name: string, levels: readonly string[]): Columns {
  return allHidden({
    [`${name}_position`]: entry('staff_positions', {
      only: { level: levels },
      by: { column: 'department_function', attribute: 'function' },
    }),
    [`${name}_title`]: attribute(`${name}_position`, 'title'),
    [`${name}_level`]: attribute(`${name}_position`, 'level'),
    [`${name}_salary`]: attribute(`${name}_position`, 'salary'),
  })
}

/** The job by `rank`: intern, staff, manager, head of the company, warehouse staff that does not work on site. */
const ranks = facts(['title', 'level'], {
  0: [template('{department_function} Intern'), constant('junior')],
  1: [template('{staff_title}'), template('{staff_level}')],
  2: [template('{lead_title}'), template('{lead_level}')],
  3: [constant('Chief Executive Officer'), constant('executive')],
  4: [constant('Operations Coordinator'), constant('junior')],
})

const leavingReasons = { resignation: 38, better_offer: 20, performance: 13, layoff: 12, end_of_contract: 8, relocation: 6, misconduct: 3 }

/** People who work for the company, and those who left it within the last year. The first one hired leads the company. */
export const employees = table('employees', primary, {
  employee_id: id(),
  ...identity(0.47, 'first_name', 'last_name', 'gender'),
  mailbox: hidden(personal('username')),
  email: template('{mailbox}@company.example'),
  phone,
  ...birthBefore('hired_on', [18.5, 22.5, 24, 25.5, 27, 28.5, 30.5, 33, 36.5, 42, 58]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 68, GB: 10, CA: 7, DE: 6, IN: 6, AU: 3 }),
  department_id: ref('departments', { existing_at: 'hired_on' }),
  department_function: hidden(lookup('department_id', 'function')),
  manager_id: { kind: 'self_reference', roots: 1, branching: 8 },
  // Managers are those who were hired first.
  leads_others: hidden(flag('hired_on < "2018-04-01"')),
  ...position('lead', ['lead', 'director']),
  ...position('staff', ['junior', 'mid', 'senior']),
  leads_company: hidden(flag('employee_id == 1 && employment_type != "intern"')),
  // Warehouse work is done on site: those who work elsewhere are coordinators.
  rank: hidden(
    formula(
      'leads_company ? 3 : employment_type == "intern" ? 0 : leads_others ? 2 : ' +
        'staff_title == "Warehouse Associate" && work_mode != "onsite" ? 4 : 1',
    ),
  ),
  job_title: switchBy('rank', ranks.title),
  level: switchBy('rank', ranks.level),
  employment_type: oneOf({ full_time: 84, part_time: 8, contract: 6, intern: 2 }),
  work_mode: oneOf({ onsite: 45, hybrid: 36, remote: 19 }),
  hired_on: date('2016-01-04', '2025-12-15', {
    growth: 3,
    months: [1.3, 1, 1.05, 1, 0.95, 1.15, 0.95, 0.95, 1.2, 1.05, 0.85, 0.45],
    weekdays: [6, 1.2, 1.2, 0.8, 0.4, 0, 0],
  }),
  pay_base: hidden(formula('rank == 3 ? 310000 : rank == 2 ? lead_salary : rank == 1 ? staff_salary : rank == 4 ? 47000 : 42000')),
  drawn_salary: hidden(decimal(24_000, 420_000, 2, lognormal(1, 0.12), { times: 'pay_base' })),
  annual_salary: formula('round(drawn_salary * (employment_type == "part_time" ? 0.6 : 1) / 100) * 100'),
  currency: constant('USD'),
  status: shares({ active: 0.855, on_leave: 0.025, terminated: 0.12 }),
  ...pastDay('left_on', 'last_year_since', whole(0, 364, uniform(1, 364)), { when: 'status == "terminated"', workdays: true }),
  to_last_year: hidden(formula('max(0, today - 365 - hired_on)')),
  last_year_since: hidden(daysAfter('hired_on', 'to_last_year')),
  termination_reason: when('status == "terminated"', oneOf(leavingReasons)),
  days_employed: hidden(formula('coalesce(left_on - hired_on, today - 1 - hired_on)')),
  review_count: hidden(countOf('performance_reviews')),
  leave_count: hidden(countOf('leave_requests')),
})
