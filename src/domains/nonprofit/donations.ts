import { formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { constant, oneOf, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { gift, giftWeights } from './gifts.ts'

/** Gifts of round amounts; what the processor keeps and what arrives add up to the gift. */
export const donations = table('donations', per('donors', 4), {
  donation_id: id(),
  donor_id: ref('donors', { popularity: 0.5, existing_at: 'donated_at' }),
  campaign_id: ref('campaigns', { popularity: 0.7, existing_at: 'donated_at' }),
  donated_at: timestamp('2022-01-01', '2025-12-31', {
    growth: 1.6,
    months: [0.8, 0.75, 0.9, 0.9, 0.9, 0.85, 0.75, 0.8, 0.95, 1.05, 1.5, 2.6],
    weekdays: [1, 1.3, 1.05, 1.05, 1, 0.85, 0.9],
    hours: wakingHours,
  }),
  donor_type: hidden(lookup('donor_id', 'donor_type')),
  is_recurring: yes(0.32),
  ...gift('gift', giftWeights.once),
  // Whoever gives regularly gives the same every time.
  amount: formula('is_recurring ? donor_id.pledge : gift'),
  currency: constant('USD'),
  payment_method: oneOf({ card: 52, bank_transfer: 14, paypal: 14, direct_debit: 12, digital_wallet: 8 }),
  status: shares({ received: 0.962, failed: 0.03, refunded: 0.008 }),
  fee_rate: hidden(
    mapped('payment_method', { card: 0.029, bank_transfer: 0.004, paypal: 0.0289, direct_debit: 0.01, digital_wallet: 0.029 }),
  ),
  fee_amount: formula('status == "failed" ? 0 : amount * fee_rate', 2),
  net_amount: formula('status == "received" ? amount - fee_amount : 0', 2),
  is_anonymous: yes(0.06),
  seconds_left: hidden(formula('max(seconds(today) - 1 - donated_at, 0)')),
  regret: hidden(whole(600, 1200000, gamma(260000, 1.2))),
  seconds_to_refund: hidden(formula('min(regret, seconds_left)')),
  refunded_at: when('status == "refunded"', secondsAfter('donated_at', 'seconds_to_refund')),
})
