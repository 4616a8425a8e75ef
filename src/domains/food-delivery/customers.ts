import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { area, location } from './neighborhoods.ts'

/** Two doors on each of eight floors, as buildings of different ages number them. */
const units = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((floor) => [
  `, Apt ${floor}A`,
  `, Apt ${floor}B`,
  `, Apt ${floor}01`,
  `, Apt ${floor}04`,
  `, Unit ${floor}`,
])

/** Customers, with the address that their orders go to. */
export const customers: TableSchema = {
  name: 'customers',
  rows: { type: 'primary' },
  columns: [
    { name: 'customer_id', kind: 'sequence' },
    person(0.52),
    firstName,
    lastName,
    email,
    // People keep the number of wherever they came from.
    phone,
    ...location,
    { name: 'home', kind: 'category', values: ['house', 'apartment'], weights: [40, 60], hidden: true },
    { name: 'house', kind: 'text', segments: [{ column: 'house_number' }, ' ', { column: 'street' }], hidden: true },
    {
      name: 'unit',
      kind: 'text',
      segments: [{ by: 'home', cases: { house: [''], apartment: units } }],
      hidden: true,
    },
    { name: 'address', kind: 'text', segments: [{ column: 'house' }, { column: 'unit' }] },
    ...area,
    { name: 'is_plus_member', kind: 'boolean', rate: 0.22 },
    { name: 'marketing_opt_in', kind: 'boolean', rate: 0.41 },
    {
      name: 'signed_up_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-30',
      growth: 2.4,
      months: [1.08, 1, 0.98, 0.96, 0.95, 0.92, 0.92, 0.97, 1.05, 1.04, 1.06, 1.07],
      weekdays: [0.93, 0.92, 0.94, 0.98, 1.12, 1.12, 1.06],
      hours: wakingHours,
    },
  ],
}
