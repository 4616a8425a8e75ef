import { daysAfter, flag, formula, when } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, oneOfBy } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookups, per, ref, table } from '../../builders/table.ts'

/**
 * Payments on Fridays for the two weeks that ended on the Saturday before: gross_pay - income_tax - social_security - benefits = net_pay.
 * Employees who have left by then get severance pay.
 */
export const payroll = table('payroll', per('employees', 6), {
  payroll_id: id(),
  employee_id: ref('employees', { existing_at: 'pay_date', min_age_days: 20 }),
  pay_date: date('2024-01-05', '2025-12-31', { growth: 1.2, weekdays: [0, 0, 0, 0, 1, 0, 0] }),
  to_end: hidden(formula('-6')),
  to_start: hidden(formula('-19')),
  period_start: daysAfter('pay_date', 'to_start'),
  period_end: daysAfter('pay_date', 'to_end'),
  ...allHidden(lookups('employee_id', 'left_on', 'annual_salary')),
  has_left: hidden(flag('coalesce(left_on, today) < pay_date')),
  pay_type: oneOfBy('has_left', ['regular', 'overtime', 'bonus', 'severance'], { false: [86, 9, 5, 0], true: [0, 0, 0, 1] }),
  overtime_hours: when('pay_type == "overtime"', decimal(1, 30, 1, gamma(8, 2.5))),
  bonus_percent: hidden(decimal(0.01, 0.25, 3, gamma(0.06, 2.5))),
  gross_pay: formula(
    'pay_type == "overtime" ? annual_salary * coalesce(overtime_hours, 0) * 1.5 / 2080 : ' +
      'pay_type == "bonus" ? annual_salary * bonus_percent : annual_salary / 26',
    2,
  ),
  income_tax_rate: hidden(formula('annual_salary < 50000 ? 0.12 : annual_salary < 90000 ? 0.16 : annual_salary < 150000 ? 0.2 : 0.25', 2)),
  income_tax: formula('gross_pay * income_tax_rate', 2),
  social_security: formula('gross_pay * 0.0765', 2),
  benefits: formula('pay_type == "regular" ? gross_pay * 0.045 : 0', 2),
  net_pay: formula('gross_pay - income_tax - social_security - benefits'),
  currency: constant('USD'),
  payment_method: oneOf({ direct_deposit: 93, check: 5, pay_card: 2 }),
})
