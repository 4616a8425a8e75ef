import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** Who asks for help. */
export const customers: TableSchema = {
  name: 'customers',
  rows: { type: 'primary' },
  columns: [
    { name: 'customer_id', kind: 'sequence' },
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'DE', 'CA', 'FR', 'AU', 'IN'],
      weights: [46, 15, 11, 9, 8, 6, 5],
    },
    place,
    person(0.5),
    firstName,
    lastName,
    email,
    phone,
    city,
    country,
    { name: 'plan', kind: 'category', values: ['free', 'standard', 'premium', 'enterprise'], weights: [34, 41, 19, 6] },
    { name: 'is_vip', kind: 'boolean', rate: 0.04 },
    { name: 'signed_up_at', kind: 'timestamp', from: '2021-03-01', to: '2025-12-29', growth: 2, hours: wakingHours },
  ],
}
