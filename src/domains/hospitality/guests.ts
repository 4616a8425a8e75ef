import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'
import { city, place } from '../shared/place-columns.ts'

/** People who book. */
export const guests: TableSchema = {
  name: 'guests',
  rows: { type: 'primary' },
  columns: [
    { name: 'guest_id', kind: 'sequence' },
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'CA'],
      weights: [35, 19, 14, 10, 8, 6, 4, 4],
    },
    place,
    person(0.49),
    firstName,
    lastName,
    gender,
    email,
    phone,
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 22,
      max_age: 86,
      distribution: { name: 'empirical', quantiles: [22, 27, 31, 35, 39, 43, 47, 51.5, 57, 64, 86] },
    },
    city,
    { name: 'loyalty_tier', kind: 'category', values: ['none', 'member', 'silver', 'gold'], weights: [58, 27, 11, 4] },
    { name: 'newsletter_opt_in', kind: 'boolean', rate: 0.41 },
    { name: 'registered_at', kind: 'timestamp', from: '2022-01-03', to: '2025-12-22', growth: 1.4, hours: wakingHours },
  ],
}
