import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { city, country, email, firstName, gender, lastName, person, phone, place } from '../person-columns.ts'

/** Who books trips. */
export const travelers: TableSchema = {
  name: 'travelers',
  rows: { type: 'primary' },
  columns: [
    { name: 'traveler_id', kind: 'sequence' },
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'DE', 'FR', 'CA', 'ES', 'IT', 'NL', 'AU'],
      weights: [44, 14, 11, 7, 7, 5, 5, 4, 3],
    },
    place,
    person,
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
      distribution: { name: 'empirical', quantiles: [22, 26, 30, 34, 38, 42, 46, 51, 57, 64, 86] },
    },
    city,
    country,
    { name: 'loyalty_tier', kind: 'category', values: ['none', 'blue', 'silver', 'gold'], weights: [62, 24, 10, 4] },
    { name: 'newsletter_opt_in', kind: 'boolean', rate: 0.38 },
    { name: 'registered_at', kind: 'timestamp', from: '2022-01-03', to: '2025-12-20', growth: 1.4, hours: wakingHours },
  ],
}
