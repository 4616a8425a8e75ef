import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Customers of an exchange; few women, many young men. */
export const users: TableSchema = {
  name: 'users',
  rows: { type: 'primary' },
  columns: [
    { name: 'user_id', kind: 'sequence' },
    person(0.27),
    firstName,
    lastName,
    gender,
    email,
    phone,
    ...birthBefore('joined_at', [18.1, 21, 23, 25, 27, 29.5, 32, 35.5, 40, 47, 74]),
    place,
    city,
    country,
    countryCode({ US: 36, DE: 10, GB: 10, BR: 9, IN: 9, FR: 6, ES: 5, NL: 5, CA: 5, AU: 5 }),
    {
      name: 'kyc_status',
      kind: 'category',
      values: ['verified', 'pending', 'rejected'],
      shares: [0.92, 0.05, 0.03],
      periods: [
        { period: '2025-09', shares: [0.84, 0.13, 0.03] },
        { period: '2025-10', shares: [0.76, 0.21, 0.03] },
        { period: '2025-11', shares: [0.64, 0.33, 0.03] },
        { period: '2025-12', shares: [0.42, 0.56, 0.02] },
      ],
      overall: true,
    },
    { name: 'account_tier', kind: 'category', values: ['basic', 'pro', 'vip'], weights: [78, 19, 3] },
    { name: 'two_factor_enabled', kind: 'boolean', rate: 0.74 },
    { name: 'risk_level', kind: 'category', values: ['low', 'medium', 'high'], weights: [79, 17, 4] },
    { name: 'status', kind: 'category', values: ['active', 'dormant', 'frozen', 'closed'], weights: [76, 19, 2, 3] },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2020-01-01',
      to: '2025-12-29',
      growth: 2,
      months: [1.15, 1.1, 1.15, 1, 1, 0.85, 0.85, 0.9, 0.85, 1, 1.2, 1.1],
      hours: wakingHours,
    },
  ],
}
