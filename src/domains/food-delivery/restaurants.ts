import type { TableSchema } from '../../schema/schema.ts'
import { area, localPhone, location } from './neighborhoods.ts'

/** Restaurants: name and menu follow the cuisine; every price of one is its dish's usual price times the restaurant's level. */
export const restaurants: TableSchema = {
  name: 'restaurants',
  rows: { type: 'ratio', of: 'customers', ratio: 0.02, min: 12 },
  columns: [
    { name: 'restaurant_id', kind: 'sequence' },
    { name: 'kitchen', kind: 'entry', list: 'cuisines', hidden: true },
    { name: 'first_word', kind: 'entry', list: 'restaurant_words', by: { column: 'cuisine', attribute: 'cuisine' }, hidden: true },
    { name: 'word', kind: 'attribute', entry: 'first_word', attribute: 'word', hidden: true },
    { name: 'last_word', kind: 'entry', list: 'restaurant_suffixes', by: { column: 'cuisine', attribute: 'cuisine' }, hidden: true },
    { name: 'suffix', kind: 'attribute', entry: 'last_word', attribute: 'suffix', hidden: true },
    { name: 'name', kind: 'text', segments: [{ column: 'word' }, ' ', { column: 'suffix' }] },
    { name: 'cuisine', kind: 'attribute', entry: 'kitchen', attribute: 'cuisine' },
    {
      name: 'price_level',
      kind: 'category',
      values: ['$', '$$', '$$$'],
      weights: [36, 50, 14],
      by: 'cuisine',
      cases: { French: [5, 50, 45], Japanese: [22, 54, 24], Mexican: [55, 40, 5] },
    },
    {
      name: 'price_factor',
      kind: 'decimal',
      scale: 2,
      min: 0.5,
      max: 2,
      by: 'price_level',
      cases: {
        $: { name: 'uniform', min: 0.82, max: 0.94 },
        $$: { name: 'uniform', min: 0.96, max: 1.14 },
        $$$: { name: 'uniform', min: 1.2, max: 1.5 },
      },
      hidden: true,
    },
    { name: 'price_style', kind: 'category', values: ['whole', 'nine', 'five'], weights: [30, 50, 20], hidden: true },
    { name: 'price_cut', kind: 'mapping', column: 'price_style', to: { whole: 0, nine: 0.01, five: 0.05 }, scale: 2, hidden: true },
    { name: 'rating', kind: 'decimal', scale: 1, min: 3.1, max: 5, distribution: { name: 'normal', mean: 4.4, standard_deviation: 0.26 } },
    {
      name: 'average_prep_minutes',
      kind: 'integer',
      min: 8,
      max: 40,
      by: 'price_level',
      cases: {
        $: { name: 'normal', mean: 13, standard_deviation: 2.5 },
        $$: { name: 'normal', mean: 18, standard_deviation: 3.5 },
        $$$: { name: 'normal', mean: 25, standard_deviation: 4.5 },
      },
    },
    localPhone,
    ...location,
    { name: 'address', kind: 'text', segments: [{ column: 'house_number' }, ' ', { column: 'street' }] },
    ...area,
    { name: 'latitude', kind: 'formula', expression: '41.882 + north * 0.008993', scale: 5 },
    { name: 'longitude', kind: 'formula', expression: 'east * 0.012069 - 87.6278', scale: 5 },
    { name: 'joined_on', kind: 'date', from: '2022-06-01', to: '2025-11-30', growth: 1.6, weekdays: [1, 1, 1, 1, 0.7, 0.1, 0.05] },
  ],
}
