import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, gender, lastName, person } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Sellers with their shops; a few suspended. */
export const sellers: TableSchema = {
  name: 'sellers',
  rows: { type: 'ratio', of: 'buyers', ratio: 0.12, min: 5 },
  columns: [
    { name: 'seller_id', kind: 'sequence' },
    {
      name: 'shop_name',
      kind: 'compound',
      words: [
        { list: 'company_words', attribute: 'word' },
        ['Finds', 'Goods', 'Studio', 'Vintage', 'Outlet', 'Crafts', 'Supply', 'Corner', 'Market', 'Boutique', 'Traders', 'Deals'],
      ],
      separator: ' ',
    },
    person(0.51),
    firstName,
    lastName,
    gender,
    email,
    { name: 'seller_type', kind: 'category', values: ['individual', 'business'], weights: [64, 36] },
    place,
    city,
    country,
    countryCode({ US: 44, GB: 14, DE: 12, CA: 8, FR: 7, AU: 6, IT: 5, NL: 4 }),
    { name: 'level', kind: 'category', values: ['new', 'standard', 'above_standard', 'top_rated'], weights: [18, 44, 24, 14] },
    {
      name: 'rating',
      kind: 'decimal',
      scale: 2,
      min: 2.4,
      max: 5,
      by: 'level',
      cases: {
        top_rated: { name: 'normal', mean: 4.86, standard_deviation: 0.07 },
        above_standard: { name: 'normal', mean: 4.68, standard_deviation: 0.14 },
      },
      distribution: { name: 'normal', mean: 4.35, standard_deviation: 0.35 },
    },
    {
      name: 'commission_percent',
      kind: 'mapping',
      by: 'level',
      cases: { new: 13, standard: 12, above_standard: 11, top_rated: 9.5 },
      scale: 1,
    },
    { name: 'is_verified', kind: 'boolean', rate: 0.83 },
    { name: 'status', kind: 'category', values: ['active', 'on_vacation', 'suspended'], weights: [93, 4, 3] },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2020-01-01',
      to: '2025-11-30',
      growth: 1.8,
      weekdays: [1.1, 1.1, 1.05, 1, 0.95, 0.85, 0.95],
      hours: wakingHours,
    },
  ],
}
