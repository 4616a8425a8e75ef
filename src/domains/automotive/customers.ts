import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { city, country, email, firstName, gender, lastName, person, phone, place, region } from '../person-columns.ts'

/** People who asked for a car: each is known from the first contact on. */
export const customers: TableSchema = {
  name: 'customers',
  rows: { type: 'primary' },
  columns: [
    { name: 'customer_id', kind: 'sequence' },
    { ...person, female_share: 0.44 },
    firstName,
    lastName,
    gender,
    email,
    phone,
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 24,
      max_age: 84,
      distribution: { name: 'normal', mean: 48, standard_deviation: 14 },
    },
    place,
    city,
    region,
    country,
    { name: 'country_code', kind: 'category', values: ['US'] },
    {
      name: 'lead_source',
      kind: 'category',
      values: ['walk_in', 'website', 'online_marketplace', 'referral', 'repeat_customer', 'phone', 'social_media'],
      weights: [24, 23, 21, 12, 11, 5, 4],
    },
    {
      name: 'first_contact_at',
      kind: 'timestamp',
      from: '2021-11-15',
      to: '2025-12-28',
      growth: 1.4,
      weekdays: [1.1, 1, 1, 1, 1.15, 1.4, 0.5],
      hours: wakingHours,
    },
  ],
}
