import type { TableSchema } from '../../schema/schema.ts'

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

/** The catalogue, complete before the first order. */
export const products: TableSchema = {
  name: 'products',
  rows: { type: 'ratio', of: 'customers', ratio: 0.1, min: 12 },
  columns: [
    { name: 'product_id', kind: 'sequence' },
    { name: 'product', kind: 'entry', list: 'products', hidden: true },
    { name: 'noun', kind: 'attribute', entry: 'product', attribute: 'noun', hidden: true },
    { name: 'base_price', kind: 'attribute', entry: 'product', attribute: 'base_price', hidden: true },
    { name: 'style', kind: 'text', segments: [{ list: 'product_styles', attribute: 'word' }], hidden: true },
    { name: 'material_entry', kind: 'entry', list: 'product_materials', by: { column: 'category', attribute: 'category' }, hidden: true },
    { name: 'material', kind: 'attribute', entry: 'material_entry', attribute: 'material', hidden: true },
    { name: 'name', kind: 'text', segments: [{ column: 'style' }, ' ', { column: 'material' }, ' ', { column: 'noun' }] },
    { name: 'brand', kind: 'text', segments: [{ list: 'company_words', attribute: 'word' }] },
    { name: 'category', kind: 'attribute', entry: 'product', attribute: 'category' },
    { name: 'sku_prefix', kind: 'mapping', by: 'category', cases: skuPrefixes, hidden: true },
    { name: 'sku_code', kind: 'pattern', pattern: '#######?', unique: true, hidden: true },
    { name: 'sku', kind: 'text', segments: [{ column: 'sku_prefix' }, '-', { column: 'sku_code' }] },
    {
      name: 'price',
      kind: 'decimal',
      scale: 2,
      min: 1.99,
      max: 4999.99,
      distribution: { name: 'lognormal', median: 1, spread: 0.28 },
      times: 'base_price',
      ending: 99,
    },
    {
      name: 'cost_share',
      kind: 'decimal',
      scale: 3,
      min: 0.3,
      max: 0.78,
      distribution: { name: 'normal', mean: 0.55, standard_deviation: 0.08 },
      hidden: true,
    },
    { name: 'cost', kind: 'formula', expression: 'price * cost_share', scale: 2 },
    { name: 'weight_grams', kind: 'attribute', entry: 'product', attribute: 'unit_weight_grams' },
    { name: 'stock_quantity', kind: 'integer', min: 0, max: 2000, distribution: { name: 'lognormal', median: 70, spread: 1.5 } },
    {
      name: 'average_rating',
      kind: 'decimal',
      scale: 1,
      min: 2.8,
      max: 4.9,
      distribution: { name: 'normal', mean: 4.25, standard_deviation: 0.32 },
    },
    // Launched before the seasons, so that the dates of few products are no even series.
    {
      name: 'launched_on',
      kind: 'date',
      from: '2019-01-08',
      to: '2021-12-14',
      growth: 1.7,
      months: [0.3, 1.2, 2.4, 0.9, 1.5, 0.4, 0.1, 0.9, 2.6, 1.8, 0.6, 0.1],
      weekdays: [0.7, 2, 1.1, 1.6, 0.3, 0, 0],
    },
  ],
}
