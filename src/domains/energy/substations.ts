import type { TableSchema } from '../../schema/schema.ts'
import { city, place, region } from '../shared/place-columns.ts'

/** Where the grid is stepped down for a quarter of a city. */
export const substations: TableSchema = {
  name: 'substations',
  rows: { type: 'ratio', of: 'customers', ratio: 0.02, min: 3 },
  columns: [
    { name: 'substation_id', kind: 'sequence' },
    {
      name: 'name',
      kind: 'compound',
      words: [{ list: 'company_words', attribute: 'word' }, ['Substation', 'Primary', 'Grid', 'Switching Station']],
      separator: ' ',
    },
    { name: 'country_code', kind: 'category', values: ['GB'], weights: [1] },
    place,
    city,
    region,
    { name: 'latitude', kind: 'attribute', entry: 'place', attribute: 'latitude', hidden: true },
    { name: 'level', kind: 'category', values: ['11', '33', '66'], weights: [55, 35, 10], hidden: true },
    { name: 'voltage_kv', kind: 'mapping', by: 'level', cases: { '11': 11, '33': 33, '66': 66 } },
    {
      name: 'capacity_mva',
      kind: 'decimal',
      scale: 1,
      min: 1,
      max: 240,
      by: 'level',
      cases: {
        '11': { name: 'uniform', min: 5, max: 24 },
        '33': { name: 'uniform', min: 20, max: 60 },
        '66': { name: 'uniform', min: 60, max: 180 },
      },
    },
    { name: 'built_year', kind: 'integer', min: 1952, max: 2020, distribution: { name: 'triangular', min: 1952, mode: 1974, max: 2020 } },
  ],
}
