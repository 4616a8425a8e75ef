import type { TableSchema } from '../../schema/schema.ts'
import { firstName, lastName, person, phone } from '../shared/person-columns.ts'

/** Drivers of a city, all of whom have joined before the first trip. */
export const drivers: TableSchema = {
  name: 'drivers',
  rows: { type: 'owned', by: 'cities', min: 10, max: 50, mean: 30 },
  columns: [
    { name: 'driver_id', kind: 'sequence' },
    { name: 'city_id', kind: 'owner_key', table: 'cities' },
    { name: 'country_code', kind: 'lookup', through: 'city_id', column: 'country_code', hidden: true },
    person(0.16),
    firstName,
    lastName,
    phone,
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 29,
      max_age: 70,
      distribution: { name: 'empirical', quantiles: [29, 32, 34, 36.5, 39, 41.5, 44, 47.5, 52, 58, 70] },
    },
    { name: 'license_number', kind: 'pattern', pattern: '?#######', unique: true },
    { name: 'status', kind: 'category', values: ['active', 'inactive', 'suspended'], weights: [93, 5, 2] },
    {
      name: 'average_rating',
      kind: 'decimal',
      scale: 2,
      min: 4.1,
      max: 5,
      distribution: { name: 'beta', alpha: 9, beta: 1.7, min: 4.1, max: 5 },
    },
    {
      name: 'acceptance_rate',
      kind: 'decimal',
      scale: 2,
      min: 0.3,
      max: 1,
      distribution: { name: 'beta', alpha: 6, beta: 1.6, min: 0.3, max: 1 },
    },
    { name: 'is_full_time', kind: 'boolean', rate: 0.38 },
    { name: 'launched_on', kind: 'lookup', through: 'city_id', column: 'launched_on', hidden: true },
    { name: 'days_later', kind: 'integer', min: 0, max: 1400, hidden: true },
    { name: 'joined_on', kind: 'shifted', column: 'launched_on', offset: 'days_later', unit: 'days', as: 'date' },
  ],
}
