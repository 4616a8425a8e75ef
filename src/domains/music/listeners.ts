import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, gender, lastName, person } from '../shared/person-columns.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** Accounts that listen; only the free plan has advertising. */
export const listeners: TableSchema = {
  name: 'listeners',
  rows: { type: 'primary' },
  columns: [
    { name: 'listener_id', kind: 'sequence' },
    person(0.5),
    { name: 'username', kind: 'person_attribute', person: 'person', attribute: 'username' },
    firstName,
    lastName,
    gender,
    email,
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 18,
      max_age: 72,
      distribution: { name: 'empirical', quantiles: [18, 20, 22.5, 25, 28, 31, 35, 40, 46, 55, 72] },
    },
    place,
    city,
    country,
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'BR', 'DE', 'MX', 'CA', 'FR', 'IN', 'SE', 'AU'],
      weights: [36, 12, 11, 9, 8, 5, 6, 6, 4, 3],
    },
    { name: 'plan', kind: 'category', values: ['free', 'premium', 'family', 'duo', 'student'], shares: [0.55, 0.24, 0.11, 0.04, 0.06] },
    { name: 'is_ad_supported', kind: 'formula', expression: 'plan == "free"', as: 'boolean' },
    {
      name: 'favorite_genre',
      kind: 'category',
      values: ['pop', 'hip_hop', 'rock', 'electronic', 'r_and_b', 'latin', 'indie', 'country', 'jazz', 'classical', 'metal', 'folk'],
      weights: [23, 20, 14, 10, 8, 9, 6, 4, 2, 2, 1, 1],
    },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2022-06-01',
      to: '2025-12-29',
      growth: 1.8,
      months: [1.08, 0.98, 0.97, 0.97, 0.98, 1, 1, 1, 1.02, 1, 1.05, 1.2],
      hours: wakingHours,
    },
  ],
}
