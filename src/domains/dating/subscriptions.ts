import { daysAfter, formula, itself, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { constant, decimal, oneOf, shares, timestamp } from '../../builders/drawn.ts'
import { hidden, id, per, ref, table } from '../../builders/table.ts'
import { eveningHours } from '../shared/hours.ts'

const months = [1.3, 1.25, 1, 0.97, 0.95, 0.93, 0.94, 0.95, 0.97, 0.97, 0.98, 0.95]

/** Subscriptions bought: amount = list_price - discount + extras (such as boosts), and store_fee + net_amount = amount. */
export const subscriptions = table('subscriptions', per('members', 0.8), {
  subscription_id: id(),
  member_id: ref('members', { existing_at: 'started_at' }),
  started_at: timestamp('2024-01-02', '2025-12-31', eveningHours, { growth: 1.7, months }),
  plan: oneOf({ plus: 51, gold: 37, platinum: 12 }),
  term: hidden(oneOf({ 1: 61, 3: 20, 6: 14, 12: 5 })),
  term_months: mapped('term', itself(1, 3, 6, 12)),
  monthly_price: hidden(mapped('plan', { plus: 14.99, gold: 24.99, platinum: 34.99 })),
  list_price: formula('monthly_price * term_months'),
  term_discount: hidden(mapped('term', { 1: 0, 3: 0.2, 6: 0.33, 12: 0.5 })),
  discount_due: hidden(formula('list_price * term_discount', 2)),
  boosts: hidden(oneOf({ 0: 86, 1: 8, 3: 4, 5: 2 })),
  extras_due: hidden(mapped('boosts', { 0: 0, 1: 3.99, 3: 9.99, 5: 14.99 })),
  natural: hidden(formula('list_price - discount_due + extras_due')),
  discount: formula('discount_due + max(0, natural - amount)'),
  extras: formula('extras_due + max(0, amount - natural)'),
  amount: formula('natural'),
  store: oneOf({ app_store: 52, google_play: 36, web: 12 }),
  fee_rate: hidden(mapped('store', { app_store: 0.3, google_play: 0.3, web: 0.03 })),
  store_fee: formula('amount * fee_rate', 2),
  net_amount: formula('amount - store_fee'),
  currency: constant('USD'),
  term_days: hidden(formula('term_months * 30')),
  expires_on: daysAfter('started_at', 'term_days'),
  fate: hidden(shares({ kept: 0.68, cancelled: 0.3, refunded: 0.02 })),
  stage: hidden(formula('fate == "refunded" ? 3 : fate == "cancelled" ? 2 : expires_on >= today ? 0 : 1')),
  status: mapped('stage', ['active', 'renewed', 'cancelled', 'refunded']),
  part: hidden(decimal(0.02, 0.98, 3)),
  seconds_to_end: hidden(
    formula('floor(max(min(term_days * 86400, seconds(today) - 1 - started_at), 0) * part * (fate == "refunded" ? 0.2 : 1))', 0),
  ),
  cancelled_at: when('stage >= 2', secondsAfter('started_at', 'seconds_to_end')),
})
