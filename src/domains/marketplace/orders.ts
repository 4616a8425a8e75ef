import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { orderProgress } from './order-progress.ts'

/**
 * Orders of one listing each: total = quantity x unit price - discount + shipping fee. The marketplace keeps its commission of the total,
 * the seller gets the rest.
 */
export const orders: TableSchema = {
  name: 'orders',
  rows: { type: 'ratio', of: 'buyers', ratio: 3 },
  columns: [
    { name: 'order_id', kind: 'sequence' },
    { name: 'buyer_id', kind: 'foreign_key', table: 'buyers', popularity: 0.6, existing_at: 'ordered_at' },
    { name: 'listing_id', kind: 'foreign_key', table: 'listings', popularity: 0.5, existing_at: 'ordered_at' },
    { name: 'seller_id', kind: 'lookup', through: 'listing_id', column: 'seller_id' },
    {
      name: 'ordered_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-31',
      growth: 3,
      months: [0.95, 0.88, 0.93, 0.94, 0.97, 0.94, 0.93, 0.95, 0.98, 1.04, 1.3, 1.35],
      weekdays: [1.06, 1, 0.98, 0.97, 0.96, 0.95, 1.08],
      hours: wakingHours,
    },
    { name: 'condition', kind: 'lookup', through: 'listing_id', column: 'condition', hidden: true },
    {
      name: 'pieces',
      kind: 'category',
      values: ['1', '2', '3', '4'],
      by: 'condition',
      weights: [1, 0, 0, 0],
      cases: { new: [82, 12, 4, 2] },
      hidden: true,
    },
    { name: 'quantity', kind: 'mapping', by: 'pieces', cases: { '1': 1, '2': 2, '3': 3, '4': 4 } },
    { name: 'unit_price', kind: 'lookup', through: 'listing_id', column: 'price' },
    { name: 'discount_percent', kind: 'category', values: ['0', '5', '10', '15', '25'], weights: [76, 7, 9, 5, 3], hidden: true },
    {
      name: 'discount_rate',
      kind: 'mapping',
      by: 'discount_percent',
      cases: { '0': 0, '5': 0.05, '10': 0.1, '15': 0.15, '25': 0.25 },
      scale: 2,
      hidden: true,
    },
    { name: 'shipping_due', kind: 'lookup', through: 'listing_id', column: 'shipping_price', hidden: true },
    { name: 'subtotal', kind: 'formula', expression: 'quantity * unit_price' },
    { name: 'discount_due', kind: 'formula', expression: 'subtotal * discount_rate', scale: 2, hidden: true },
    { name: 'sum_due', kind: 'formula', expression: 'subtotal - discount_due + shipping_due', hidden: true },
    { name: 'discount', kind: 'formula', expression: 'discount_due + max(0, sum_due - total)' },
    { name: 'shipping_fee', kind: 'formula', expression: 'shipping_due + max(0, total - sum_due)' },
    { name: 'total', kind: 'formula', expression: 'sum_due' },
    { name: 'commission_percent', kind: 'lookup', through: 'seller_id', column: 'commission_percent', hidden: true },
    { name: 'commission', kind: 'formula', expression: 'total * commission_percent * 0.01', scale: 2 },
    { name: 'seller_payout', kind: 'formula', expression: 'total - commission' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'payment_method',
      kind: 'category',
      values: ['card', 'paypal', 'apple_pay', 'google_pay', 'buy_now_pay_later', 'gift_card'],
      weights: [46, 26, 12, 7, 6, 3],
    },
    ...orderProgress,
  ],
}
