import type { TableSchema } from '../../schema/schema.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** Factories, open for years before the first run. */
export const plants: TableSchema = {
  name: 'plants',
  rows: { type: 'ratio', of: 'production_runs', ratio: 0.004, min: 2 },
  columns: [
    { name: 'plant_id', kind: 'sequence' },
    { name: 'country_code', kind: 'category', values: ['US', 'DE', 'MX', 'PL', 'IN'], weights: [40, 25, 14, 12, 9] },
    place,
    city,
    country,
    { name: 'name', kind: 'template', template: '{city} Plant {plant_id}' },
    { name: 'floor_area_sqm', kind: 'integer', min: 2000, max: 90000, distribution: { name: 'lognormal', median: 14000, spread: 0.6 } },
    { name: 'machine_count', kind: 'roll_up', table: 'machines', aggregate: 'count' },
    { name: 'is_iso_9001_certified', kind: 'boolean', rate: 0.85 },
    { name: 'opened_on', kind: 'date', from: '2004-03-01', to: '2012-10-01', weekdays: [3, 1, 1, 1, 0, 0, 0] },
  ],
}
