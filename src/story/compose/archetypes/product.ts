import { lognormal } from '../../../builders/distributions.ts'
import { oneOf, whole, yes } from '../../../builders/drawn.ts'
import { type Archetype, family, own } from '../archetype.ts'
import { foods } from './foods.ts'
import { price } from './price.ts'

/** Things that are made and sold. */
export const product: Archetype = {
  name: 'product',
  subject: 'product',
  rank: 5,
  size: 120,
  from: '2020-01-06',
  to: '2023-11-30',
  columns: ['name', 'sku'],
  usual: [price(32, 0.9), 'stock quantity', 'launched on', own('is_active', yes(0.92))],
  last: [],
  families: [
    ...foods,
    family('yarn, wool, sewing thread, skein', [
      own('fibre', oneOf({ merino: 34, cotton: 22, alpaca: 16, acrylic: 16, silk: 12 })),
      'color',
      own('weight_class', oneOf({ lace: 12, fingering: 26, sport: 20, worsted: 28, bulky: 14 })),
      own('length_m', whole(40, 900, lognormal(220, 0.4))),
      price(9, 0.4),
      'stock quantity',
    ]),
    family(
      'shoe, shirt, dress, jacket, hat, garment, clothing item, accessory, bag product, watch, ring, necklace, jewelry piece, fabric, sneaker',
      ['size', 'color', 'material', price(48, 0.7), 'stock quantity'],
    ),
    family(
      'ticket type, ticket tier, pass, season pass, package, bundle, subscription plan, plan, add on, extra, service package, treatment type, tariff, rate plan, membership plan, tour package, policy type, insurance product, fare',
      [price(59, 0.9), own('billing', oneOf({ once: 52, monthly: 34, yearly: 14 })), own('is_active', yes(0.9))],
    ),
    family('furniture, furniture piece, chair, sofa, mattress, wardrobe, armchair', [
      price(240, 0.7),
      'stock quantity',
      'material',
      'color',
    ]),
    family(
      'product, item, article, good, merchandise, stock item, inventory item, inventory, sku, material, raw material, supply, part number, part, component, spare part, spare, gadget, toy product, lamp, tire, medicine, drug, vaccine, supplement, cosmetic, perfume, soap, candle, souvenir, seed, fertilizer, feed, fuel product, paint, chemical, tile, brick, timber, leather, scent, steel product, software product, game, app, feature, course product, ebook, gift card, phone model, car model, model, bouquet, flower arrangement, instrument model',
    ),
  ],
  suffixes: [],
}
