import { named } from './own-columns.ts'
import { mapped } from '../../../builders/computed.ts'
import { gamma, lognormal, normal } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole, wholeBy, yes } from '../../../builders/drawn.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'
import { price } from './price.ts'

const rustic = 'Rustic,Golden,Farmhouse,Old Town,Country,Harvest,Morning,Village,Stone Oven,Alpine,Artisan,Little,Royal,Coastal,Sunday'
const abv = (mean: number, deviation: number, least: number, most: number): ArchetypeColumn =>
  own('abv_percent', decimal(least, most, 1, normal(mean, deviation)))
const drunk: readonly ArchetypeColumn[] = ['stock quantity']
const baked: readonly ArchetypeColumn[] = [
  own('type', oneOf({ classic: 48, seasonal: 22, vegetarian: 18, special: 12 })),
  price(6.5, 0.5),
  own('weight_g', whole(20, 5000, lognormal(320, 0.6))),
  own('shelf_life_days', whole(1, 400, lognormal(6, 0.8))),
  'in stock',
]

/** Food and drinks. */
export const foods: readonly Family[] = [
  family('bread, loaf, baguette', [
    named(rustic, 'Sourdough,Rye,Baguette,Ciabatta,Spelt Loaf,Focaccia,Brioche,Walnut Bread,Potato Bread'),
    ...baked,
  ]),
  family('cake, pie, pastry, tart, dessert, cookie, muffin, donut, croissant', [
    named(rustic, 'Apple Pie,Cheesecake,Carrot Cake,Lemon Tart,Croissant,Brownie,Cinnamon Roll,Berry Tart,Almond Slice'),
    ...baked,
  ]),
  family('cheese', [
    named(rustic, 'Gouda,Cheddar,Brie,Blue,Goat Cheese,Mountain Cheese,Feta,Camembert,Tomme'),
    own('milk', oneOf({ cow: 68, goat: 18, sheep: 14 })),
    own('aged_months', whole(0, 48, lognormal(5, 0.9))),
    price(14, 0.4),
    own('weight_g', whole(100, 5000, lognormal(320, 0.6))),
    own('shelf_life_days', whole(7, 400, lognormal(45, 0.5))),
    'stock quantity',
  ]),
  family('ingredient, spice, grain, hop, malt, flour, topping', [
    named(
      'Fine,Whole,Organic,Dried,Fresh,Local,Ground,Raw',
      'Wheat Flour,Rye Flour,Sugar,Butter,Yeast,Salt,Cinnamon,Hazelnuts,Cocoa,Honey,Oats,Barley,Vanilla,Raisins',
    ),
    own('unit', oneOf({ kg: 72, l: 18, piece: 10 })),
    price(4.2, 0.7),
    own('pack_size', whole(1, 25)),
    own('reorder_level', whole(5, 80)),
    'stock quantity',
  ]),
  family(
    'bagel, sandwich, pizza, burger, taco, salad, soup, dish, meal item, menu item, snack, chocolate, candy, ice cream, jam, honey product, sauce, fruit, vegetable, egg, sausage, baked good, bean, coffee bean',
    baked,
  ),
  family('beer, ale, lager, craft beer', [
    named(
      'Hoppy,Golden,Black,Amber,Wild,Lazy,Northern,Lucky,Rusty,Howling,Salty,Midnight,Crooked,Velvet',
      'Fox,Anchor,Mill,Bridge,Owl,Barrel,Harbour,Badger,Raven,Lantern,Trout,Wagon',
    ),
    own('style', oneOf({ 'pale ale': 22, IPA: 24, lager: 20, stout: 12, 'wheat beer': 12, porter: 10 })),
    abv(5.4, 1, 2.8, 11),
    own('bitterness_ibu', wholeBy('style', 5, 110, { IPA: normal(58, 10), stout: normal(38, 8), otherwise: normal(24, 7) })),
    price(4.5, 0.3),
    own('volume_ml', mapped('bottle', { small: 330, large: 500, share: 750 })),
    own('bottle', { ...oneOf({ small: 58, large: 36, share: 6 }), hidden: true }),
    ...drunk,
  ]),
  family('wine, red wine, white wine, sparkling wine, vintage wine', [
    named(
      'Château,Domaine,Casa,Quinta,Weingut,Villa,Clos,Tenuta',
      'Rouvière,Belmont,Aurora,Lavande,Sonnberg,Solana,Marchetti,Delmar,Hautval,Ribera,Steinfeld,Mirabel,Olivier,Pedraza',
    ),
    own('classification', oneOf({ table: 40, estate: 30, reserve: 20, 'single vineyard': 10 })),
    own('sweetness', oneOf({ dry: 74, 'off-dry': 17, sweet: 9 })),
    own('vintage', whole(2014, 2024)),
    abv(13, 0.8, 9, 16),
    price(16, 0.6),
    own('volume_ml', whole(750, 750)),
    ...drunk,
  ]),
  family('whisky, whiskey, spirit, gin, rum, vodka, brandy, liqueur', [
    own('style', oneOf({ classic: 46, 'single cask': 18, aged: 24, flavoured: 12 })),
    own('age_years', whole(0, 30, gamma(6, 1.4))),
    abv(42, 2.6, 37.5, 62),
    price(38, 0.5),
    own('volume_ml', whole(700, 700)),
    ...drunk,
  ]),
  family('cider, cocktail, mead', [
    own('style', oneOf({ classic: 44, light: 22, dry: 16, sweet: 18 })),
    abv(5.5, 2, 0, 14),
    price(6.5, 0.4),
    own('volume_ml', whole(200, 1000, lognormal(330, 0.25))),
    ...drunk,
  ]),
  family('drink, beverage, coffee, tea, juice, lemonade, soda, smoothie, coffee blend, water', [
    own('style', oneOf({ classic: 44, light: 22, strong: 18, seasonal: 16 })),
    own('origin', oneOf({ Brazil: 24, Ethiopia: 20, Colombia: 18, India: 16, Kenya: 12, local: 10 })),
    price(6, 0.5),
    own('is_organic', yes(0.38)),
    ...drunk,
  ]),
]
