import { flag, formula, secondsAfter } from '../../builders/computed.ts'
import { exponential, lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, ordinal, ownedBy, owner, primary, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { identity } from '../shared/identity.ts'
import { address } from '../shared/address.ts'
import { hex } from './addresses.ts'

/** Identity checks take months, so many of those who joined last are still pending: shares of verified, pending and rejected. */
const recentKyc = [
  { period: '2025-09', shares: [0.84, 0.13, 0.03] },
  { period: '2025-10', shares: [0.76, 0.21, 0.03] },
  { period: '2025-11', shares: [0.64, 0.33, 0.03] },
  { period: '2025-12', shares: [0.42, 0.56, 0.02] },
]

/** Customers of the exchange, most of them men and young. */
export const users = table('users', primary, {
  user_id: id(),
  ...identity(0.27, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  ...birthBefore('joined_at', [18.1, 21, 23, 25, 27, 29.5, 32, 35.5, 40, 47, 74]),
  ...address('city', 'country'),
  country_code: oneOf({ US: 36, DE: 10, GB: 10, BR: 9, IN: 9, FR: 6, ES: 5, NL: 5, CA: 5, AU: 5 }),
  kyc_status: shares({ verified: 0.92, pending: 0.05, rejected: 0.03 }, { periods: recentKyc, overall: true }),
  account_tier: oneOf({ basic: 78, pro: 19, vip: 3 }),
  two_factor_enabled: yes(0.74),
  risk_level: oneOf({ low: 79, medium: 17, high: 4 }),
  status: oneOf({ active: 76, dormant: 19, frozen: 2, closed: 3 }),
  joined_at: timestamp('2020-01-01', '2025-12-29', wakingHours, {
    growth: 2,
    months: [1.15, 1.1, 1.15, 1, 1, 0.85, 0.85, 0.9, 0.85, 1, 1.2, 1.1],
  }),
})

/** Wallets that users set up on the day they joined. */
export const wallets = table('wallets', ownedBy('users', { min: 1, max: 4, mean: 1.5 }), {
  wallet_id: id(),
  user_id: owner('users'),
  wallet_reference: text('wal_', ...hex(8)),
  wallet_type: oneOf({ custodial: 62, hot: 28, hardware: 10 }),
  wallet_number: hidden(ordinal()),
  is_default: flag('wallet_number == 1'),
  joined_at: hidden(lookup('user_id', 'joined_at')),
  setup: hidden(whole(30, 40_000, exponential(1500))),
  setup_seconds: hidden(formula('min(setup, 86399 - joined_at % 86400)')),
  created_at: secondsAfter('joined_at', 'setup_seconds'),
  drawn_balance: hidden(decimal(0, 4_000_000, 2, lognormal(310, 1.9))),
  balance: formula('drawn_balance', 2),
  currency: constant('USD'),
})
