import { formula, mapped } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { date, decimal, whole } from '../../builders/drawn.ts'
import { allHidden, hidden, id, per, table } from '../../builders/table.ts'
import { attribute, attributes, code, entry, text } from '../../builders/texts.ts'
import { companyWord } from '../shared/company.ts'

/** What stock keeping units (SKU) begin with, by category. */
const skuPrefixes = {
  Electronics: 'ELE',
  'Home & Kitchen': 'HOM',
  Clothing: 'CLO',
  Beauty: 'BEA',
  'Sports & Outdoors': 'SPO',
  'Toys & Games': 'TOY',
  'Books & Stationery': 'STA',
  Grocery: 'GRO',
}

/** The products of the catalogue, all launched before the first order. cost is a share of price. */
export const products = table('products', per('customers', 0.1, { min: 12 }), {
  product_id: id(),
  product: hidden(entry('products')),
  ...allHidden(attributes('product', 'noun', 'base_price')),
  style: hidden(text({ list: 'product_styles', attribute: 'word' })),
  material_entry: hidden(entry('product_materials', { by: { column: 'category', attribute: 'category' } })),
  material: hidden(attribute('material_entry', 'material')),
  name: text({ column: 'style' }, ' ', { column: 'material' }, ' ', { column: 'noun' }),
  brand: text(companyWord),
  category: attribute('product', 'category'),
  sku_prefix: hidden(mapped('category', skuPrefixes)),
  sku_code: hidden(code('#######?')),
  sku: text({ column: 'sku_prefix' }, '-', { column: 'sku_code' }),
  price: decimal(1.99, 4999.99, 2, lognormal(1, 0.28), { times: 'base_price', ending: 99 }),
  cost_share: hidden(decimal(0.3, 0.78, 3, normal(0.55, 0.08))),
  cost: formula('price * cost_share', 2),
  weight_grams: attribute('product', 'unit_weight_grams'),
  stock_quantity: whole(0, 2000, lognormal(70, 1.5)),
  average_rating: decimal(2.8, 4.9, 1, normal(4.25, 0.32)),
  // Launches cluster in some months, so that the dates of a few products are not evenly spaced.
  launched_on: date('2019-01-08', '2021-12-14', {
    growth: 1.7,
    months: [0.3, 1.2, 2.4, 0.9, 1.5, 0.4, 0.1, 0.9, 2.6, 1.8, 0.6, 0.1],
    weekdays: [0.7, 2, 1.1, 1.6, 0.3, 0, 0],
  }),
})
