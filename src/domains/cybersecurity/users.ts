import type { TableSchema } from '../../schema/schema.ts'
import { firstName, lastName, person } from '../shared/person-columns.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** Accounts of the people who work here. */
export const users: TableSchema = {
  name: 'users',
  rows: { type: 'primary' },
  columns: [
    { name: 'user_id', kind: 'sequence' },
    person(0.5),
    { name: 'username', kind: 'person_attribute', person: 'person', attribute: 'username' },
    firstName,
    lastName,
    { name: 'email', kind: 'text', segments: [{ column: 'username' }, '@brightwater.example'] },
    {
      name: 'department',
      kind: 'category',
      values: ['engineering', 'sales', 'operations', 'customer_support', 'marketing', 'finance', 'it', 'hr', 'legal', 'executive'],
      weights: [26, 18, 14, 13, 8, 8, 6, 4, 2, 1],
    },
    place,
    city,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'GB', 'DE', 'IN', 'CA', 'PL'], weights: [58, 12, 9, 9, 7, 5] },
    { name: 'is_privileged', kind: 'boolean', rate: 0.07 },
    { name: 'mfa_enabled', kind: 'boolean', rate: 0.88 },
    { name: 'account_status', kind: 'category', values: ['active', 'locked', 'password_expired'], shares: [0.955, 0.02, 0.025] },
    { name: 'created_on', kind: 'date', from: '2019-01-07', to: '2025-12-12', growth: 1.8, weekdays: [3, 1, 1, 1, 0.8, 0, 0] },
  ],
}
