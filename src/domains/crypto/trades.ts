import type { TableSchema } from '../../schema/schema.ts'
import { pastTime } from '../shared/past-time.ts'
import { tokenOf } from './token-of.ts'

/** Markets never close; most trade in the afternoon and evening of Europe and America (UTC). */
const tradingHours = [24, 21, 19, 17, 16, 16, 18, 21, 25, 28, 29, 30, 32, 37, 42, 44, 43, 41, 38, 36, 35, 33, 30, 27]

/** Orders at the price of the moment, which rises towards the token's price of today; the quantity is the amount over the price. */
export const trades: TableSchema = {
  name: 'trades',
  rows: { type: 'ratio', of: 'users', ratio: 6 },
  columns: [
    { name: 'trade_id', kind: 'sequence' },
    { name: 'user_id', kind: 'foreign_key', table: 'users', popularity: 0.7, existing_at: 'traded_at' },
    ...tokenOf('traded_at'),
    {
      name: 'traded_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.5,
      months: [1.1, 1.12, 1.2, 0.98, 0.98, 0.85, 0.9, 0.95, 0.85, 1.05, 1.25, 1.05],
      weekdays: [1.08, 1.07, 1.08, 1.08, 1.05, 0.84, 0.8],
      hours: tradingHours,
    },
    { name: 'side', kind: 'category', values: ['buy', 'sell'], weights: [56, 44] },
    { name: 'order_type', kind: 'category', values: ['market', 'limit', 'stop_loss'], weights: [61, 33, 6] },
    { name: 'token_price', kind: 'lookup', through: 'token_id', column: 'price', hidden: true },
    { name: 'is_volatile', kind: 'lookup', through: 'token_id', column: 'is_volatile', hidden: true },
    { name: 'years_ago', kind: 'formula', expression: 'min(4, max(0, (today - days(traded_at)) / 365))', scale: 4, hidden: true },
    {
      name: 'noise',
      kind: 'decimal',
      scale: 4,
      min: -0.06,
      max: 0.06,
      distribution: { name: 'normal', mean: 0, standard_deviation: 0.018 },
      hidden: true,
    },
    {
      name: 'price',
      kind: 'formula',
      expression: 'max(0.01, token_price / (1 + is_volatile * (0.2 * years_ago + noise)))',
      scale: 4,
    },
    {
      name: 'drawn_amount',
      kind: 'decimal',
      scale: 2,
      min: 5,
      max: 400_000,
      distribution: { name: 'lognormal', median: 150, spread: 1.35 },
      hidden: true,
    },
    { name: 'amount', kind: 'formula', expression: 'drawn_amount', scale: 2 },
    { name: 'quantity', kind: 'formula', expression: 'min(amount, 80000000) / price', scale: 6 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'tier', kind: 'lookup', through: 'user_id', column: 'account_tier', hidden: true },
    { name: 'fee_rate', kind: 'mapping', by: 'tier', cases: { basic: 0.006, pro: 0.004, vip: 0.0015 }, scale: 4, hidden: true },
    { name: 'fee', kind: 'formula', expression: 'amount * fee_rate', scale: 2 },
    { name: 'total', kind: 'formula', expression: 'side == "buy" ? amount + fee : amount - fee' },
    { name: 'status', kind: 'category', values: ['filled', 'cancelled', 'failed'], weights: [90, 8, 2] },
    ...pastTime({
      name: 'settled_at',
      since: 'traded_at',
      as: 'timestamp',
      longest: 80_000,
      distribution: { name: 'lognormal', median: 4, spread: 1.6 },
      when: 'status == "filled"',
    }),
    { name: 'venue', kind: 'category', values: ['mobile_app', 'web', 'api'], weights: [54, 33, 13] },
  ],
}
