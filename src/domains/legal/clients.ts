import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place, region } from '../shared/place-columns.ts'

/** Private people and companies; of a company the person is its contact. */
export const clients: TableSchema = {
  name: 'clients',
  rows: { type: 'primary' },
  columns: [
    { name: 'client_id', kind: 'sequence' },
    { name: 'client_type', kind: 'category', values: ['individual', 'company'], weights: [56, 44] },
    {
      name: 'company',
      kind: 'conditional',
      when: 'client_type == "company"',
      value: {
        kind: 'text',
        segments: [{ list: 'company_words', attribute: 'word' }, ' ', { list: 'company_suffixes', attribute: 'suffix' }],
      },
    },
    {
      name: 'industry',
      kind: 'conditional',
      when: 'client_type == "company"',
      value: {
        kind: 'category',
        values: [
          'real_estate',
          'technology',
          'manufacturing',
          'retail',
          'healthcare',
          'construction',
          'finance',
          'hospitality',
          'transport',
        ],
        weights: [14, 17, 14, 12, 11, 11, 10, 6, 5],
      },
    },
    person(0.5),
    firstName,
    lastName,
    email,
    phone,
    place,
    city,
    region,
    country,
    { name: 'country_code', kind: 'category', values: ['US'] },
    {
      name: 'referral_source',
      kind: 'category',
      values: ['client_referral', 'professional_referral', 'website', 'directory', 'event', 'advertising'],
      weights: [38, 26, 18, 8, 5, 5],
    },
    { name: 'onboarded_on', kind: 'date', from: '2021-03-15', to: '2025-11-20', growth: 1.3, weekdays: [1.1, 1.1, 1.1, 1, 0.9, 0, 0] },
  ],
}
