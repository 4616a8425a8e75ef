import { oneOf, shares, timestamp, yes } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { primary, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Customers of an exchange; few women, many young men. */
export const users = table('users', primary, {
  user_id: id(),
  ...identity(0.27, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  ...birthBefore('joined_at', [18.1, 21, 23, 25, 27, 29.5, 32, 35.5, 40, 47, 74]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 36, DE: 10, GB: 10, BR: 9, IN: 9, FR: 6, ES: 5, NL: 5, CA: 5, AU: 5 }),
  kyc_status: shares(
    { verified: 0.92, pending: 0.05, rejected: 0.03 },
    {
      periods: [
        { period: '2025-09', shares: [0.84, 0.13, 0.03] },
        { period: '2025-10', shares: [0.76, 0.21, 0.03] },
        { period: '2025-11', shares: [0.64, 0.33, 0.03] },
        { period: '2025-12', shares: [0.42, 0.56, 0.02] },
      ],
      overall: true,
    },
  ),
  account_tier: oneOf({ basic: 78, pro: 19, vip: 3 }),
  two_factor_enabled: yes(0.74),
  risk_level: oneOf({ low: 79, medium: 17, high: 4 }),
  status: oneOf({ active: 76, dormant: 19, frozen: 2, closed: 3 }),
  joined_at: timestamp('2020-01-01', '2025-12-29', {
    growth: 2,
    months: [1.15, 1.1, 1.15, 1, 1, 0.85, 0.85, 0.9, 0.85, 1, 1.2, 1.1],
    hours: wakingHours,
  }),
})
