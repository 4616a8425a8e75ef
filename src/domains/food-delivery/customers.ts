import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { area, location } from './neighborhoods.ts'

/** Customers, with the address that their orders go to. */
export const customers: TableSchema = {
  name: 'customers',
  rows: { type: 'primary' },
  columns: [
    { name: 'customer_id', kind: 'sequence' },
    { name: 'person', kind: 'person', default_country: 'US', female_share: 0.52, hidden: true },
    { name: 'first_name', kind: 'person_attribute', person: 'person', attribute: 'given_name' },
    { name: 'last_name', kind: 'person_attribute', person: 'person', attribute: 'family_name' },
    { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' },
    // People keep the number of wherever they came from.
    { name: 'phone', kind: 'phone', default_country: 'US' },
    ...location,
    { name: 'home', kind: 'category', values: ['house', 'apartment'], weights: [40, 60], hidden: true },
    { name: 'house', kind: 'text', segments: [{ column: 'house_number' }, ' ', { column: 'street' }], hidden: true },
    {
      name: 'unit',
      kind: 'text',
      segments: [
        {
          by: 'home',
          cases: {
            house: [''],
            apartment: [
              ', Apt 1',
              ', Apt 2',
              ', Apt 3',
              ', Apt 2R',
              ', Apt 3F',
              ', Unit 4',
              ', Apt 401',
              ', Apt 1204',
              ', Unit 507',
              ', Apt 12B',
            ],
          },
        },
      ],
      hidden: true,
    },
    { name: 'address', kind: 'text', segments: [{ column: 'house' }, { column: 'unit' }] },
    ...area,
    { name: 'is_plus_member', kind: 'boolean', rate: 0.22 },
    { name: 'marketing_opt_in', kind: 'boolean', rate: 0.41 },
    { name: 'signed_up_at', kind: 'timestamp', from: '2023-01-01', to: '2025-12-30', growth: 2.4, hours: wakingHours },
  ],
}
