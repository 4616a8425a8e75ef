import { formula, mapped, when } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, timestamp, whole, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'
import { pastTime } from '../shared/past-time.ts'
import { counterpartyAddress, hashFamily, transactionHash } from './addresses.ts'
import { tokenOf } from './tokens.ts'

/** Relative activity by hour (UTC). Markets never close; most trading is in the afternoon and evening of Europe and America. */
const tradingHours = [24, 21, 19, 17, 16, 16, 18, 21, 25, 28, 29, 30, 32, 37, 42, 44, 43, 41, 38, 36, 35, 33, 30, 27]

/**
 * Trades: quantity = amount / price; total = amount + fee for a purchase, amount - fee for a sale. Volatile tokens were cheaper the longer
 * ago the trade was.
 */
export const trades = table('trades', per('users', 6), {
  trade_id: id(),
  user_id: ref('users', { popularity: 0.7, existing_at: 'traded_at' }),
  ...tokenOf('traded_at'),
  traded_at: timestamp('2024-01-01', '2025-12-31', tradingHours, {
    growth: 1.5,
    months: [1.1, 1.12, 1.2, 0.98, 0.98, 0.85, 0.9, 0.95, 0.85, 1.05, 1.25, 1.05],
    weekdays: [1.08, 1.07, 1.08, 1.08, 1.05, 0.84, 0.8],
  }),
  side: oneOf({ buy: 56, sell: 44 }),
  order_type: oneOf({ market: 61, limit: 33, stop_loss: 6 }),
  ...allHidden(lookups('token_id', { token_price: 'price' }, 'is_volatile')),
  years_ago: hidden(formula('min(4, max(0, (today - days(traded_at)) / 365))', 4)),
  noise: hidden(decimal(-0.06, 0.06, 4, normal(0, 0.018))),
  price: formula('max(0.01, token_price / (1 + is_volatile * (0.2 * years_ago + noise)))', 4),
  drawn_amount: hidden(decimal(5, 400_000, 2, lognormal(150, 1.35))),
  amount: formula('drawn_amount', 2),
  quantity: formula('min(amount, 80000000) / price', 6),
  currency: constant('USD'),
  tier: hidden(lookup('user_id', 'account_tier')),
  fee_rate: hidden(mapped('tier', { basic: 0.006, pro: 0.004, vip: 0.0015 })),
  fee: formula('amount * fee_rate', 2),
  total: formula('side == "buy" ? amount + fee : amount - fee'),
  status: oneOf({ filled: 90, cancelled: 8, failed: 2 }),
  ...pastTime('settled_at', 'traded_at', whole(0, 80_000, lognormal(4, 1.6)), { when: 'status == "filled"' }),
  venue: oneOf({ mobile_app: 54, web: 33, api: 13 }),
})

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
