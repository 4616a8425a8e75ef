import { amount, choice, count } from '../../meanings/shapes.ts'
import { type Archetype, family, own } from '../archetype.ts'

const price = (median: number, spread = 0.6): ReturnType<typeof own> =>
  own('price', { ...amount(median, spread, 0.5, 90_000), ending: 99 }, 'money')

/** What is made and sold. */
export const product: Archetype = {
  name: 'product',
  subject: 'product',
  rank: 5,
  size: 120,
  from: '2020-01-06',
  to: '2023-11-30',
  columns: ['name', 'sku'],
  usual: [price(32, 0.9), 'stock quantity', 'launched on', own('is_active', { kind: 'boolean', rate: 0.92 })],
  last: [],
  families: [
    family(
      'cheese, bread, loaf, pastry, cake, pie, cookie, croissant, bagel, donut, muffin, sandwich, pizza, burger, taco, salad, soup, dish, meal item, menu item, dessert, snack, chocolate, candy, ice cream, jam, honey product, sauce, spice, fruit, vegetable, egg, sausage, ingredient, baked good, topping, bean, coffee bean, grain, hop, malt',
      [
        own('type', choice('classic:48, seasonal:22, vegetarian:18, special:12')),
        price(6.5, 0.5),
        own('weight_g', count(320, 0.6, 20, 5000)),
        own('shelf_life_days', count(6, 0.8, 1, 400)),
        'in stock',
      ],
    ),
    family('beer, wine, whisky, whiskey, spirit, gin, cider, drink, beverage, cocktail, coffee, tea, juice, ale, lager', [
      own('style', choice('classic:40, light:20, dark:16, strong:12, seasonal:12')),
      own('abv_percent', { kind: 'decimal', scale: 1, min: 0, max: 46, distribution: { name: 'lognormal', median: 5.4, spread: 0.5 } }),
      price(7.5, 0.6),
      own('volume_ml', count(500, 0.3, 250, 1000)),
      'stock quantity',
    ]),
    family(
      'shoe, shirt, dress, jacket, hat, garment, clothing item, accessory, bag product, watch, ring, necklace, jewelry piece, fabric, sneaker',
      ['size', 'color', 'material', price(48, 0.7), 'stock quantity'],
    ),
    family(
      'ticket type, ticket tier, pass, season pass, package, bundle, subscription plan, plan, add on, extra, service package, treatment type, tariff, rate plan, membership plan, tour package, policy type, insurance product, fare',
      [price(59, 0.9), own('billing', choice('once:52, monthly:34, yearly:14')), own('is_active', { kind: 'boolean', rate: 0.9 })],
    ),
    family(
      'product, item, article, good, merchandise, stock item, inventory item, inventory, sku, material, raw material, supply, part number, spare, gadget, toy product, furniture, furniture piece, lamp, chair, sofa, mattress, tire, medicine, drug, vaccine, supplement, cosmetic, perfume, soap, candle, souvenir, seed, fertilizer, feed, fuel product, paint, chemical, tile, brick, timber, steel product, software product, game, app, feature, course product, ebook, gift card, phone model, car model, model, bouquet, flower arrangement, instrument model',
    ),
  ],
  suffixes: [],
}
