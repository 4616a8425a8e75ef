import type { TableSchema } from '../../schema/schema.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** The houses of a hotel group. */
export const hotels: TableSchema = {
  name: 'hotels',
  rows: { type: 'ratio', of: 'guests', ratio: 0.01, min: 2 },
  columns: [
    { name: 'hotel_id', kind: 'sequence' },
    {
      name: 'name',
      kind: 'compound',
      words: [
        { list: 'company_words', attribute: 'word' },
        ['Hotel', 'Inn', 'Suites', 'House', 'Plaza Hotel', 'Court Hotel', 'Grand Hotel', 'Boutique Hotel'],
      ],
      separator: ' ',
    },
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'ES', 'FR', 'DE', 'IT'],
      weights: [36, 18, 15, 12, 11, 8],
    },
    place,
    city,
    country,
    { name: 'stars', kind: 'category', values: ['2', '3', '4', '5'], shares: [0.1, 0.4, 0.4, 0.1], hidden: true },
    { name: 'star_rating', kind: 'mapping', by: 'stars', cases: { '2': 2, '3': 3, '4': 4, '5': 5 } },
    { name: 'setting', kind: 'category', values: ['city_centre', 'airport', 'business_district', 'waterfront'], weights: [52, 14, 22, 12] },
    {
      name: 'base_rate',
      kind: 'decimal',
      scale: 2,
      min: 35,
      max: 700,
      by: 'stars',
      cases: {
        '2': { name: 'normal', mean: 66, standard_deviation: 8 },
        '3': { name: 'normal', mean: 98, standard_deviation: 13 },
        '4': { name: 'normal', mean: 148, standard_deviation: 14 },
        '5': { name: 'normal', mean: 270, standard_deviation: 24 },
      },
      hidden: true,
    },
    { name: 'room_count', kind: 'roll_up', table: 'rooms', aggregate: 'count' },
    { name: 'opened_year', kind: 'integer', min: 1898, max: 2020, distribution: { name: 'triangular', min: 1898, mode: 2004, max: 2020 } },
    {
      name: 'guest_score',
      kind: 'decimal',
      scale: 1,
      min: 6.2,
      max: 9.7,
      by: 'stars',
      cases: {
        '2': { name: 'normal', mean: 7.4, standard_deviation: 0.4 },
        '3': { name: 'normal', mean: 8, standard_deviation: 0.4 },
        '4': { name: 'normal', mean: 8.5, standard_deviation: 0.3 },
        '5': { name: 'normal', mean: 9.1, standard_deviation: 0.2 },
      },
    },
  ],
}
