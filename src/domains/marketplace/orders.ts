import { formula, mapped } from '../../builders/computed.ts'
import { constant, oneOf, oneOfBy, timestamp } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { wakingHours } from '../hours.ts'
import { orderProgress } from './order-progress.ts'

/**
 * Orders of one listing each: total = quantity x unit price - discount + shipping fee. The marketplace keeps its commission of the total,
 * the seller gets the rest.
 */
export const orders = table('orders', per('buyers', 3), {
  order_id: id(),
  buyer_id: ref('buyers', { popularity: 0.6, existing_at: 'ordered_at' }),
  listing_id: ref('listings', { popularity: 0.5, existing_at: 'ordered_at' }),
  seller_id: lookup('listing_id', 'seller_id'),
  ordered_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 3,
    months: [0.95, 0.88, 0.93, 0.94, 0.97, 0.94, 0.93, 0.95, 0.98, 1.04, 1.3, 1.35],
    weekdays: [1.06, 1, 0.98, 0.97, 0.96, 0.95, 1.08],
    hours: wakingHours,
  }),
  condition: hidden(lookup('listing_id', 'condition')),
  pieces: hidden(oneOfBy('condition', ['1', '2', '3', '4'], { new: [82, 12, 4, 2], otherwise: [1, 0, 0, 0] })),
  quantity: mapped('pieces', { 1: 1, 2: 2, 3: 3, 4: 4 }),
  unit_price: lookup('listing_id', 'price'),
  discount_percent: hidden(oneOf({ 0: 76, 5: 7, 10: 9, 15: 5, 25: 3 })),
  discount_rate: hidden(mapped('discount_percent', { 0: 0, 5: 0.05, 10: 0.1, 15: 0.15, 25: 0.25 })),
  shipping_due: hidden(lookup('listing_id', 'shipping_price')),
  subtotal: formula('quantity * unit_price'),
  discount_due: hidden(formula('subtotal * discount_rate', 2)),
  sum_due: hidden(formula('subtotal - discount_due + shipping_due')),
  discount: formula('discount_due + max(0, sum_due - total)'),
  shipping_fee: formula('shipping_due + max(0, total - sum_due)'),
  total: formula('sum_due'),
  commission_percent: hidden(lookup('seller_id', 'commission_percent')),
  commission: formula('total * commission_percent * 0.01', 2),
  seller_payout: formula('total - commission'),
  currency: constant('USD'),
  payment_method: oneOf({ card: 46, paypal: 26, apple_pay: 12, google_pay: 7, buy_now_pay_later: 6, gift_card: 3 }),
  ...orderProgress,
})
