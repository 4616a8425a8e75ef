import type { TableSchema } from '../../schema/schema.ts'
import { remarks, reviews } from './reviews.ts'

/** Lines of an order, each of another product at the product's price; some of what was delivered gets a rating. */
export const orderItems: TableSchema = {
  name: 'order_items',
  rows: { type: 'owned', by: 'orders', min: 1, max: 5, mean: 2.2 },
  columns: [
    { name: 'order_item_id', kind: 'sequence' },
    { name: 'order_id', kind: 'owner_key', table: 'orders' },
    { name: 'line_number', kind: 'sibling_number' },
    { name: 'product_id', kind: 'foreign_key', table: 'products', popularity: 0.8, distinct_among_siblings: true },
    { name: 'price_band', kind: 'bucket', column: 'unit_price', edges: [15, 60], labels: ['cheap', 'usual', 'dear'], hidden: true },
    {
      name: 'pieces',
      kind: 'category',
      values: ['1', '2', '3', '4', '5', '6', '8'],
      by: 'price_band',
      cases: { cheap: [660, 200, 70, 38, 12, 14, 6], usual: [800, 145, 32, 15, 4, 3, 1], dear: [945, 48, 5, 2, 0, 0, 0] },
      hidden: true,
    },
    { name: 'quantity', kind: 'mapping', by: 'pieces', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '8': 8 } },
    { name: 'unit_price', kind: 'lookup', through: 'product_id', column: 'price' },
    { name: 'line_total', kind: 'formula', expression: 'quantity * unit_price' },
    { name: 'order_status', kind: 'lookup', through: 'order_id', column: 'status', hidden: true },
    { name: 'product_rating', kind: 'lookup', through: 'product_id', column: 'average_rating', hidden: true },
    {
      name: 'feedback',
      kind: 'category',
      values: ['none', 'rating', 'review'],
      weights: [1, 0, 0],
      by: 'order_status',
      cases: { delivered: [76, 14, 10], returned: [68, 12, 20] },
      hidden: true,
    },
    { name: 'liking_score', kind: 'formula', expression: 'product_rating - (order_status == "returned" ? 1.2 : 0)', hidden: true },
    {
      name: 'liking',
      kind: 'bucket',
      column: 'liking_score',
      edges: [3.1, 3.7, 4.1, 4.5, 4.7],
      labels: ['bad', 'poor', 'fair', 'good', 'great', 'superb'],
      hidden: true,
    },
    {
      name: 'stars',
      kind: 'category',
      values: ['1', '2', '3', '4', '5'],
      by: 'liking',
      cases: {
        bad: [34, 25, 20, 12, 9],
        poor: [15, 13, 19, 26, 27],
        fair: [6, 7, 15, 30, 42],
        good: [3, 4, 9, 28, 56],
        great: [2, 2, 5, 20, 71],
        superb: [1, 1, 2, 11, 85],
      },
      hidden: true,
    },
    { name: 'star_count', kind: 'mapping', by: 'stars', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 }, hidden: true },
    { name: 'tone', kind: 'formula', expression: 'star_count + (order_status == "returned" ? 5 : 0)', hidden: true },
    {
      name: 'rating',
      kind: 'conditional',
      when: 'feedback in ["rating", "review"]',
      value: { kind: 'formula', expression: 'star_count' },
    },
    {
      name: 'review',
      kind: 'conditional',
      when: 'feedback == "review"',
      value: {
        kind: 'text',
        segments: [
          { by: 'tone', cases: reviews },
          { by: 'tone', cases: remarks },
        ],
      },
    },
  ],
}
