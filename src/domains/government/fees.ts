import type { TableSchema } from '../../schema/schema.ts'

/** The parts of an application's fee, which add up to it. */
export const fees: TableSchema = {
  name: 'fees',
  rows: { type: 'owned', by: 'permit_applications', min: 1, max: 3, mean: 1.7 },
  columns: [
    { name: 'fee_id', kind: 'sequence' },
    { name: 'permit_application_id', kind: 'owner_key', table: 'permit_applications' },
    { name: 'part', kind: 'sibling_number', hidden: true },
    { name: 'kind', kind: 'formula', expression: 'min(part, 3)', hidden: true },
    { name: 'fee_type', kind: 'mapping', by: 'kind', cases: { '1': 'application', '2': 'plan_review', '3': 'inspection' } },
    { name: 'amount', kind: 'split', of: 'fee_total' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'status', kind: 'category', values: ['paid', 'unpaid', 'waived'], shares: [0.945, 0.035, 0.02] },
    { name: 'submitted_at', kind: 'lookup', through: 'permit_application_id', column: 'submitted_at', hidden: true },
    { name: 'delay', kind: 'integer', min: 0, max: 45, distribution: { name: 'exponential', mean: 4 }, hidden: true },
    { name: 'days_to_pay', kind: 'formula', expression: 'min(delay, parent.days_left)', hidden: true },
    {
      name: 'paid_on',
      kind: 'conditional',
      when: 'status == "paid"',
      value: { kind: 'shifted', column: 'submitted_at', offset: 'days_to_pay', unit: 'days', as: 'date' },
    },
    {
      name: 'payment_method',
      kind: 'conditional',
      when: 'status == "paid"',
      value: { kind: 'category', values: ['card', 'bank_transfer', 'check', 'cash'], weights: [66, 20, 11, 3] },
    },
  ],
}
