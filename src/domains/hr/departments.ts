import { bucket, formula, mapped, switchBy } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimal } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/** Departments in the order in which companies set them up; `duty` is the function whose positions they have. */
const known = facts(
  ['name', 'code', 'duty'],
  [
    ['Engineering', 'ENG', 'Engineering'],
    ['Operations', 'OPS', 'Operations'],
    ['Sales', 'SAL', 'Sales'],
    ['Customer Support', 'SUP', 'Customer Support'],
    ['Finance', 'FIN', 'Finance'],
    ['Human Resources', 'HR', 'Human Resources'],
    ['Marketing', 'MKT', 'Marketing'],
    ['Information Technology', 'IT', 'Information Technology'],
    ['Product', 'PRD', 'Product'],
    ['Legal', 'LEG', 'Legal'],
    ['Platform Engineering', 'ENG-P', 'Engineering'],
    ['Logistics', 'LOG', 'Operations'],
    ['Enterprise Sales', 'SAL-E', 'Sales'],
    ['Technical Support', 'SUP-T', 'Customer Support'],
    ['Mobile Engineering', 'ENG-M', 'Engineering'],
    ['Warehousing', 'WHS', 'Operations'],
    ['Partner Sales', 'SAL-P', 'Sales'],
    ['Accounting', 'ACC', 'Finance'],
    ['Data Engineering', 'ENG-D', 'Engineering'],
    ['Procurement', 'PRC', 'Operations'],
    ['Inside Sales', 'SAL-I', 'Sales'],
    ['Customer Success', 'CS', 'Customer Support'],
    ['Infrastructure', 'INF', 'Information Technology'],
    ['Brand Marketing', 'MKT-B', 'Marketing'],
    ['Quality Engineering', 'ENG-Q', 'Engineering'],
    ['Field Operations', 'OPS-F', 'Operations'],
    ['Key Accounts', 'SAL-K', 'Sales'],
    ['Order Support', 'SUP-O', 'Customer Support'],
    ['Talent Acquisition', 'HR-T', 'Human Resources'],
    ['Product Design', 'PRD-D', 'Product'],
  ],
)
const count = Object.keys(known.name).length

/** Departments, set up while the company grew. If there are more than are listed, the listed ones are repeated with a number. */
export const departments = table('departments', per('employees', 0.01, { min: 10 }), {
  department_id: id(),
  known_place: hidden(formula(`(department_id - 1) % ${count}`)),
  round: hidden(formula(`floor((department_id - 1) / ${count}) + 1`)),
  repeated: hidden(bucket('round', [2], ['first', 'again'])),
  known_name: hidden(mapped('known_place', known.name)),
  known_code: hidden(mapped('known_place', known.code)),
  function: hidden(mapped('known_place', known.duty)),
  name: switchBy('repeated', { first: template('{known_name}'), otherwise: template('{known_name} {round}') }),
  code: switchBy('repeated', { first: template('{known_code}'), otherwise: template('{known_code}-{round}') }),
  cost_center_number: hidden(formula('4000 + department_id * 10')),
  cost_center: template('CC-{cost_center_number}'),
  drawn_budget: hidden(decimal(5000, 600_000, 0, lognormal(48_000, 0.6))),
  training_budget: formula('round(drawn_budget / 500) * 500'),
  currency: constant('USD'),
  established_on: date('2015-12-01', '2023-06-30', { weekdays: [3, 1, 1, 1, 1, 0, 0] }),
})
