import type { TableSchema } from '../../schema/schema.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** Where events take place: what they hold follows from what they are. */
export const venues: TableSchema = {
  name: 'venues',
  rows: { type: 'ratio', of: 'ticket_orders', ratio: 0.008, min: 6 },
  columns: [
    { name: 'venue_id', kind: 'sequence' },
    {
      name: 'venue_type',
      kind: 'category',
      values: ['club', 'theater', 'concert_hall', 'arena', 'stadium', 'conference_center', 'open_air'],
      weights: [30, 24, 12, 9, 4, 12, 9],
    },
    {
      name: 'name',
      kind: 'text',
      segments: [
        { list: 'company_words', attribute: 'word' },
        ' ',
        {
          by: 'venue_type',
          cases: {
            club: ['Club', 'Lounge', 'Social Club', 'Live', 'Cellar'],
            theater: ['Theater', 'Playhouse', 'Opera House', 'Stage'],
            concert_hall: ['Hall', 'Concert Hall', 'Music Hall', 'Auditorium'],
            arena: ['Arena', 'Dome', 'Center'],
            stadium: ['Stadium', 'Park', 'Field'],
            conference_center: ['Convention Center', 'Conference Center', 'Expo'],
            open_air: ['Amphitheater', 'Gardens', 'Fairgrounds', 'Meadow'],
          },
        },
      ],
    },
    place,
    city,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'GB', 'CA', 'DE', 'AU'], weights: [66, 14, 8, 7, 5] },
    {
      name: 'tens_of_seats',
      kind: 'integer',
      min: 8,
      max: 9000,
      by: 'venue_type',
      cases: {
        club: { name: 'lognormal', median: 45, spread: 0.5 },
        theater: { name: 'lognormal', median: 110, spread: 0.4 },
        concert_hall: { name: 'lognormal', median: 190, spread: 0.3 },
        arena: { name: 'lognormal', median: 1500, spread: 0.25 },
        stadium: { name: 'lognormal', median: 4500, spread: 0.3 },
        conference_center: { name: 'lognormal', median: 250, spread: 0.6 },
        open_air: { name: 'lognormal', median: 800, spread: 0.5 },
      },
      hidden: true,
    },
    { name: 'capacity', kind: 'formula', expression: 'tens_of_seats * 10' },
    { name: 'is_indoor', kind: 'formula', expression: 'venue_type != "open_air" && venue_type != "stadium"', as: 'boolean' },
  ],
}
