import type { TableSchema } from '../../schema/schema.ts'
import { titleFirsts, titleLasts } from './title-words.ts'

/** Releases, on Fridays; the catalog was complete before it is streamed and paid for. */
export const albums: TableSchema = {
  name: 'albums',
  rows: { type: 'ratio', of: 'listeners', ratio: 0.25, min: 6 },
  columns: [
    { name: 'album_id', kind: 'sequence' },
    { name: 'artist_id', kind: 'foreign_key', table: 'artists', popularity: 0.4 },
    {
      name: 'title',
      kind: 'text',
      segments: [
        { values: titleFirsts },
        ' ',
        { values: titleLasts },
        {
          by: 'format',
          cases: {
            single: ['', '', '', '', '', '', '', '', ' (Remixes)', ' (Acoustic)'],
            ep: ['', '', '', ' EP', ' EP', ' EP', ' Sessions'],
            album: ['', '', '', '', '', '', '', ' (Deluxe)', ' (Live)', ', Vol. 2'],
          },
        },
      ],
    },
    {
      name: 'released_on',
      kind: 'date',
      from: '2017-01-06',
      to: '2024-10-25',
      growth: 1.5,
      months: [0.7, 0.95, 1.1, 1.05, 1.15, 1.05, 0.85, 1, 1.15, 1.2, 1.1, 0.5],
      weekdays: [0, 0, 0, 0, 1, 0, 0],
    },
    { name: 'track_count', kind: 'roll_up', table: 'tracks', aggregate: 'count' },
    { name: 'duration_seconds', kind: 'roll_up', table: 'tracks', aggregate: 'sum', column: 'duration_seconds' },
    { name: 'genre', kind: 'lookup', through: 'artist_id', column: 'genre' },
    { name: 'label', kind: 'lookup', through: 'artist_id', column: 'label' },
    { name: 'upc', kind: 'formula', expression: '190000000000 + album_id * 7919047 % 9999999967' },
    { name: 'format', kind: 'bucket', column: 'track_count', edges: [4, 7], labels: ['single', 'ep', 'album'] },
  ],
}
