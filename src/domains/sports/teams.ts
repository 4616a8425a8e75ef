import type { TableSchema } from '../../schema/schema.ts'
import { city, country, place } from '../shared/place-columns.ts'

const metropolises = ['London', 'New York', 'Paris', 'Berlin', 'Madrid', 'Roma', 'São Paulo', 'Dublin', 'Amsterdam', 'Stockholm']

/** Clubs of a division, twenty when nothing else is said, with their grounds. */
export const teams: TableSchema = {
  name: 'teams',
  rows: { type: 'owned', by: 'leagues', min: 20, max: 20 },
  columns: [
    { name: 'team_id', kind: 'sequence' },
    {
      name: 'name',
      kind: 'compound',
      words: [{ list: 'company_words', attribute: 'word' }, ['United', 'City', 'Rovers', 'Athletic', 'Town', 'Wanderers', 'FC', 'Albion']],
      separator: ' ',
    },
    { name: 'league_id', kind: 'owner_key', table: 'leagues', hidden: true },
    { name: 'division', kind: 'formula', expression: 'league_id' },
    place,
    { ...city, name: 'first_city', hidden: true },
    { ...place, name: 'other_place' },
    { ...city, name: 'other_city', entry: 'other_place', hidden: true },
    // Clubs are spread more evenly than people are.
    { name: 'is_metropolis', kind: 'formula', expression: `first_city in ${JSON.stringify(metropolises)}`, as: 'boolean', hidden: true },
    {
      name: 'city',
      kind: 'switch',
      by: 'is_metropolis',
      cases: { true: { kind: 'template', template: '{other_city}' }, false: { kind: 'template', template: '{first_city}' } },
    },
    country,
    { name: 'country_code', kind: 'category', values: ['GB'] },
    { name: 'founded_year', kind: 'integer', min: 1874, max: 1999, distribution: { name: 'triangular', min: 1874, mode: 1895, max: 1999 } },
    {
      name: 'stadium',
      kind: 'text',
      segments: [{ list: 'company_words', attribute: 'word' }, ' ', { values: ['Park', 'Road', 'Stadium', 'Lane', 'Ground', 'Arena'] }],
    },
    {
      name: 'hundreds_of_seats',
      kind: 'integer',
      min: 40,
      max: 750,
      distribution: { name: 'lognormal', median: 230, spread: 0.5 },
      hidden: true,
    },
    { name: 'capacity', kind: 'formula', expression: 'hundreds_of_seats * 100' },
    {
      name: 'colors',
      kind: 'category',
      values: [
        'red',
        'blue',
        'white',
        'black and white',
        'claret and blue',
        'yellow',
        'green',
        'red and white',
        'blue and white',
        'orange',
      ],
      weights: [18, 18, 10, 10, 7, 7, 6, 10, 10, 4],
    },
    { name: 'coach_person', kind: 'person', country: 'country_code', female_share: 0.02, hidden: true },
    { name: 'coach', kind: 'template', template: '{coach_person}' },
  ],
}
