import type { TableSchema } from '../../schema/schema.ts'
import { country, email, firstName, lastName, person, phone, place, region } from '../person-columns.ts'

/** Farms and who runs them; the area is that of the fields. */
export const farms: TableSchema = {
  name: 'farms',
  rows: { type: 'primary' },
  columns: [
    { name: 'farm_id', kind: 'sequence' },
    {
      name: 'name',
      kind: 'compound',
      words: [{ list: 'company_words', attribute: 'word' }, ['Farm', 'Acres', 'Farms', 'Fields', 'Homestead', 'Growers']],
      separator: ' ',
    },
    { ...person, female_share: 0.28 },
    firstName,
    lastName,
    email,
    phone,
    place,
    region,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'CA', 'GB', 'DE', 'FR'], weights: [64, 9, 10, 9, 8] },
    { name: 'farm_type', kind: 'category', values: ['arable', 'mixed', 'vegetable', 'livestock_and_forage'], weights: [54, 26, 11, 9] },
    { name: 'is_organic', kind: 'boolean', rate: 0.11 },
    { name: 'total_area_hectares', kind: 'roll_up', table: 'fields', aggregate: 'sum', column: 'area_hectares' },
    { name: 'workers', kind: 'integer', min: 1, max: 60, distribution: { name: 'gamma', mean: 4.5, shape: 1.2 } },
    { name: 'registered_on', kind: 'date', from: '2009-01-05', to: '2020-12-18', weekdays: [1, 1, 1, 1, 1, 0, 0] },
  ],
}
