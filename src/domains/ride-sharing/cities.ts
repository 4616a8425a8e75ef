import type { TableSchema } from '../../schema/schema.ts'

/** Where rides are offered, since years before the first trip. */
export const cities: TableSchema = {
  name: 'cities',
  rows: { type: 'ratio', of: 'riders', ratio: 0.004, min: 3 },
  columns: [
    { name: 'city_id', kind: 'sequence' },
    { name: 'country_code', kind: 'category', values: ['US'], weights: [1] },
    { name: 'place', kind: 'entry', list: 'cities', by: { column: 'country_code', attribute: 'country_code' }, hidden: true },
    { name: 'name', kind: 'attribute', entry: 'place', attribute: 'city' },
    { name: 'region', kind: 'attribute', entry: 'place', attribute: 'region' },
    { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country' },
    { name: 'timezone', kind: 'attribute', entry: 'place', attribute: 'timezone' },
    { name: 'has_airport_pickup', kind: 'boolean', rate: 0.8 },
    { name: 'launched_on', kind: 'date', from: '2018-01-08', to: '2019-12-20', weekdays: [1, 3, 3, 2, 0, 0, 0] },
  ],
}
