import { formula, mapped } from '../../builders/computed.ts'
import { constant, oneOf, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
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
export const purchases = table('purchases', per('players', 1.2), {
  purchase_id: id(),
  player_id: ref('players', { popularity: 1, existing_at: 'purchased_at' }),
  purchased_at: timestamp('2024-07-01', '2025-12-30', {
    growth: 1.7,
    months: [1, 0.94, 0.95, 0.96, 0.95, 1.02, 1.08, 1.02, 0.92, 0.96, 1.15, 1.45],
    weekdays: [0.9, 0.88, 0.9, 0.95, 1.16, 1.28, 1.2],
    hours: playHours,
  }),
  platform: lookup('player_id', 'platform'),
  level_band: hidden(lookup('player_id', 'level_band')),
  item: oneOfBy('level_band', names, { new: weightsAt(0), low: weightsAt(0.25), middle: weightsAt(0.6), high: weightsAt(1) }),
  item_type: mapped('item', {
    'Starter Pack': 'bundle',
    'Coin Pack S': 'currency',
    'Coin Pack M': 'currency',
    'Coin Pack L': 'currency',
    'Coin Pack XL': 'currency',
    'Battle Pass': 'battle_pass',
    'Premium Skin': 'cosmetic',
    'Legendary Bundle': 'bundle',
    'Emote Pack': 'cosmetic',
  }),
  list_price: mapped('item', Object.fromEntries(Object.entries(offers).map(([name, { price }]) => [name, price])), 2),
  sale: hidden(oneOf({ 0: 80, 20: 14, 40: 6 })),
  sale_rate: hidden(mapped('sale', { 0: 0, 20: 0.2, 40: 0.4 }, 2)),
  discount_due: hidden(formula('list_price * sale_rate', 2)),
  tax_due: hidden(formula('(list_price - discount_due) * 0.08', 2)),
  amount_due: hidden(formula('list_price - discount_due + tax_due', 2)),
  // Read back from the amount, so that an amount that a story asks for leaves the list prices as they are.
  discount: formula('discount_due + max(0, amount_due - amount)', 2),
  tax: formula('tax_due + max(0, amount - amount_due)', 2),
  amount: formula('list_price - discount_due + tax_due', 2),
  currency: constant('USD'),
  payment_method: oneOfBy('platform', ['credit_card', 'paypal', 'wallet_balance', 'gift_card', 'store_billing'], {
    Android: [0, 0, 12, 8, 80],
    iOS: [0, 0, 8, 10, 82],
    otherwise: [40, 22, 24, 14, 0],
  }),
  is_gift: yes(0.06),
  is_refunded: yes(0.018),
})
