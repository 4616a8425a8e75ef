import type { TableSchema } from '../../schema/schema.ts'
import { phone } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Warehouses, open before the first shipment; a city has several where it is large. */
export const warehouses: TableSchema = {
  name: 'warehouses',
  rows: { type: 'ratio', of: 'shipments', ratio: 0.01, min: 4 },
  columns: [
    { name: 'warehouse_id', kind: 'sequence' },
    { name: 'code_letters', kind: 'pattern', pattern: '???', unique: false, hidden: true },
    { name: 'code', kind: 'template', template: 'WH-{code_letters}{warehouse_id}' },
    {
      name: 'type',
      kind: 'category',
      values: ['fulfillment_center', 'distribution_center', 'cross_dock', 'cold_storage', 'sorting_hub'],
      weights: [38, 30, 14, 8, 10],
    },
    {
      name: 'type_words',
      kind: 'mapping',
      by: 'type',
      cases: {
        fulfillment_center: 'Fulfillment Center',
        distribution_center: 'Distribution Center',
        cross_dock: 'Cross-Dock',
        cold_storage: 'Cold Storage',
        sorting_hub: 'Sorting Hub',
      },
      hidden: true,
    },
    { name: 'name', kind: 'template', template: '{city} {type_words}' },
    place,
    city,
    country,
    countryCode({ US: 82, CA: 6, GB: 5, DE: 4, FR: 3 }),
    { name: 'latitude', kind: 'attribute', entry: 'place', attribute: 'latitude', hidden: true },
    { name: 'longitude', kind: 'attribute', entry: 'place', attribute: 'longitude', hidden: true },
    phone,
    {
      name: 'drawn_area',
      kind: 'integer',
      min: 1500,
      max: 110_000,
      by: 'type',
      cases: {
        cross_dock: { name: 'lognormal', median: 5200, spread: 0.4 },
        cold_storage: { name: 'lognormal', median: 8500, spread: 0.4 },
      },
      distribution: { name: 'lognormal', median: 21_000, spread: 0.6 },
      hidden: true,
    },
    { name: 'floor_area_m2', kind: 'formula', expression: 'round(drawn_area / 100) * 100' },
    { name: 'capacity_pallets', kind: 'formula', expression: 'floor(floor_area_m2 * 0.9 / 50) * 50' },
    { name: 'dock_doors', kind: 'formula', expression: '4 + floor(floor_area_m2 / 900)' },
    {
      name: 'utilization_percent',
      kind: 'decimal',
      scale: 1,
      min: 35,
      max: 99,
      distribution: { name: 'normal', mean: 79, standard_deviation: 10 },
    },
    { name: 'opened_on', kind: 'date', from: '2009-02-02', to: '2023-10-30', growth: 2, weekdays: [4, 1, 1, 1, 1, 0, 0] },
  ],
}
