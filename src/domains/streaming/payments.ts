import { formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, oneOf, shares, timestamp, whole } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/** Monthly charges: plan_price + add_ons - discount = amount, of which tax is a part. */
export const payments = table('payments', per('subscribers', 7), {
  payment_id: id(),
  subscriber_id: ref('subscribers', { existing_at: 'charged_at' }),
  charged_at: timestamp('2024-01-01', '2025-12-31', {
    growth: 1.6,
    hours: [30, 28, 26, 24, 20, 12, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 4, 3],
  }),
  method: oneOf({ credit_card: 48, debit_card: 21, paypal: 16, mobile_wallet: 13, gift_card: 2 }),
  status: shares({ paid: 0.962, failed: 0.03, refunded: 0.008 }),
  plan: lookup('subscriber_id', 'plan'),
  plan_price: lookup('subscriber_id', 'monthly_price'),
  extra: hidden(oneOf({ none: 89, extra_member: 7, sports: 4 })),
  extra_price: hidden(mapped('extra', { none: 0, extra_member: 5.99, sports: 9.99 })),
  add_ons: formula('extra_price + max(amount - natural_amount, 0)'),
  promotion: hidden(oneOf({ none: 88, quarter: 8, half: 4 })),
  promotion_rate: hidden(mapped('promotion', { none: 0, quarter: 0.25, half: 0.5 })),
  discount_due: hidden(formula('plan_price * promotion_rate', 2)),
  discount: formula('discount_due + max(natural_amount - amount, 0)'),
  natural_amount: hidden(formula('plan_price + extra_price - discount_due')),
  tax: formula('amount * 0.07407', 2),
  amount: formula('natural_amount'),
  currency: constant('USD'),
  wait: hidden(whole(3600, 1200000, lognormal(90000, 1))),
  seconds_to_refund: hidden(formula('min(wait, seconds(today) - charged_at)')),
  refunded_at: when('status == "refunded"', secondsAfter('charged_at', 'seconds_to_refund')),
  failure_reason: when('status == "failed"', oneOf({ insufficient_funds: 44, card_expired: 24, declined: 25, processing_error: 7 })),
})
