import type { TableSchema } from '../../schema/schema.ts'
import { playHours } from './play-hours.ts'

/** What the shop of the game sells: the price in dollars, and how often players of few and of high levels buy it. */
const offers: Readonly<Record<string, { readonly price: number; readonly few: number; readonly high: number }>> = {
  'Starter Pack': { price: 4.99, few: 30, high: 2 },
  'Coin Pack S': { price: 1.99, few: 30, high: 8 },
  'Coin Pack M': { price: 9.99, few: 14, high: 18 },
  'Coin Pack L': { price: 24.99, few: 2, high: 14 },
  'Coin Pack XL': { price: 99.99, few: 0.3, high: 14 },
  'Battle Pass': { price: 9.99, few: 12, high: 18 },
  'Premium Skin': { price: 14.99, few: 5, high: 14 },
  'Legendary Bundle': { price: 39.99, few: 0.7, high: 9 },
  'Emote Pack': { price: 4.99, few: 6, high: 3 },
}
const names = Object.keys(offers)
const weightsAt = (share: number): readonly number[] => Object.values(offers).map(({ few, high }) => few * (1 - share) + high * share)

/** Purchases in the shop of the game; amount = list_price - discount + tax. Who has played longer buys more at once. */
export const purchases: TableSchema = {
  name: 'purchases',
  rows: { type: 'ratio', of: 'players', ratio: 1.2 },
  columns: [
    { name: 'purchase_id', kind: 'sequence' },
    { name: 'player_id', kind: 'foreign_key', table: 'players', popularity: 1, existing_at: 'purchased_at' },
    {
      name: 'purchased_at',
      kind: 'timestamp',
      from: '2024-07-01',
      to: '2025-12-30',
      growth: 1.7,
      months: [1, 0.94, 0.95, 0.96, 0.95, 1.02, 1.08, 1.02, 0.92, 0.96, 1.15, 1.45],
      weekdays: [0.9, 0.88, 0.9, 0.95, 1.16, 1.28, 1.2],
      hours: playHours,
    },
    { name: 'platform', kind: 'lookup', through: 'player_id', column: 'platform' },
    { name: 'level_band', kind: 'lookup', through: 'player_id', column: 'level_band', hidden: true },
    {
      name: 'item',
      kind: 'category',
      values: names,
      by: 'level_band',
      cases: { new: weightsAt(0), low: weightsAt(0.25), middle: weightsAt(0.6), high: weightsAt(1) },
    },
    {
      name: 'item_type',
      kind: 'mapping',
      by: 'item',
      cases: {
        'Starter Pack': 'bundle',
        'Coin Pack S': 'currency',
        'Coin Pack M': 'currency',
        'Coin Pack L': 'currency',
        'Coin Pack XL': 'currency',
        'Battle Pass': 'battle_pass',
        'Premium Skin': 'cosmetic',
        'Legendary Bundle': 'bundle',
        'Emote Pack': 'cosmetic',
      },
    },
    {
      name: 'list_price',
      kind: 'mapping',
      by: 'item',
      cases: Object.fromEntries(Object.entries(offers).map(([name, { price }]) => [name, price])),
      scale: 2,
    },
    { name: 'sale', kind: 'category', values: ['0', '20', '40'], weights: [80, 14, 6], hidden: true },
    { name: 'sale_rate', kind: 'mapping', by: 'sale', cases: { '0': 0, '20': 0.2, '40': 0.4 }, scale: 2, hidden: true },
    { name: 'discount_due', kind: 'formula', expression: 'list_price * sale_rate', scale: 2, hidden: true },
    { name: 'tax_due', kind: 'formula', expression: '(list_price - discount_due) * 0.08', scale: 2, hidden: true },
    { name: 'amount_due', kind: 'formula', expression: 'list_price - discount_due + tax_due', scale: 2, hidden: true },
    // Read back from the amount, so that an amount that a story asks for leaves the list prices as they are.
    { name: 'discount', kind: 'formula', expression: 'discount_due + max(0, amount_due - amount)', scale: 2 },
    { name: 'tax', kind: 'formula', expression: 'tax_due + max(0, amount - amount_due)', scale: 2 },
    { name: 'amount', kind: 'formula', expression: 'list_price - discount_due + tax_due', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'payment_method',
      kind: 'category',
      values: ['credit_card', 'paypal', 'wallet_balance', 'gift_card', 'store_billing'],
      by: 'platform',
      weights: [40, 22, 24, 14, 0],
      cases: { Android: [0, 0, 12, 8, 80], iOS: [0, 0, 8, 10, 82] },
    },
    { name: 'is_gift', kind: 'boolean', rate: 0.06 },
    { name: 'is_refunded', kind: 'boolean', rate: 0.018 },
  ],
}
