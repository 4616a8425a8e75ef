import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'

/** Drivers of a warehouse, who live in its country; all hired before the first shipment. */
export const drivers: TableSchema = {
  name: 'drivers',
  rows: { type: 'owned', by: 'warehouses', min: 2, max: 14, mean: 6 },
  columns: [
    { name: 'driver_id', kind: 'sequence' },
    { name: 'warehouse_id', kind: 'owner_key', table: 'warehouses' },
    person(0.12),
    firstName,
    lastName,
    gender,
    email,
    { name: 'country_code', kind: 'lookup', through: 'warehouse_id', column: 'country_code', hidden: true },
    phone,
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 30,
      max_age: 66,
      distribution: { name: 'normal', mean: 44, standard_deviation: 9 },
    },
    { name: 'license_number', kind: 'pattern', pattern: 'D#########', unique: true },
    {
      name: 'vehicle_type',
      kind: 'category',
      values: ['cargo_van', 'box_truck', 'tractor_trailer', 'refrigerated_truck', 'electric_van'],
      weights: [42, 26, 18, 6, 8],
    },
    {
      name: 'license_class',
      kind: 'mapping',
      by: 'vehicle_type',
      cases: { cargo_van: 'light', electric_van: 'light', box_truck: 'heavy', refrigerated_truck: 'heavy', tractor_trailer: 'articulated' },
    },
    {
      name: 'years_of_service',
      kind: 'integer',
      min: 2,
      max: 12,
      distribution: { name: 'empirical', quantiles: [2, 2, 3, 4, 6, 8, 12] },
    },
    { name: 'employment', kind: 'category', values: ['employee', 'contractor', 'agency'], weights: [68, 24, 8] },
    { name: 'rating', kind: 'decimal', scale: 2, min: 3, max: 5, distribution: { name: 'normal', mean: 4.6, standard_deviation: 0.25 } },
  ],
}
