import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { counterpartyColumns } from './counterparty.ts'
import { wordings } from './wordings.ts'

/**
 * Money that moves: purchases and bills by the habits of the account's type, transfers, interest and repayments. Only purchases and
 * bills have a merchant. Pending ones are three days old at most; pending, declined and blocked ones were never posted.
 * What the bank declines is decided first, so that a share of it can be exact: only money that leaves an account is declined.
 */
export const transactions: TableSchema = {
  name: 'transactions',
  rows: { type: 'ratio', of: 'customers', ratio: 12 },
  columns: [
    { name: 'transaction_id', kind: 'sequence' },
    { name: 'account_id', kind: 'foreign_key', table: 'accounts', popularity: 0.5, existing_at: 'created_at', min_age_days: 14 },
    {
      name: 'created_at',
      kind: 'timestamp',
      from: '2021-01-16',
      to: '2025-12-31',
      growth: 12,
      months: [0.94, 0.92, 0.98, 0.98, 1, 1, 1.01, 1.01, 0.99, 1.01, 1.05, 1.15],
      weekdays: [0.95, 0.95, 0.97, 1, 1.15, 1.08, 0.88],
      hours: wakingHours,
    },
    { name: 'account_type', kind: 'lookup', through: 'account_id', column: 'account_type', hidden: true },
    { name: 'employment_status', kind: 'lookup', through: 'account_id', column: 'employment_status', hidden: true },
    { name: 'dollars_a_year', kind: 'lookup', through: 'account_id', column: 'dollars_a_year', hidden: true },
    { name: 'dollars_of_rent', kind: 'lookup', through: 'account_id', column: 'dollars_of_rent', hidden: true },
    { name: 'local', kind: 'lookup', through: 'account_id', column: 'local', hidden: true },
    { name: 'is_declined', kind: 'boolean', rate: 0.021, hidden: true },
    // 0 to 3 a checking account of who works, studies, looks for work or is retired; 4 savings, 5 credit card; a thief: 6 with a card, 7 in
    // savings; what is declined: 9 of savings, 10 of checking accounts, 11 of credit cards.
    {
      name: 'habit',
      kind: 'formula',
      expression:
        'is_fraud ? (account_type == "savings" ? 7 : 6) : is_declined ? (account_type == "savings" ? 9 : account_type == "checking" ? 10 : 11) : ' +
        'account_type == "savings" ? 4 : account_type == "credit_card" ? 5 : ' +
        'employment_status == "student" ? 1 : employment_status == "unemployed" ? 2 : employment_status == "retired" ? 3 : 0',
      hidden: true,
    },
    ...counterpartyColumns,
    {
      name: 'category',
      kind: 'switch',
      by: 'posting',
      cases: { merchant: { kind: 'template', template: '{shop_category}' } },
      otherwise: { kind: 'template', template: '{posting_category}' },
    },
    {
      name: 'direction',
      kind: 'switch',
      by: 'posting',
      cases: { merchant: { kind: 'template', template: '{merchant_direction}' } },
      otherwise: { kind: 'template', template: '{posting_direction}' },
    },
    {
      name: 'drawn',
      kind: 'decimal',
      scale: 2,
      min: 0.5,
      max: 40000,
      by: 'category',
      cases: {
        salary: { name: 'lognormal', median: 1, spread: 0.32 },
        utilities: { name: 'lognormal', median: 1, spread: 0.3 },
        insurance: { name: 'lognormal', median: 1, spread: 0.3 },
        transfer: { name: 'lognormal', median: 1, spread: 0.9 },
        payment: { name: 'lognormal', median: 1, spread: 0.7 },
        benefits: { name: 'lognormal', median: 1, spread: 0.2 },
        pension: { name: 'lognormal', median: 1, spread: 0 },
        interest: { name: 'lognormal', median: 1, spread: 0.9 },
      },
      distribution: { name: 'lognormal', median: 1, spread: 0.55 },
      times: 'typical',
      hidden: true,
    },
    { name: 'haul', kind: 'decimal', scale: 2, min: 2, max: 25, distribution: { name: 'lognormal', median: 6, spread: 0.6 }, hidden: true },
    // A month's pay is the same every month, and what is left of a twelfth of the year's income after tax. So is the rent.
    {
      name: 'raw',
      kind: 'formula',
      expression:
        'is_fraud ? drawn * haul : is_pay ? dollars_a_year * 0.0635 : category == "pension" ? dollars_a_year * 0.0745 : ' +
        'category == "rent" ? dollars_of_rent : drawn',
      scale: 2,
      hidden: true,
    },
    // Machines pay out notes, and people send each other round sums.
    {
      name: 'in_dollars',
      kind: 'formula',
      expression: 'category == "cash" ? max(20, round(raw * 0.05) * 20) : category == "transfer" ? max(5, round(raw * 0.2) * 5) : raw',
      scale: 2,
      hidden: true,
    },
    { name: 'amount', kind: 'formula', expression: 'local < 100 ? in_dollars * local : round(in_dollars * local)', scale: 2 },
    {
      name: 'fee_choice',
      kind: 'category',
      values: ['0', '0.5', '2.5', '3'],
      by: 'channel',
      cases: { atm: [70, 0, 18, 12], bank_transfer: [96, 4, 0, 0] },
      weights: [1, 0, 0, 0],
      hidden: true,
    },
    { name: 'fee_due', kind: 'mapping', by: 'fee_choice', cases: { '0': 0, '0.5': 0.5, '2.5': 2.5, '3': 3 }, scale: 2, hidden: true },
    { name: 'fee', kind: 'formula', expression: 'status in ["declined", "blocked"] ? 0.00 : fee_due * local' },
    { name: 'currency', kind: 'lookup', through: 'account_id', column: 'currency' },
    {
      name: 'merchant',
      kind: 'conditional',
      when: 'is_shop',
      value: { kind: 'template', template: '{merchant_name}' },
    },
    {
      name: 'mcc',
      kind: 'conditional',
      when: 'is_shop',
      value: { kind: 'attribute', entry: 'shop', attribute: 'mcc' },
    },
    {
      name: 'channel',
      kind: 'switch',
      by: 'posting',
      cases: {
        merchant: { kind: 'template', template: '{merchant_channel}' },
        refund: { kind: 'template', template: '{merchant_channel}' },
      },
      otherwise: { kind: 'template', template: '{posting_channel}' },
    },
    { name: 'description', kind: 'text', segments: [{ by: 'wording', cases: wordings }, { column: 'payee' }] },
    { name: 'age_seconds', kind: 'formula', expression: 'seconds(today) - created_at', hidden: true },
    {
      name: 'outlook',
      kind: 'formula',
      expression:
        'is_declined ? 11 : (age_seconds < 7200 ? 0 : age_seconds < 86400 ? 1 : age_seconds < 259200 ? 2 : 3) + ' +
        '(is_fraud ? 7 : direction == "credit" || channel == "internal" ? 3 : 0)',
      hidden: true,
    },
    {
      name: 'status',
      kind: 'category',
      values: ['pending', 'completed', 'declined', 'blocked', 'reversed'],
      by: 'outlook',
      cases: {
        '0': [1, 0, 0, 0, 0],
        '1': [70, 30, 0, 0, 0],
        '2': [27, 73, 0, 0, 0],
        '3': [0, 99.3, 0, 0, 0.7],
        '4': [40, 60, 0, 0, 0],
        '5': [12, 88, 0, 0, 0],
        '6': [0, 1, 0, 0, 0],
        '7': [1, 0, 0, 0, 0],
        '8': [30, 30, 0, 40, 0],
        '9': [15, 40, 0, 40, 5],
        '10': [0, 30, 0, 42, 28],
        '11': [0, 0, 1, 0, 0],
      },
    },
    {
      name: 'days_to_post',
      kind: 'decimal',
      scale: 4,
      min: 0.001,
      max: 4,
      by: 'channel',
      cases: {
        card: { name: 'gamma', mean: 1.3, shape: 3 },
        online: { name: 'gamma', mean: 1.4, shape: 3 },
        direct_debit: { name: 'gamma', mean: 0.6, shape: 3 },
        bank_transfer: { name: 'gamma', mean: 0.3, shape: 0.6 },
        atm: { name: 'gamma', mean: 0.01, shape: 1 },
        internal: { name: 'uniform', min: 0.001, max: 0.003 },
      },
      hidden: true,
    },
    { name: 'seconds_to_post', kind: 'formula', expression: 'max(1, round(min(days_to_post * 86400, age_seconds * 0.8)))', hidden: true },
    {
      name: 'posted_at',
      kind: 'conditional',
      when: 'status in ["completed", "reversed"]',
      value: { kind: 'shifted', column: 'created_at', offset: 'seconds_to_post', unit: 'seconds', as: 'timestamp' },
    },
    { name: 'is_fraud', kind: 'boolean', rate: 0.003 },
  ],
}
