import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { quarter } from './neighborhoods.ts'

/** Couriers; motor vehicles have a plate. */
export const couriers: TableSchema = {
  name: 'couriers',
  rows: { type: 'ratio', of: 'customers', ratio: 0.012, min: 8 },
  columns: [
    { name: 'courier_id', kind: 'sequence' },
    person(0.24),
    firstName,
    lastName,
    email,
    // People keep the number of wherever they came from.
    phone,
    { name: 'vehicle_type', kind: 'category', values: ['bicycle', 'e_bike', 'scooter', 'car'], weights: [18, 20, 20, 42] },
    {
      name: 'license_plate',
      kind: 'conditional',
      when: 'vehicle_type in ["scooter", "car"]',
      value: { kind: 'pattern', pattern: '?? #####', unique: true },
    },
    {
      name: 'minutes_per_km',
      kind: 'mapping',
      by: 'vehicle_type',
      cases: { bicycle: 3.9, e_bike: 3.1, scooter: 2.7, car: 2.9 },
      scale: 1,
      hidden: true,
    },
    ...quarter('home_zone'),
    { name: 'employment_type', kind: 'category', values: ['freelance', 'part_time', 'full_time'], weights: [62, 25, 13] },
    { name: 'rating', kind: 'decimal', scale: 2, min: 3.8, max: 5, distribution: { name: 'normal', mean: 4.74, standard_deviation: 0.15 } },
    {
      name: 'joined_on',
      kind: 'date',
      from: '2022-10-03',
      to: '2025-12-15',
      growth: 2,
      months: [0.8, 0.5, 0.7, 1, 2, 1.6, 0.6, 0.4, 1.2, 1.7, 1.1, 0.3],
      weekdays: [1.8, 1.1, 0.9, 0.8, 0.6, 0.2, 0.1],
    },
  ],
}
