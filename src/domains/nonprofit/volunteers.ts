import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** People who give their time, mostly near where the work is. */
export const volunteers: TableSchema = {
  name: 'volunteers',
  rows: { type: 'ratio', of: 'donors', ratio: 0.25, min: 3 },
  columns: [
    { name: 'volunteer_id', kind: 'sequence' },
    { ...person(0.5), female_share: 0.6 },
    firstName,
    lastName,
    email,
    phone,
    { name: 'birth_date', kind: 'birth_date', min_age: 22, max_age: 82, distribution: { name: 'triangular', min: 22, mode: 40, max: 82 } },
    place,
    city,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'CA', 'GB'], weights: [92, 4, 4] },
    {
      name: 'main_skill',
      kind: 'category',
      values: [
        'logistics',
        'teaching',
        'cooking',
        'driving',
        'fundraising',
        'administration',
        'event_support',
        'first_aid',
        'translation',
        'web_and_it',
      ],
      weights: [18, 15, 14, 10, 10, 9, 12, 4, 4, 4],
    },
    { name: 'availability', kind: 'category', values: ['weekends', 'weekday_evenings', 'weekdays', 'flexible'], weights: [42, 22, 18, 18] },
    { name: 'background_check', kind: 'category', values: ['cleared', 'pending', 'not_required'], weights: [71, 7, 22] },
    {
      name: 'joined_on',
      kind: 'date',
      from: '2020-10-01',
      to: '2025-12-20',
      growth: 1.5,
      months: [1.5, 1, 1, 1, 0.9, 1, 0.8, 0.9, 1.3, 1.1, 1.2, 0.9],
    },
  ],
}
