import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { email, firstName, gender, lastName, person } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Members; most have few followers, a few very many. */
export const users: TableSchema = {
  name: 'users',
  rows: { type: 'primary' },
  columns: [
    { name: 'user_id', kind: 'sequence' },
    { name: 'username', kind: 'person_attribute', person: 'person', attribute: 'username' },
    person(0.51),
    firstName,
    lastName,
    gender,
    email,
    ...birthBefore('joined_at', [13.2, 15, 16.8, 18.5, 20.5, 23, 26, 30, 35.5, 44, 74]),
    place,
    city,
    country,
    countryCode({ US: 34, IN: 18, BR: 12, GB: 8, MX: 7, DE: 6, FR: 5, CA: 4, ES: 3, AU: 3 }),
    {
      name: 'bio',
      kind: 'text',
      segments: [
        {
          values: [
            'Coffee first',
            'Dog person',
            'Amateur photographer',
            'Travel and food',
            'Music lover',
            'Runner',
            'Bookworm',
            'Plant parent',
            'Football fan',
            'Gamer',
            'Cyclist',
            'Home cook',
            'Night owl',
            'Film buff',
          ],
        },
        {
          values: ['.', '. Opinions are my own.', '. Living one day at a time.', '. DMs open.', '. Always learning.', '. Mostly reposts.'],
        },
      ],
      nullable: { rate: 0.27 },
    },
    { name: 'account_type', kind: 'category', values: ['personal', 'creator', 'business'], weights: [86, 9, 5] },
    { name: 'is_verified', kind: 'boolean', rate: 0.03 },
    { name: 'is_private', kind: 'boolean', rate: 0.24 },
    {
      name: 'follower_count',
      kind: 'integer',
      min: 0,
      max: 9_000_000,
      by: 'account_type',
      cases: {
        creator: { name: 'lognormal', median: 6500, spread: 1.9 },
        business: { name: 'lognormal', median: 1800, spread: 1.7 },
      },
      distribution: { name: 'lognormal', median: 160, spread: 1.3 },
    },
    { name: 'following_count', kind: 'integer', min: 0, max: 7500, distribution: { name: 'lognormal', median: 230, spread: 0.9 } },
    { name: 'status', kind: 'category', values: ['active', 'inactive', 'deactivated', 'suspended'], weights: [79, 15, 4, 2] },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2018-01-01',
      to: '2025-12-29',
      growth: 2.4,
      months: [1.08, 1, 1, 0.98, 0.98, 0.98, 1.02, 1.02, 1, 0.97, 0.96, 1.01],
      hours: wakingHours,
    },
  ],
}
