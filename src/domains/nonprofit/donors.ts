import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place, region } from '../shared/place-columns.ts'
import { gift, giftWeights } from './gifts.ts'

/** Who gives: private people, and the contacts of companies and foundations. */
export const donors: TableSchema = {
  name: 'donors',
  rows: { type: 'primary' },
  columns: [
    { name: 'donor_id', kind: 'sequence' },
    { name: 'donor_type', kind: 'category', values: ['individual', 'corporate', 'foundation'], shares: [0.9, 0.07, 0.03] },
    {
      name: 'organization',
      kind: 'switch',
      by: 'donor_type',
      cases: {
        individual: null,
        corporate: {
          kind: 'text',
          segments: [{ list: 'company_words', attribute: 'word' }, ' ', { list: 'company_suffixes', attribute: 'suffix' }],
        },
        foundation: {
          kind: 'text',
          segments: [
            { list: 'company_words', attribute: 'word' },
            ' ',
            { values: ['Foundation', 'Foundation', 'Family Foundation', 'Charitable Trust', 'Community Fund'] },
          ],
        },
      },
    },
    ...gift('pledge', giftWeights.monthly),
    person(0.5),
    firstName,
    lastName,
    email,
    phone,
    place,
    city,
    region,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'CA', 'GB', 'DE', 'AU'], weights: [82, 6, 6, 3, 3] },
    {
      name: 'acquisition_source',
      kind: 'category',
      values: ['direct_mail', 'website', 'event', 'friend', 'email', 'social_media', 'street_canvassing'],
      weights: [22, 27, 14, 11, 12, 9, 5],
    },
    { name: 'is_newsletter_subscriber', kind: 'boolean', rate: 0.58 },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2020-10-15',
      to: '2025-12-28',
      growth: 1.8,
      months: [0.8, 0.8, 0.95, 0.95, 0.9, 0.85, 0.8, 0.85, 1, 1.05, 1.5, 1.9],
      hours: wakingHours,
    },
  ],
}
