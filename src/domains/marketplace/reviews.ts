import type { TableSchema } from '../../schema/schema.ts'
import { remarks, reviews as opinions } from '../ecommerce/reviews.ts'
import { wakingHours } from '../hours.ts'
import { pastTime } from '../shared/past-time.ts'

const texts = {
  ...opinions,
  '11': ['Seller cancelled my order.', 'Order was cancelled after days of waiting.', 'Never arrived because it was cancelled.'],
  '12': [
    'Not what was advertised, I had to open a dispute.',
    'Looks like a fake. Dispute is open.',
    'Parts were missing and the seller would not help.',
  ],
}

const endings = {
  ...remarks,
  '11': ['', ' At least the money came back.', ' Poor communication.'],
  '12': ['', ' Be careful with this seller.', ' Still waiting for a solution.'],
}

/** Reviews of orders after they came, or fell through. */
export const reviews: TableSchema = {
  name: 'reviews',
  rows: { type: 'owned', by: 'orders', min: 0, max: 1, mean: 0.38 },
  columns: [
    { name: 'review_id', kind: 'sequence' },
    { name: 'order_id', kind: 'owner_key', table: 'orders' },
    { name: 'buyer_id', kind: 'lookup', through: 'order_id', column: 'buyer_id' },
    { name: 'listing_id', kind: 'lookup', through: 'order_id', column: 'listing_id' },
    { name: 'seller_id', kind: 'lookup', through: 'order_id', column: 'seller_id' },
    { name: 'order_status', kind: 'lookup', through: 'order_id', column: 'status', hidden: true },
    {
      name: 'stars',
      kind: 'category',
      values: ['1', '2', '3', '4', '5'],
      by: 'order_status',
      weights: [3, 3, 7, 19, 68],
      cases: { cancelled: [80, 20, 0, 0, 0], disputed: [88, 12, 0, 0, 0], refunded: [36, 22, 20, 12, 10] },
      hidden: true,
    },
    { name: 'rating', kind: 'mapping', by: 'stars', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 } },
    {
      name: 'tone',
      kind: 'formula',
      expression: 'order_status == "cancelled" ? 11 : order_status == "disputed" ? 12 : rating + (order_status == "refunded" ? 5 : 0)',
      hidden: true,
    },
    {
      name: 'text',
      kind: 'text',
      segments: [
        { by: 'tone', cases: texts },
        { by: 'tone', cases: endings },
      ],
    },
    { name: 'has_photo', kind: 'boolean', rate: 0.14 },
    {
      name: 'helpful_votes',
      kind: 'integer',
      min: 0,
      max: 300,
      distribution: { name: 'empirical', quantiles: [0, 0, 0, 0, 0, 0, 1, 1, 2, 5, 120] },
    },
    { name: 'seller_replied', kind: 'boolean', rate: 0.22 },
    { name: 'came_at', kind: 'lookup', through: 'order_id', column: 'last_at', hidden: true },
    ...pastTime({
      name: 'reviewed_at',
      since: 'came_at',
      as: 'timestamp',
      longest: 5_000_000,
      distribution: { name: 'gamma', mean: 520_000, shape: 1.1 },
      when: 'true',
      hours: wakingHours,
    }),
  ],
}
