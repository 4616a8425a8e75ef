import type { TableSchema } from '../../schema/schema.ts'

/** Instalments, 30 days apart, that add up to the amount of an enrolment; those to come are scheduled, after a refund they are void. */
export const payments: TableSchema = {
  name: 'payments',
  rows: { type: 'owned', by: 'enrolments', min: 1, max: 3, mean: 1.15 },
  columns: [
    { name: 'payment_id', kind: 'sequence' },
    { name: 'enrolment_id', kind: 'owner_key', table: 'enrolments' },
    { name: 'learner_id', kind: 'lookup', through: 'enrolment_id', column: 'learner_id' },
    { name: 'instalment_number', kind: 'sibling_number' },
    { name: 'amount', kind: 'split', of: 'amount', weighted_by: 'equal' },
    { name: 'equal', kind: 'formula', expression: '1', hidden: true },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'payment_method',
      kind: 'category',
      values: ['card', 'paypal', 'apple_pay', 'google_pay', 'bank_transfer'],
      weights: [55, 21, 10, 9, 5],
    },
    { name: 'enrolment_status', kind: 'lookup', through: 'enrolment_id', column: 'status', hidden: true },
    { name: 'enrolled_at', kind: 'lookup', through: 'enrolment_id', column: 'enrolled_at', hidden: true },
    { name: 'enrolled_on', kind: 'shifted', column: 'enrolled_at', offset: 'none', unit: 'days', as: 'date', hidden: true },
    { name: 'none', kind: 'formula', expression: '0', hidden: true },
    { name: 'days_in', kind: 'formula', expression: '(instalment_number - 1) * 30', hidden: true },
    { name: 'due_on', kind: 'shifted', column: 'enrolled_on', offset: 'days_in', unit: 'days', as: 'date' },
    {
      name: 'stage',
      kind: 'formula',
      expression: 'enrolment_status == "refunded" ? (instalment_number == 1 ? 2 : 3) : due_on < today',
      hidden: true,
    },
    { name: 'status', kind: 'mapping', by: 'stage', cases: { '0': 'scheduled', '1': 'paid', '2': 'refunded', '3': 'void' } },
    {
      name: 'paid_on',
      kind: 'conditional',
      when: 'stage in [1, 2]',
      value: { kind: 'shifted', column: 'due_on', offset: 'none', unit: 'days', as: 'date' },
    },
  ],
}
