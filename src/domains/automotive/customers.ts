import type { TableSchema } from '../../schema/schema.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'

/** While a dealer is open, and when people write in the evening. */
const contactHours = [0, 0, 0, 0, 0, 0, 0, 0, 2, 14, 20, 22, 20, 19, 20, 22, 24, 26, 20, 8, 0, 0, 0, 0]

/** People who asked a dealer of their city for a car: each is known from the first contact on. */
export const customers: TableSchema = {
  name: 'customers',
  rows: { type: 'primary' },
  columns: [
    { name: 'customer_id', kind: 'sequence' },
    { name: 'dealer_id', kind: 'foreign_key', table: 'dealers', popularity: 0.4, existing_at: 'first_contact_at' },
    { ...person(0.5), female_share: 0.44 },
    firstName,
    lastName,
    gender,
    email,
    phone,
    ...birthBefore('first_contact_at', [18.2, 26, 31, 36, 41, 46, 51, 56, 62, 69, 86]),
    { name: 'city', kind: 'lookup', through: 'dealer_id', column: 'city' },
    { name: 'region', kind: 'lookup', through: 'dealer_id', column: 'region' },
    { name: 'country', kind: 'lookup', through: 'dealer_id', column: 'country' },
    { name: 'country_code', kind: 'lookup', through: 'dealer_id', column: 'country_code' },
    {
      name: 'lead_source',
      kind: 'category',
      values: ['walk_in', 'website', 'online_marketplace', 'referral', 'advertisement', 'phone', 'social_media'],
      weights: [24, 23, 21, 12, 11, 5, 4],
    },
    {
      name: 'first_contact_at',
      kind: 'timestamp',
      from: '2019-02-01',
      to: '2025-12-28',
      growth: 1.4,
      weekdays: [1.1, 1, 1, 1, 1.15, 1.4, 0.5],
      hours: contactHours,
    },
  ],
}
