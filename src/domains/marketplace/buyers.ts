import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Buyers, of age when they joined. */
export const buyers: TableSchema = {
  name: 'buyers',
  rows: { type: 'primary' },
  columns: [
    { name: 'buyer_id', kind: 'sequence' },
    person(0.56),
    firstName,
    lastName,
    gender,
    email,
    phone,
    ...birthBefore('joined_at', [18.2, 22.5, 26, 29, 32, 35.5, 40, 45, 51, 59, 80]),
    place,
    city,
    country,
    countryCode({ US: 52, GB: 16, DE: 10, CA: 8, FR: 6, AU: 5, NL: 3 }),
    {
      name: 'signup_channel',
      kind: 'category',
      values: ['organic', 'paid_search', 'social', 'referral', 'app_store'],
      weights: [36, 18, 22, 14, 10],
    },
    { name: 'preferred_device', kind: 'category', values: ['mobile_app', 'mobile_web', 'desktop'], weights: [52, 19, 29] },
    { name: 'newsletter', kind: 'boolean', rate: 0.41 },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2021-01-01',
      to: '2025-12-30',
      growth: 2.2,
      months: [1, 0.92, 0.95, 0.95, 0.96, 0.93, 0.95, 0.95, 0.98, 1.05, 1.25, 1.2],
      hours: wakingHours,
    },
  ],
}
