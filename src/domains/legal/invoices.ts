import type { TableSchema } from '../../schema/schema.ts'

/**
 * Bills: fees plus expenses are the total, which is hours at a rate. Overdue ones were due before today, what is not yet paid of the
 * others is sent.
 */
export const invoices: TableSchema = {
  name: 'invoices',
  rows: { type: 'ratio', of: 'clients', ratio: 5 },
  columns: [
    { name: 'invoice_id', kind: 'sequence' },
    { name: 'number', kind: 'formula', expression: '1000000 + invoice_id', hidden: true },
    { name: 'invoice_number', kind: 'template', template: 'INV-{number}' },
    { name: 'matter_id', kind: 'foreign_key', table: 'matters', popularity: 0.2, existing_at: 'issued_on', min_age_days: 14 },
    { name: 'client_id', kind: 'lookup', through: 'matter_id', column: 'client_id' },
    {
      name: 'issued_on',
      kind: 'date',
      from: '2023-01-02',
      to: '2025-12-31',
      growth: 1.4,
      months: [0.95, 0.95, 1.05, 1, 1, 1.05, 0.95, 0.85, 1, 1.02, 1.02, 1.3],
      weekdays: [1.2, 1.1, 1, 1, 1.1, 0, 0],
    },
    { name: 'tenths', kind: 'integer', min: 4, max: 900, distribution: { name: 'lognormal', median: 72, spread: 0.8 }, hidden: true },
    { name: 'billed_hours', kind: 'formula', expression: 'tenths * 0.1' },
    {
      name: 'blended_rate',
      kind: 'decimal',
      scale: 2,
      min: 150,
      max: 900,
      distribution: { name: 'normal', mean: 385, standard_deviation: 85 },
      hidden: true,
    },
    { name: 'total', kind: 'formula', expression: 'billed_hours * blended_rate', scale: 2 },
    {
      name: 'expense_share',
      kind: 'decimal',
      scale: 3,
      min: 0,
      max: 0.3,
      distribution: { name: 'gamma', mean: 0.04, shape: 0.8 },
      hidden: true,
    },
    { name: 'expenses', kind: 'formula', expression: 'total * expense_share', scale: 2 },
    { name: 'fees', kind: 'formula', expression: 'total - expenses' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'fate',
      kind: 'category',
      values: ['paid', 'overdue', 'disputed', 'written_off'],
      shares: [0.87, 0.08, 0.03, 0.02],
      hidden: true,
    },
    { name: 'days_left', kind: 'formula', expression: 'max(today - 1 - issued_on, 0)', hidden: true },
    { name: 'terms', kind: 'category', values: ['14', '30', '45', '60'], weights: [18, 66, 9, 7], hidden: true },
    { name: 'term_days', kind: 'mapping', by: 'terms', cases: { '14': 14, '30': 30, '45': 45, '60': 60 }, hidden: true },
    { name: 'days_to_due', kind: 'formula', expression: 'fate == "overdue" ? min(term_days, days_left) : term_days', hidden: true },
    { name: 'due_on', kind: 'shifted', column: 'issued_on', offset: 'days_to_due', unit: 'days', as: 'date' },
    { name: 'days_to_pay', kind: 'integer', min: 1, max: 120, distribution: { name: 'gamma', mean: 27, shape: 3 }, hidden: true },
    {
      name: 'stage',
      kind: 'formula',
      expression: 'fate == "overdue" ? 2 : fate == "disputed" ? 3 : fate == "written_off" ? 4 : days_left >= days_to_pay ? 1 : 0',
      hidden: true,
    },
    {
      name: 'status',
      kind: 'mapping',
      by: 'stage',
      cases: { '0': 'sent', '1': 'paid', '2': 'overdue', '3': 'disputed', '4': 'written_off' },
    },
    {
      name: 'paid_on',
      kind: 'conditional',
      when: 'stage == 1',
      value: { kind: 'shifted', column: 'issued_on', offset: 'days_to_pay', unit: 'days', as: 'date' },
    },
  ],
}
