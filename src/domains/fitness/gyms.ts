import type { TableSchema } from '../../schema/schema.ts'
import { phone } from '../shared/person-columns.ts'
import { city, country, place, region } from '../shared/place-columns.ts'

/** Clubs of a chain. */
export const gyms: TableSchema = {
  name: 'gyms',
  rows: { type: 'ratio', of: 'members', ratio: 0.006, min: 3 },
  columns: [
    { name: 'gym_id', kind: 'sequence' },
    place,
    {
      name: 'name',
      kind: 'text',
      segments: [
        { values: ['Ironhouse', 'Ironhouse', 'Ironhouse Express', 'Ironhouse Plus'] },
        ' ',
        { list: 'company_words', attribute: 'word' },
      ],
    },
    city,
    region,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'CA', 'GB'], weights: [94, 3, 3] },
    phone,
    {
      name: 'tens_of_square_meters',
      kind: 'integer',
      min: 40,
      max: 700,
      distribution: { name: 'lognormal', median: 160, spread: 0.4 },
      hidden: true,
    },
    { name: 'area_square_meters', kind: 'formula', expression: 'tens_of_square_meters * 10' },
    { name: 'has_pool', kind: 'boolean', rate: 0.22 },
    { name: 'is_open_24_hours', kind: 'boolean', rate: 0.4 },
    { name: 'opened_on', kind: 'date', from: '2008-02-01', to: '2020-11-30', weekdays: [2, 1, 1, 1, 1, 1.5, 0.5] },
  ],
}
