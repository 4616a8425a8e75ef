import type { TableSchema } from '../../schema/schema.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Hotels, dearer with more stars. */
export const hotels: TableSchema = {
  name: 'hotels',
  rows: { type: 'ratio', of: 'travellers', ratio: 0.08, min: 8 },
  columns: [
    { name: 'hotel_id', kind: 'sequence' },
    {
      name: 'name',
      kind: 'compound',
      words: [
        ['Grand', 'Hotel', 'The', 'Park', 'Royal', 'Villa', 'Casa', 'Old Town', 'Harbour', 'Central'],
        { list: 'company_words', attribute: 'word' },
        ['Inn', 'Resort', 'Suites', 'Lodge', 'House', 'Residence', 'Palace', 'Rooms'],
      ],
      separator: ' ',
    },
    place,
    city,
    country,
    countryCode({ US: 40, ES: 12, FR: 10, IT: 10, GB: 10, DE: 8, MX: 5, NL: 5 }),
    { name: 'stars', kind: 'category', values: ['2', '3', '4', '5'], weights: [11, 38, 38, 13], hidden: true },
    { name: 'star_rating', kind: 'mapping', by: 'stars', cases: { '2': 2, '3': 3, '4': 4, '5': 5 } },
    {
      name: 'rooms',
      kind: 'integer',
      min: 8,
      max: 900,
      by: 'stars',
      cases: { '2': { name: 'lognormal', median: 35, spread: 0.5 }, '3': { name: 'lognormal', median: 70, spread: 0.5 } },
      distribution: { name: 'lognormal', median: 150, spread: 0.6 },
    },
    {
      name: 'nightly_rate',
      kind: 'decimal',
      scale: 2,
      min: 35,
      max: 2400,
      by: 'stars',
      cases: {
        '2': { name: 'lognormal', median: 72, spread: 0.22 },
        '3': { name: 'lognormal', median: 112, spread: 0.25 },
        '4': { name: 'lognormal', median: 188, spread: 0.28 },
        '5': { name: 'lognormal', median: 390, spread: 0.4 },
      },
    },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'guest_rating',
      kind: 'decimal',
      scale: 1,
      min: 5.5,
      max: 9.8,
      by: 'stars',
      cases: {
        '2': { name: 'normal', mean: 7.4, standard_deviation: 0.5 },
        '3': { name: 'normal', mean: 8, standard_deviation: 0.4 },
        '4': { name: 'normal', mean: 8.5, standard_deviation: 0.3 },
        '5': { name: 'normal', mean: 9.1, standard_deviation: 0.2 },
      },
    },
    { name: 'breakfast_included', kind: 'boolean', rate: 0.47 },
  ],
}
