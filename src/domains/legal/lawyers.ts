import type { TableSchema } from '../../schema/schema.ts'
import { firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** Who works on matters, at a rate by seniority. */
export const lawyers: TableSchema = {
  name: 'lawyers',
  rows: { type: 'ratio', of: 'clients', ratio: 0.05, min: 4 },
  columns: [
    { name: 'lawyer_id', kind: 'sequence' },
    person(0.5),
    firstName,
    lastName,
    { name: 'username', kind: 'person_attribute', person: 'person', attribute: 'username', hidden: true },
    { name: 'email', kind: 'text', segments: [{ column: 'username' }, '@hartwell-law.example'] },
    phone,
    { name: 'days_here', kind: 'formula', expression: 'today - joined_on', hidden: true },
    {
      name: 'tenure',
      kind: 'bucket',
      column: 'days_here',
      edges: [2700, 3650, 5100],
      labels: ['new', 'short', 'medium', 'long'],
      hidden: true,
    },
    // Some come as partners or counsel, and nobody stays an associate for ever.
    {
      name: 'title',
      kind: 'category',
      values: ['partner', 'counsel', 'senior_associate', 'associate'],
      by: 'tenure',
      cases: { new: [3, 3, 14, 80], short: [9, 7, 50, 34], medium: [36, 12, 46, 6], long: [66, 18, 16, 0] },
    },
    {
      name: 'practice_area',
      kind: 'category',
      values: [
        'corporate',
        'litigation',
        'real_estate',
        'employment',
        'family',
        'intellectual_property',
        'tax',
        'criminal_defense',
        'immigration',
        'estate_planning',
      ],
      weights: [20, 19, 13, 11, 10, 7, 6, 5, 4, 5],
    },
    {
      name: 'wished_rate',
      kind: 'decimal',
      scale: 2,
      min: 90,
      max: 1400,
      by: 'title',
      cases: {
        partner: { name: 'lognormal', median: 590, spread: 0.22 },
        counsel: { name: 'lognormal', median: 480, spread: 0.18 },
        senior_associate: { name: 'lognormal', median: 395, spread: 0.15 },
        associate: { name: 'lognormal', median: 290, spread: 0.15 },
      },
      hidden: true,
    },
    { name: 'hourly_rate', kind: 'formula', expression: 'round(wished_rate / 5) * 5', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    place,
    city,
    country,
    { name: 'country_code', kind: 'category', values: ['US'] },
    {
      name: 'joined_on',
      kind: 'date',
      from: '2005-01-10',
      to: '2021-02-28',
      growth: 5,
      months: [1.6, 1, 1, 1, 1, 0.8, 0.6, 0.8, 2.4, 1.2, 0.8, 0.4],
      weekdays: [4, 1, 1, 0.5, 0.2, 0, 0],
    },
  ],
}
