import type { TableSchema } from '../../schema/schema.ts'
import { city, country, place, region } from '../shared/place-columns.ts'

/** Municipalities that give permits at the portal; a small portal is that of one. */
export const municipalities: TableSchema = {
  name: 'municipalities',
  rows: { type: 'ratio', of: 'applicants', ratio: 0.0002, min: 1 },
  columns: [
    { name: 'municipality_id', kind: 'sequence' },
    { name: 'name', kind: 'template', template: 'City of {city}' },
    place,
    city,
    region,
    country,
    { name: 'country_code', kind: 'category', values: ['US'] },
    { name: 'timezone', kind: 'attribute', entry: 'place', attribute: 'timezone' },
    { name: 'online_since', kind: 'date', from: '2012-01-02', to: '2020-12-31', weekdays: [1, 1, 1, 1, 1, 0, 0] },
  ],
}
