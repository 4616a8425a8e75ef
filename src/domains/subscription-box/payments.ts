import { formula, mapped, when } from '../../builders/computed.ts'
import { constant, oneOf, shares, timestamp } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/** Renewals: amount = price - discount + shipping fee, charged in the first hours of the day. */
export const payments = table('payments', per('subscribers', 7), {
  payment_id: id(),
  subscriber_id: ref('subscribers', { existing_at: 'charged_at' }),
  charged_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 2.6,
    months: [1, 0.96, 0.97, 0.97, 0.98, 0.97, 0.96, 0.97, 0.98, 1, 1.06, 1.18],
    hours: [6, 10, 22, 26, 20, 10, 5, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2],
  }),
  box_type_id: hidden(lookup('subscriber_id', 'box_type_id')),
  price: lookup('box_type_id', 'price'),
  coupon: oneOf({ none: 84, first_box: 9, win_back: 4, friend: 3 }),
  coupon_rate: hidden(mapped('coupon', { none: 0, first_box: 0.5, win_back: 0.25, friend: 0.2 })),
  discount_due: hidden(formula('price * coupon_rate', 2)),
  plan: hidden(lookup('subscriber_id', 'plan')),
  shipping_due: hidden(mapped('plan', { monthly: 4.95, quarterly: 2.95, half_yearly: 0, yearly: 0 })),
  natural: hidden(formula('price - discount_due + shipping_due')),
  discount: formula('discount_due + max(0, natural - amount)'),
  shipping_fee: formula('shipping_due + max(0, amount - natural)'),
  amount: formula('natural'),
  currency: constant('USD'),
  payment_method: oneOf({ card: 67, paypal: 18, apple_pay: 10, google_pay: 5 }),
  status: shares({ paid: 0.925, failed: 0.06, refunded: 0.015 }),
  failure_reason: when('status == "failed"', oneOf({ insufficient_funds: 44, card_expired: 27, card_declined: 25, fraud_suspected: 4 })),
})
