import { flag, formula, mapped } from '../../builders/computed.ts'
import { gamma, lognormal, uniform } from '../../builders/distributions.ts'
import { constant, decimal, oneOfBy, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, per, ref, table } from '../../builders/table.ts'
import { attribute, attributes, entry, template, text } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'

/** Offers of sellers: one product each, new or used, at a fixed price. */
export const listings = table('listings', per('buyers', 0.9, { min: 12 }), {
  listing_id: id(),
  seller_id: ref('sellers', { popularity: 0.7, existing_at: 'listed_at' }),
  product: hidden(entry('products')),
  ...allHidden(attributes('product', 'noun', 'base_price')),
  style: hidden(text({ list: 'product_styles', attribute: 'word' })),
  material_entry: hidden(entry('product_materials', { by: { column: 'category', attribute: 'category' } })),
  material: hidden(attribute('material_entry', 'material')),
  title: template('{style} {material} {noun}'),
  category: attribute('product', 'category'),
  // Food and cosmetics are always new.
  is_consumed: hidden(flag('category in ["Grocery", "Beauty"]')),
  condition: oneOfBy('is_consumed', ['new', 'like_new', 'good', 'fair'], { true: [1, 0, 0, 0], false: [58, 16, 19, 7] }),
  wear_factor: hidden(mapped('condition', { new: 1, like_new: 0.8, good: 0.62, fair: 0.42 })),
  worth: hidden(formula('base_price * wear_factor')),
  price: decimal(1.5, 4500, 2, lognormal(1, 0.3), { times: 'worth' }),
  drawn_shipping: hidden(decimal(2.5, 24, 2, lognormal(4.9, 0.35))),
  free_shipping: yes(0.34),
  shipping_price: formula('free_shipping ? 0.00 : drawn_shipping'),
  currency: constant('USD'),
  quantity_available: wholeBy('condition', 0, 400, { new: lognormal(14, 1), otherwise: uniform(0, 1) }),
  is_promoted: yes(0.17),
  views: whole(3, 200_000, lognormal(190, 1.4)),
  liking: hidden(decimal(0.003, 0.2, 4, gamma(0.04, 2))),
  favorites: formula('round(views * liking)'),
  listed_at: timestamp('2021-06-01', '2025-12-28', wakingHours, { growth: 2.5, weekdays: [1, 0.98, 0.97, 0.97, 0.95, 1.02, 1.15] }),
})
