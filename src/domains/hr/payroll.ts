import type { TableSchema } from '../../schema/schema.ts'

/**
 * Payments on Fridays for the two weeks that ended the Saturday before: net = gross less taxes, social security and benefits. Who has left
 * by then gets severance.
 */
export const payroll: TableSchema = {
  name: 'payroll',
  rows: { type: 'ratio', of: 'employees', ratio: 6 },
  columns: [
    { name: 'payroll_id', kind: 'sequence' },
    { name: 'employee_id', kind: 'foreign_key', table: 'employees', existing_at: 'pay_date', min_age_days: 20 },
    { name: 'pay_date', kind: 'date', from: '2024-01-05', to: '2025-12-31', growth: 1.2, weekdays: [0, 0, 0, 0, 1, 0, 0] },
    { name: 'to_end', kind: 'formula', expression: '-6', hidden: true },
    { name: 'to_start', kind: 'formula', expression: '-19', hidden: true },
    { name: 'period_start', kind: 'shifted', column: 'pay_date', offset: 'to_start', unit: 'days', as: 'date' },
    { name: 'period_end', kind: 'shifted', column: 'pay_date', offset: 'to_end', unit: 'days', as: 'date' },
    { name: 'left_on', kind: 'lookup', through: 'employee_id', column: 'left_on', hidden: true },
    { name: 'annual_salary', kind: 'lookup', through: 'employee_id', column: 'annual_salary', hidden: true },
    { name: 'has_left', kind: 'formula', expression: 'coalesce(left_on, today) < pay_date', as: 'boolean', hidden: true },
    {
      name: 'pay_type',
      kind: 'category',
      values: ['regular', 'overtime', 'bonus', 'severance'],
      by: 'has_left',
      cases: { false: [86, 9, 5, 0], true: [0, 0, 0, 1] },
    },
    {
      name: 'overtime_hours',
      kind: 'conditional',
      when: 'pay_type == "overtime"',
      value: { kind: 'decimal', scale: 1, min: 1, max: 30, distribution: { name: 'gamma', mean: 8, shape: 2.5 } },
    },
    {
      name: 'bonus_percent',
      kind: 'decimal',
      scale: 3,
      min: 0.01,
      max: 0.25,
      distribution: { name: 'gamma', mean: 0.06, shape: 2.5 },
      hidden: true,
    },
    {
      name: 'gross_pay',
      kind: 'formula',
      expression:
        'pay_type == "overtime" ? annual_salary * coalesce(overtime_hours, 0) * 1.5 / 2080 : pay_type == "bonus" ? annual_salary * bonus_percent : annual_salary / 26',
      scale: 2,
    },
    {
      name: 'income_tax_rate',
      kind: 'formula',
      expression: 'annual_salary < 50000 ? 0.12 : annual_salary < 90000 ? 0.16 : annual_salary < 150000 ? 0.2 : 0.25',
      scale: 2,
      hidden: true,
    },
    { name: 'income_tax', kind: 'formula', expression: 'gross_pay * income_tax_rate', scale: 2 },
    { name: 'social_security', kind: 'formula', expression: 'gross_pay * 0.0765', scale: 2 },
    { name: 'benefits', kind: 'formula', expression: 'pay_type == "regular" ? gross_pay * 0.045 : 0', scale: 2 },
    { name: 'net_pay', kind: 'formula', expression: 'gross_pay - income_tax - social_security - benefits' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'payment_method', kind: 'category', values: ['direct_deposit', 'check', 'pay_card'], weights: [93, 5, 2] },
  ],
}
