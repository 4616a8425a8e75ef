import type { TableSchema } from '../../schema/schema.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Agents, each in a city, licensed before they list anything. */
export const agents: TableSchema = {
  name: 'agents',
  rows: { type: 'ratio', of: 'properties', ratio: 0.05, min: 4 },
  columns: [
    { name: 'agent_id', kind: 'sequence' },
    person(0.56),
    firstName,
    lastName,
    gender,
    email,
    phone,
    ...birthBefore('joined_on', [22, 26, 29, 32, 36, 40, 45, 51, 64]),
    {
      name: 'agency',
      kind: 'text',
      segments: [
        {
          values: [
            'Harbor & Hill',
            'Keystone',
            'Maple Street',
            'Northgate',
            'Bluebird',
            'Old Town',
            'Cornerstone',
            'Willow & Co.',
            'Grand Avenue',
            'Lakeside',
          ],
        },
        ' ',
        { values: ['Realty', 'Realty', 'Properties', 'Homes'] },
      ],
    },
    { name: 'license_number', kind: 'pattern', pattern: 'RE-########', unique: true },
    place,
    city,
    country,
    countryCode({ US: 80, GB: 7, CA: 7, AU: 6 }),
    {
      name: 'specialty',
      kind: 'category',
      values: ['residential', 'luxury', 'first_time_buyers', 'investment', 'rentals'],
      weights: [56, 10, 16, 9, 9],
    },
    {
      name: 'rating',
      kind: 'decimal',
      scale: 1,
      min: 3,
      max: 5,
      distribution: { name: 'normal', mean: 4.6, standard_deviation: 0.3 },
    },
    { name: 'joined_on', kind: 'date', from: '2010-01-04', to: '2022-11-30', growth: 1.6, weekdays: [4, 1, 1, 1, 1, 0.2, 0] },
  ],
}
