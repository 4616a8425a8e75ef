import { bucket, formula, itself, mapped, when } from '../../builders/computed.ts'
import { oneOfBy } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, ordinal, ownedBy, owner, ref, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { remarks, reviews } from './reviews.ts'

/**
 * Lines of an order, each for a different product; line_total = quantity * unit_price. Some of what was delivered is rated, and some of
 * that reviewed.
 */
export const orderItems = table('order_items', ownedBy('orders', { min: 1, max: 5, mean: 2.2 }), {
  order_item_id: id(),
  order_id: owner('orders'),
  line_number: ordinal(),
  product_id: ref('products', { popularity: 0.8, distinct_among_siblings: true }),
  price_band: hidden(bucket('unit_price', [15, 60], ['cheap', 'usual', 'dear'])),
  pieces: hidden(
    oneOfBy('price_band', ['1', '2', '3', '4', '5', '6', '8'], {
      cheap: [660, 200, 70, 38, 12, 14, 6],
      usual: [800, 145, 32, 15, 4, 3, 1],
      dear: { 1: 945, 2: 48, 3: 5, 4: 2 },
    }),
  ),
  quantity: mapped('pieces', itself(1, 2, 3, 4, 5, 6, 8)),
  unit_price: lookup('product_id', 'price'),
  line_total: formula('quantity * unit_price'),
  ...allHidden({
    order_status: lookup('order_id', 'status'),
    product_rating: lookup('product_id', 'average_rating'),
    feedback: oneOfBy('order_status', ['none', 'rating', 'review'], {
      delivered: [76, 14, 10],
      returned: [68, 12, 20],
      otherwise: { none: 1 },
    }),
    liking_score: formula('product_rating - (order_status == "returned" ? 1.2 : 0)'),
    liking: bucket('liking_score', [3.1, 3.7, 4.1, 4.5, 4.7], ['bad', 'poor', 'fair', 'good', 'great', 'superb']),
    stars: oneOfBy('liking', ['1', '2', '3', '4', '5'], {
      bad: [34, 25, 20, 12, 9],
      poor: [15, 13, 19, 26, 27],
      fair: [6, 7, 15, 30, 42],
      good: [3, 4, 9, 28, 56],
      great: [2, 2, 5, 20, 71],
      superb: [1, 1, 2, 11, 85],
    }),
    star_count: mapped('stars', itself(1, 2, 3, 4, 5)),
    // The number of a list of reviews: the stars, five more where the order went back.
    tone: formula('star_count + (order_status == "returned" ? 5 : 0)'),
  }),
  rating: when('feedback in ["rating", "review"]', formula('star_count')),
  review: when('feedback == "review"', text({ by: 'tone', cases: reviews }, { by: 'tone', cases: remarks })),
})
