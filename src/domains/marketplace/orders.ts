import { flag, formula, itself, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { constant, oneOf, oneOfBy, shares, timestamp, whole } from '../../builders/drawn.ts'
import { type Columns, countOf, hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { doorHours, officeHours, wakingHours } from '../shared/hours.ts'
import { atHours } from '../shared/at-hours.ts'
import { pastTime } from '../shared/past-time.ts'

/** The state of an order by today. */
const orderProgress: Columns = {
  outcome: hidden(shares({ kept: 0.889, cancelled: 0.048, refunded: 0.046, disputed: 0.017 })),
  review_count: hidden(countOf('reviews')),
  is_over: hidden(flag('outcome in ["refunded", "disputed"] || review_count > 0')),
  seconds_ago: hidden(formula('max(0, seconds(today) - ordered_at)')),
  handling: hidden(whole(3600, 600_000, gamma(110_000, 2.5))),
  transit: hidden(whole(70_000, 1_900_000, gamma(390_000, 4))),
  ship_raw: hidden(formula('is_over ? min(handling, floor(seconds_ago * 0.2)) : handling')),
  ...atHours('ship_seconds', 'ordered_at', 'ship_raw', officeHours),
  deliver_raw: hidden(formula('max(ship_seconds, is_over ? min(ship_raw + transit, floor(seconds_ago * 0.6)) : ship_raw + transit)')),
  ...atHours('deliver_late', 'ordered_at', 'deliver_raw', doorHours),
  deliver_seconds: hidden(formula('max(ship_seconds, deliver_late)')),
  stage: hidden(
    formula(
      'outcome == "cancelled" ? 3 : outcome == "refunded" ? 4 : outcome == "disputed" ? 5 : ' +
        '(ship_seconds < seconds_ago) + (deliver_seconds < seconds_ago)',
    ),
  ),
  status: mapped('stage', ['paid', 'shipped', 'completed', 'cancelled', 'refunded', 'disputed']),
  shipped_at: when('stage in [1, 2, 4, 5]', secondsAfter('ordered_at', 'ship_seconds')),
  delivered_at: when('stage in [2, 4, 5]', secondsAfter('ordered_at', 'deliver_seconds')),
  issue_start: hidden(formula('stage == 3 ? 0 : deliver_seconds')),
  issue_since: hidden(secondsAfter('ordered_at', 'issue_start')),
  ...pastTime('issue_at', 'issue_since', whole(0, 2_500_000, gamma(320_000, 1.2)), { when: 'stage >= 3', hours: wakingHours }),
  issue_reason: switchBy('stage', {
    3: oneOf({ buyer_changed_mind: 44, out_of_stock: 30, payment_failed: 16, seller_unavailable: 10 }),
    4: oneOf({ not_as_described: 38, damaged: 24, wrong_item: 14, no_longer_needed: 24 }),
    5: oneOf({ not_as_described: 45, counterfeit: 16, chargeback: 24, incomplete: 15 }),
    otherwise: null,
  }),
  last_seconds: hidden(formula('stage >= 3 ? issue_start + issue_at_delay : deliver_seconds')),
  last_at: hidden(secondsAfter('ordered_at', 'last_seconds')),
}

const months = [0.95, 0.88, 0.93, 0.94, 0.97, 0.94, 0.93, 0.95, 0.98, 1.04, 1.3, 1.35]

/**
 * Orders of one listing each: subtotal (quantity x unit_price) - discount + shipping_fee = total = commission + seller_payout. Orders that
 * were reviewed, refunded or disputed have been delivered, sooner if they are young; others may still be on their way.
 */
export const orders = table('orders', per('buyers', 3), {
  order_id: id(),
  buyer_id: ref('buyers', { popularity: 0.6, existing_at: 'ordered_at' }),
  listing_id: ref('listings', { popularity: 0.5, existing_at: 'ordered_at' }),
  seller_id: lookup('listing_id', 'seller_id'),
  ordered_at: timestamp('2023-01-01', '2025-12-31', wakingHours, { growth: 3, months, weekdays: [1.06, 1, 0.98, 0.97, 0.96, 0.95, 1.08] }),
  condition: hidden(lookup('listing_id', 'condition')),
  pieces: hidden(oneOfBy('condition', ['1', '2', '3', '4'], { new: [82, 12, 4, 2], otherwise: [1, 0, 0, 0] })),
  quantity: mapped('pieces', itself(1, 2, 3, 4)),
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
