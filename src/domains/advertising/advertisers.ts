import type { TableSchema } from '../../schema/schema.ts'
import { companyName } from '../shared/company-name.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** Companies that advertise, with the person who looks after it. */
export const advertisers: TableSchema = {
  name: 'advertisers',
  rows: { type: 'ratio', of: 'ads', ratio: 0.05, min: 4 },
  columns: [
    { name: 'advertiser_id', kind: 'sequence' },
    companyName,
    {
      name: 'industry',
      kind: 'category',
      values: [
        'retail',
        'consumer_electronics',
        'travel',
        'finance',
        'automotive',
        'food_and_drink',
        'health',
        'education',
        'software',
        'home_and_garden',
      ],
      weights: [24, 9, 10, 11, 7, 11, 8, 6, 9, 5],
    },
    person(0.5),
    { ...firstName, name: 'contact_first_name' },
    { ...lastName, name: 'contact_last_name' },
    { ...email, name: 'contact_email' },
    phone,
    place,
    city,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'GB', 'DE', 'CA', 'FR', 'AU'], weights: [58, 14, 9, 8, 6, 5] },
    { name: 'billing', kind: 'category', values: ['prepaid', 'monthly_invoice', 'card'], weights: [14, 38, 48] },
    { name: 'joined_on', kind: 'date', from: '2020-01-01', to: '2025-09-30', growth: 1.8, weekdays: [1, 1.1, 1.1, 1, 0.9, 0, 0] },
  ],
}
