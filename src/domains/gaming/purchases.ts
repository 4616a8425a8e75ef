import { formula, mapped } from '../../builders/computed.ts'
import { constant, oneOf, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { each, facts } from '../../builders/facts.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { playHours } from './players.ts'

/** What the shop of the game sells: type, price in dollars, and how often players at low and at high levels buy it. */
const offers: Readonly<Record<string, readonly [type: string, price: number, low: number, high: number]>> = {
  'Starter Pack': ['bundle', 4.99, 30, 2],
  'Coin Pack S': ['currency', 1.99, 30, 8],
  'Coin Pack M': ['currency', 9.99, 14, 18],
  'Coin Pack L': ['currency', 24.99, 2, 14],
  'Coin Pack XL': ['currency', 99.99, 0.3, 14],
  'Battle Pass': ['battle_pass', 9.99, 12, 18],
  'Premium Skin': ['cosmetic', 14.99, 5, 14],
  'Legendary Bundle': ['bundle', 39.99, 0.7, 9],
  'Emote Pack': ['cosmetic', 4.99, 6, 3],
}
const items = Object.keys(offers)
const { type, price } = facts(['type', 'price'], offers)
const weightsAt = (level: number) => each((_type, _price, low, high) => low * (1 - level) + high * level, offers)

/** Purchases in the shop of the game; amount = list_price - discount + tax. Players at higher levels buy larger packs. */
export const purchases = table('purchases', per('players', 1.2), {
  purchase_id: id(),
  player_id: ref('players', { popularity: 1, existing_at: 'purchased_at' }),
  purchased_at: timestamp('2024-07-01', '2025-12-30', playHours, {
    growth: 1.7,
    months: [1, 0.94, 0.95, 0.96, 0.95, 1.02, 1.08, 1.02, 0.92, 0.96, 1.15, 1.45],
    weekdays: [0.9, 0.88, 0.9, 0.95, 1.16, 1.28, 1.2],
  }),
  platform: lookup('player_id', 'platform'),
  level_band: hidden(lookup('player_id', 'level_band')),
  item: oneOfBy('level_band', items, { new: weightsAt(0), low: weightsAt(0.25), middle: weightsAt(0.6), high: weightsAt(1) }),
  item_type: mapped('item', type),
  list_price: mapped('item', price),
  sale: hidden(oneOf({ 0: 80, 20: 14, 40: 6 })),
  sale_rate: hidden(mapped('sale', { 0: 0, 20: 0.2, 40: 0.4 }, 2)),
  discount_due: hidden(formula('list_price * sale_rate', 2)),
  tax_due: hidden(formula('(list_price - discount_due) * 0.08', 2)),
  amount_due: hidden(formula('list_price - discount_due + tax_due', 2)),
  // Discount and tax follow from the amount, so that an amount that a story sets leaves the list prices as they are.
  discount: formula('discount_due + max(0, amount_due - amount)', 2),
  tax: formula('tax_due + max(0, amount - amount_due)', 2),
  amount: formula('list_price - discount_due + tax_due', 2),
  currency: constant('USD'),
  payment_method: oneOfBy('platform', ['credit_card', 'paypal', 'wallet_balance', 'gift_card', 'store_billing'], {
    Android: { wallet_balance: 12, gift_card: 8, store_billing: 80 },
    iOS: { wallet_balance: 8, gift_card: 10, store_billing: 82 },
    otherwise: { credit_card: 40, paypal: 22, wallet_balance: 24, gift_card: 14 },
  }),
  is_gift: yes(0.06),
  is_refunded: yes(0.018),
})
