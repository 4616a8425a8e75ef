import type { TableSchema } from '../../schema/schema.ts'

/** Instalments that add up to a policy's yearly premium, evenly over the year: those to come are due, those after its end are void. */
export const premiumPayments: TableSchema = {
  name: 'premium_payments',
  rows: { type: 'owned', by: 'policies', min: 1, max: 12, mean: 3 },
  columns: [
    { name: 'payment_id', kind: 'sequence' },
    { name: 'policy_id', kind: 'owner_key', table: 'policies' },
    { name: 'policyholder_id', kind: 'lookup', through: 'policy_id', column: 'policyholder_id' },
    { name: 'instalment_number', kind: 'sibling_number' },
    { name: 'equal', kind: 'formula', expression: '1', hidden: true },
    { name: 'amount', kind: 'split', of: 'annual_premium', weighted_by: 'equal' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'starts_on', kind: 'lookup', through: 'policy_id', column: 'starts_on', hidden: true },
    { name: 'days_in', kind: 'formula', expression: 'floor(365 * (instalment_number - 1) / max(1, parent.payment_count))', hidden: true },
    { name: 'due_on', kind: 'shifted', column: 'starts_on', offset: 'days_in', unit: 'days', as: 'date' },
    { name: 'payment_method', kind: 'category', values: ['direct_debit', 'card', 'bank_transfer', 'check'], weights: [57, 26, 13, 4] },
    { name: 'days_late', kind: 'category', values: ['0', '3', '9', '21'], weights: [88, 7, 3, 2], hidden: true },
    { name: 'late', kind: 'mapping', by: 'days_late', cases: { '0': 0, '3': 3, '9': 9, '21': 21 }, hidden: true },
    // 0 due, 1 paid, 2 void, as the policy had ended.
    {
      name: 'stage',
      kind: 'formula',
      expression: 'parent.stage > 1 && days_in > parent.days_in_force ? 2 : starts_on + days_in + late < today',
      hidden: true,
    },
    { name: 'status', kind: 'mapping', by: 'stage', cases: { '0': 'due', '1': 'paid', '2': 'void' } },
    {
      name: 'paid_on',
      kind: 'conditional',
      when: 'stage == 1',
      value: { kind: 'shifted', column: 'due_on', offset: 'late', unit: 'days', as: 'date' },
    },
  ],
}
