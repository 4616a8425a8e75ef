import { formula, itself, mapped } from '../../builders/computed.ts'
import { gamma, quantiles } from '../../builders/distributions.ts'
import { oneOfBy, whole, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, lookups, ownedBy, owner, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { remarks, reviews as opinions } from '../ecommerce/reviews.ts'
import { wakingHours } from '../shared/hours.ts'
import { pastTime } from '../shared/past-time.ts'

const texts = {
  ...opinions,
  11: ['Seller cancelled my order.', 'Order was cancelled after days of waiting.', 'Never arrived because it was cancelled.'],
  12: [
    'Not what was advertised, I had to open a dispute.',
    'Looks like a fake. Dispute is open.',
    'Parts were missing and the seller would not help.',
  ],
}

const endings = {
  ...remarks,
  11: ['', ' At least the money came back.', ' Poor communication.'],
  12: ['', ' Be careful with this seller.', ' Still waiting for a solution.'],
}

/** The weights of one star to five by the status of the order. */
const stars = { cancelled: [80, 20, 0, 0, 0], disputed: [88, 12, 0, 0, 0], refunded: [36, 22, 20, 12, 10], otherwise: [3, 3, 7, 19, 68] }

/** Reviews of orders, written after the delivery or the cancellation. */
export const reviews = table('reviews', ownedBy('orders', { min: 0, max: 1, mean: 0.38 }), {
  review_id: id(),
  order_id: owner('orders'),
  ...lookups('order_id', 'buyer_id', 'listing_id', 'seller_id'),
  order_status: hidden(lookup('order_id', 'status')),
  stars: hidden(oneOfBy('order_status', ['1', '2', '3', '4', '5'], stars)),
  rating: mapped('stars', itself(1, 2, 3, 4, 5)),
  tone: hidden(
    formula('order_status == "cancelled" ? 11 : order_status == "disputed" ? 12 : rating + (order_status == "refunded" ? 5 : 0)'),
  ),
  text: text({ by: 'tone', cases: texts }, { by: 'tone', cases: endings }),
  has_photo: yes(0.14),
  helpful_votes: whole(0, 300, quantiles([0, 0, 0, 0, 0, 0, 1, 1, 2, 5, 120])),
  seller_replied: yes(0.22),
  came_at: hidden(lookup('order_id', 'last_at')),
  ...pastTime('reviewed_at', 'came_at', whole(0, 5_000_000, gamma(520_000, 1.1)), { hours: wakingHours }),
})
