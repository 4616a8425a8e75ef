import { daysAfter, formula, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOfBy, shares, whole } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'

/** Usual prices in US dollars a tonne on the farm, rounded after FAOSTAT and exchanges, by judgement. */
const prices = {
  winter_wheat: 215,
  spring_wheat: 235,
  winter_barley: 190,
  spring_barley: 205,
  winter_rye: 180,
  oats: 210,
  corn: 180,
  buckwheat: 480,
  millet: 260,
  winter_rapeseed: 500,
  soybeans: 410,
  sunflowers: 480,
  peas: 320,
  lentils: 620,
  potatoes: 210,
  sugar_beet: 48,
  garlic: 2100,
  onions: 330,
  carrots: 310,
  tomatoes: 130,
  pumpkins: 360,
  green_beans: 480,
  lettuce: 1150,
  broccoli: 1250,
  cabbage: 320,
  leeks: 780,
  corn_silage: 46,
}

/** Loads of a harvest that was brought in before, a quarter of it at most; a price a tonne is what the load came to. */
export const sales = table('sales', per('farms', 12, { min: 2 }), {
  sale_id: id(),
  // The longest time in the field is 322 days: after eleven months every planting is harvested.
  planting_id: ref('plantings', { existing_at: 'sold_on', min_age_days: 335 }),
  harvest_id: lookup('planting_id', 'harvest_id'),
  crop: lookup('planting_id', 'crop'),
  crop_group: hidden(lookup('planting_id', 'crop_group')),
  sold_on: date('2024-01-02', '2025-12-31', {
    growth: 1.2,
    months: [1.05, 0.95, 1, 0.9, 0.9, 0.85, 1.05, 1.15, 1.2, 1.15, 1, 0.8],
    weekdays: [1.1, 1.1, 1.1, 1.1, 1, 0.15, 0],
  }),
  buyer_type: oneOfBy('crop_group', ['grain_merchant', 'cooperative', 'processor', 'wholesaler', 'feed_mill', 'direct'], {
    vegetable: [0, 24, 26, 36, 0, 14],
    root: [0, 28, 38, 24, 2, 8],
    forage: [0, 30, 0, 0, 70, 0],
    oilseed: [33, 30, 36, 0, 1, 0],
    otherwise: [40, 30, 14, 0, 16, 0],
  }),
  buyer: text({ list: 'company_words', attribute: 'word' }, ' ', {
    by: 'buyer_type',
    cases: {
      grain_merchant: ['Grain', 'Grain Trading'],
      cooperative: ['Cooperative', 'Growers Union'],
      processor: ['Foods', 'Processing'],
      wholesaler: ['Wholesale', 'Produce'],
      feed_mill: ['Feeds', 'Feed Mill'],
      direct: ['Farm Shop', 'Market'],
    },
  }),
  load: hidden(decimalBy('buyer_type', 0.5, 220, 2, { direct: lognormal(2.4, 0.5), otherwise: lognormal(23, 0.45) })),
  harvested: hidden(lookup('planting_id', 'tonnes')),
  quantity_tonnes: formula('min(load, harvested / 4)', 2),
  market_price: hidden(
    decimalBy('crop', 20, 4000, 2, Object.fromEntries(Object.entries(prices).map(([crop, median]) => [crop, lognormal(median, 0.12)]))),
  ),
  amount: formula('quantity_tonnes * market_price', 2),
  price_per_tonne: when('quantity_tonnes >= 0.5', formula('amount / max(quantity_tonnes, 0.5)', 2)),
  currency: constant('USD'),
  status: shares({ accepted: 0.955, rejected: 0.025, disputed: 0.02 }),
  days_left: hidden(formula('max(today - 1 - sold_on, 0)')),
  days_to_pay: hidden(whole(3, 75, gamma(26, 4))),
  paid_on: when('status == "accepted" && days_left >= days_to_pay', daysAfter('sold_on', 'days_to_pay')),
})
