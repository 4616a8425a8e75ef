import type { TableSchema } from '../../schema/schema.ts'
import { firstName, lastName, person, phone } from '../shared/person-columns.ts'

/** Who serves. */
export const servers: TableSchema = {
  name: 'servers',
  rows: { type: 'ratio', of: 'orders', ratio: 0.008, min: 6 },
  columns: [
    { name: 'server_id', kind: 'sequence' },
    { name: 'country_code', kind: 'category', values: ['US'], weights: [1], hidden: true },
    person(0.62),
    firstName,
    lastName,
    phone,
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 23,
      max_age: 62,
      distribution: { name: 'empirical', quantiles: [23, 24.5, 26, 27.5, 29, 31, 34, 38, 43, 50, 62] },
    },
    { name: 'role', kind: 'category', values: ['server', 'bartender', 'shift_lead'], weights: [72, 18, 10] },
    { name: 'employment_type', kind: 'category', values: ['part_time', 'full_time'], weights: [58, 42] },
    {
      name: 'hourly_wage',
      kind: 'decimal',
      scale: 2,
      min: 7.25,
      max: 32,
      by: 'role',
      cases: {
        server: { name: 'normal', mean: 14.2, standard_deviation: 1.6 },
        bartender: { name: 'normal', mean: 16.5, standard_deviation: 1.6 },
        shift_lead: { name: 'normal', mean: 21, standard_deviation: 1.8 },
      },
    },
    { name: 'pin', kind: 'pattern', pattern: '####' },
    { name: 'hired_on', kind: 'date', from: '2020-01-06', to: '2025-11-17', growth: 1.8, weekdays: [4, 2, 1, 1, 1, 0, 0] },
  ],
}
