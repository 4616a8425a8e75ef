import { daysAfter, formula, when } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOfBy, shares, whole } from '../../builders/drawn.ts'
import { each, facts } from '../../builders/facts.ts'
import { hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { companyWord } from '../shared/company.ts'

// Usual farm prices in US dollars a tonne, estimated from FAOSTAT and commodity exchanges and rounded.
const wheatToRye = { winter_wheat: 215, spring_wheat: 235, winter_barley: 190, spring_barley: 205, winter_rye: 180 }
const otherGrain = { oats: 210, corn: 180, buckwheat: 480, millet: 260, corn_silage: 46 }
const oilAndPulses = { winter_rapeseed: 500, soybeans: 410, sunflowers: 480, peas: 320, lentils: 620 }
const roots = { potatoes: 210, sugar_beet: 48, garlic: 2100, onions: 330, carrots: 310 }
const vegetables = { tomatoes: 130, pumpkins: 360, green_beans: 480, lettuce: 1150, broccoli: 1250, cabbage: 320, leeks: 780 }
const prices = each((price: number) => lognormal(price, 0.12), { ...wheatToRye, ...otherGrain, ...oilAndPulses, ...roots, ...vegetables })

/** Types of buyer: their weight for each group of crops, and what their companies are called. */
const { names, ...buyers } = facts(['vegetable', 'root', 'forage', 'oilseed', 'otherwise', 'names'], {
  grain_merchant: [0, 0, 0, 33, 40, ['Grain', 'Grain Trading']],
  cooperative: [24, 28, 30, 30, 30, ['Cooperative', 'Growers Union']],
  processor: [26, 38, 0, 36, 14, ['Foods', 'Processing']],
  wholesaler: [36, 24, 0, 0, 0, ['Wholesale', 'Produce']],
  feed_mill: [0, 2, 70, 1, 16, ['Feeds', 'Feed Mill']],
  direct: [14, 8, 0, 0, 0, ['Farm Shop', 'Market']],
})

const months = [1.05, 0.95, 1, 0.9, 0.9, 0.85, 1.05, 1.15, 1.2, 1.15, 1, 0.8]

/** Loads sold of an earlier harvest, each at most a quarter of it. price_per_tonne = amount / quantity_tonnes. */
export const sales = table('sales', per('farms', 12, { min: 2 }), {
  sale_id: id(),
  // A crop is in the field for 322 days at most, so each planting of eleven months ago has its harvest.
  planting_id: ref('plantings', { existing_at: 'sold_on', min_age_days: 335 }),
  ...lookups('planting_id', 'harvest_id', 'crop'),
  crop_group: hidden(lookup('planting_id', 'crop_group')),
  sold_on: date('2024-01-02', '2025-12-31', { growth: 1.2, months, weekdays: [1.1, 1.1, 1.1, 1.1, 1, 0.15, 0] }),
  buyer_type: oneOfBy('crop_group', buyers),
  buyer: text(companyWord, ' ', { by: 'buyer_type', cases: names }),
  load: hidden(decimalBy('buyer_type', 0.5, 220, 2, { direct: lognormal(2.4, 0.5), otherwise: lognormal(23, 0.45) })),
  harvested: hidden(lookup('planting_id', 'tonnes')),
  quantity_tonnes: formula('min(load, harvested / 4)', 2),
  market_price: hidden(decimalBy('crop', 20, 4000, 2, prices)),
  amount: formula('quantity_tonnes * market_price', 2),
  price_per_tonne: when('quantity_tonnes >= 0.5', formula('amount / max(quantity_tonnes, 0.5)', 2)),
  currency: constant('USD'),
  status: shares({ accepted: 0.955, rejected: 0.025, disputed: 0.02 }),
  days_left: hidden(formula('max(today - 1 - sold_on, 0)')),
  days_to_pay: hidden(whole(3, 75, gamma(26, 4))),
  paid_on: when('status == "accepted" && days_left >= days_to_pay', daysAfter('sold_on', 'days_to_pay')),
})
