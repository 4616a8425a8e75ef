import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'

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
    { name: 'place', kind: 'entry', list: 'cities', by: { column: 'country_code', attribute: 'country_code' }, hidden: true },
    { name: 'person', kind: 'person', country: 'country_code', hidden: true },
    { name: 'first_name', kind: 'person_attribute', person: 'person', attribute: 'given_name' },
    { name: 'last_name', kind: 'person_attribute', person: 'person', attribute: 'family_name' },
    { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' },
    { name: 'phone', kind: 'phone', country: 'country_code' },
    { name: 'city', kind: 'attribute', entry: 'place', attribute: 'city' },
    { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country' },
    { name: 'plan', kind: 'category', values: ['free', 'standard', 'premium', 'enterprise'], weights: [34, 41, 19, 6] },
    { name: 'is_vip', kind: 'boolean', rate: 0.04 },
    { name: 'signed_up_at', kind: 'timestamp', from: '2021-03-01', to: '2025-12-29', growth: 2, hours: wakingHours },
  ],
}
