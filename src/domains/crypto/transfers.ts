import { formula, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, timestamp, whole, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'
import { counterpartyAddress, hashFamily, transactionHash } from './addresses.ts'
import { tokenOf } from './tokens.ts'

/** Deposits to a user's wallet and withdrawals from it: quantity = value / price of the day. */
export const transfers = table('transfers', per('users', 3), {
  transfer_id: id(),
  user_id: ref('users', { popularity: 0.6, existing_at: 'transferred_at' }),
  wallet_id: ref('wallets', { partition_by: 'user_id' }),
  ...tokenOf('transferred_at'),
  transferred_at: timestamp('2024-01-01', '2025-12-31', { growth: 1.5, weekdays: [1.06, 1.06, 1.06, 1.05, 1.05, 0.87, 0.85] }),
  direction: oneOf({ deposit: 57, withdrawal: 43 }),
  network: lookup('token_id', 'network'),
  ...allHidden(lookups('token_id', { token_price: 'price' }, 'is_volatile')),
  years_ago: hidden(formula('min(4, max(0, (today - days(transferred_at)) / 365))', 4)),
  price: hidden(formula('max(0.01, token_price / (1 + is_volatile * 0.2 * years_ago))', 4)),
  value: decimal(3, 900_000, 2, lognormal(230, 1.5)),
  quantity: formula('min(value, 80000000) / price', 6),
  drawn_fee: hidden(decimal(0.01, 60, 2, lognormal(0.6, 1.1))),
  network_fee: formula('drawn_fee', 2),
  currency: constant('USD'),
  counterparty_address: counterpartyAddress,
  hash_family: hashFamily,
  tx_hash: transactionHash,
  status: oneOf({ confirmed: 98, failed: 2 }),
  deep: hidden(whole(12, 900_000, lognormal(40_000, 1.6))),
  confirmations: when('status == "confirmed"', formula('deep')),
  is_suspicious: yes(0.015),
})
