import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** People who book trips, of age when they registered. */
export const travellers: TableSchema = {
  name: 'travellers',
  rows: { type: 'primary' },
  columns: [
    { name: 'traveller_id', kind: 'sequence' },
    person(0.51),
    firstName,
    lastName,
    gender,
    email,
    phone,
    ...birthBefore('registered_at', [18, 24, 28, 31, 35, 39, 44, 50, 57, 64, 82]),
    place,
    city,
    country,
    countryCode({ US: 46, GB: 14, DE: 10, FR: 7, CA: 6, ES: 5, AU: 5, NL: 4, IT: 3 }),
    { name: 'passport_number', kind: 'pattern', pattern: '?########', unique: true },
    { name: 'loyalty_tier', kind: 'category', values: ['none', 'silver', 'gold', 'platinum'], weights: [62, 23, 11, 4] },
    { name: 'traveller_type', kind: 'category', values: ['leisure', 'business'], weights: [77, 23] },
    { name: 'seat_preference', kind: 'category', values: ['window', 'aisle', 'no_preference'], weights: [45, 35, 20] },
    { name: 'newsletter', kind: 'boolean', rate: 0.36 },
    {
      name: 'registered_at',
      kind: 'timestamp',
      from: '2020-06-01',
      to: '2025-12-29',
      growth: 2,
      months: [1.25, 1.1, 1.1, 1.05, 1.1, 1.05, 1, 0.9, 0.85, 0.85, 0.9, 0.85],
      hours: wakingHours,
    },
  ],
}
