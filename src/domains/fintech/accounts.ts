import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'

/**
 * Accounts in the currency of their customer's country. The first is a checking account opened within a day of joining; the others follow within 13 days,
 * so transactions may begin after 14. A customer whose documents are not checked has accounts that wait with them.
 */
export const accounts: TableSchema = {
  name: 'accounts',
  rows: { type: 'owned', by: 'customers', min: 1, max: 4, mean: 1.5 },
  columns: [
    { name: 'account_id', kind: 'sequence' },
    { name: 'customer_id', kind: 'owner_key', table: 'customers' },
    { name: 'account_number', kind: 'pattern', pattern: '##########', unique: true },
    { name: 'sibling', kind: 'sibling_number', hidden: true },
    { name: 'number', kind: 'formula', expression: 'min(4, sibling)', hidden: true },
    {
      name: 'account_type',
      kind: 'category',
      values: ['checking', 'savings', 'credit_card'],
      by: 'number',
      cases: { '1': [1, 0, 0], '2': [8, 48, 44], '3': [14, 42, 44], '4': [20, 45, 35] },
    },
    { name: 'currency', kind: 'lookup', through: 'customer_id', column: 'local_currency' },
    { name: 'local', kind: 'lookup', through: 'customer_id', column: 'local', hidden: true },
    { name: 'kyc_status', kind: 'lookup', through: 'customer_id', column: 'kyc_status', hidden: true },
    {
      name: 'status',
      kind: 'category',
      values: ['pending', 'active', 'frozen'],
      by: 'kyc_status',
      cases: { pending: [1, 0, 0], verified: [0, 995, 5], review_due: [0, 92, 8] },
    },
    {
      name: 'interest_rate',
      kind: 'decimal',
      scale: 4,
      min: 0,
      max: 0.2999,
      by: 'account_type',
      cases: {
        checking: { name: 'empirical', quantiles: [0, 0, 0, 0, 0.001, 0.005] },
        savings: { name: 'uniform', min: 0.0175, max: 0.0425 },
        credit_card: { name: 'normal', mean: 0.219, standard_deviation: 0.026 },
      },
    },
    { name: 'employment_status', kind: 'lookup', through: 'customer_id', column: 'employment_status', hidden: true },
    { name: 'dollars_a_year', kind: 'lookup', through: 'customer_id', column: 'dollars_a_year', hidden: true },
    { name: 'credit_score', kind: 'lookup', through: 'customer_id', column: 'credit_score', hidden: true },
    {
      name: 'overdraft_limit',
      kind: 'conditional',
      when: 'account_type == "checking"',
      value: { kind: 'formula', expression: 'credit_score < 640 ? 0 : min(2500, round(dollars_a_year * 0.0001) * 100) * local', scale: 2 },
    },
    {
      name: 'share_of_income',
      kind: 'decimal',
      scale: 3,
      min: 0.05,
      max: 0.5,
      distribution: { name: 'gamma', mean: 0.17, shape: 6 },
      hidden: true,
    },
    {
      name: 'credit_limit',
      kind: 'conditional',
      when: 'account_type == "credit_card"',
      value: {
        kind: 'formula',
        expression:
          'max(500, min(50000, round(dollars_a_year * share_of_income * (credit_score < 640 ? 0.4 : credit_score < 720 ? 0.8 : 1.1) * 0.002) * 500)) * local',
        scale: 2,
      },
    },
    {
      name: 'card_last_four',
      kind: 'conditional',
      when: 'account_type in ["checking", "credit_card"]',
      value: { kind: 'pattern', pattern: '####' },
    },
    { name: 'joined_at', kind: 'lookup', through: 'customer_id', column: 'joined_at', hidden: true },
    {
      name: 'waited',
      kind: 'decimal',
      scale: 4,
      min: 0.0005,
      max: 11.9,
      by: 'number',
      cases: {
        '1': { name: 'empirical', quantiles: [0.0015, 0.003, 0.006, 0.02, 0.9] },
        '2': { name: 'gamma', mean: 4, shape: 0.8 },
      },
      distribution: { name: 'uniform', min: 1, max: 11.9 },
      hidden: true,
    },
    {
      name: 'seconds_waited',
      kind: 'formula',
      expression: 'floor(min(waited * 86400, (seconds(today) - joined_at) * waited * 0.077))',
      hidden: true,
    },
    { name: 'opened_on', kind: 'shifted', column: 'joined_at', offset: 'seconds_waited', unit: 'seconds', as: 'date', hidden: true },
    {
      name: 'open_hour',
      kind: 'after',
      column: 'opened_on',
      as: 'timestamp',
      unit: 'days',
      min: 0,
      max: 0,
      hours: wakingHours,
      hidden: true,
    },
    // At an hour when people are awake, unless it is still the day of joining.
    {
      name: 'seconds_to_opening',
      kind: 'formula',
      expression: 'opened_on > days(joined_at) ? open_hour - joined_at : seconds_waited',
      hidden: true,
    },
    { name: 'opened_at', kind: 'shifted', column: 'joined_at', offset: 'seconds_to_opening', unit: 'seconds', as: 'timestamp' },
  ],
}
