import { bucket, formula } from '../../builders/computed.ts'
import { date } from '../../builders/drawn.ts'
import { countOf, id, lookup, ref, sumOf } from '../../builders/relations.ts'
import { per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { titleFirsts, titleLasts } from './title-words.ts'

/** Releases, on Fridays; the catalog was complete before it is streamed and paid for. */
export const albums = table('albums', per('listeners', 0.25, { min: 6 }), {
  album_id: id(),
  artist_id: ref('artists', { popularity: 0.4 }),
  title: text(
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
  ),
  released_on: date('2017-01-06', '2024-10-25', {
    growth: 1.5,
    months: [0.7, 0.95, 1.1, 1.05, 1.15, 1.05, 0.85, 1, 1.15, 1.2, 1.1, 0.5],
    weekdays: [0, 0, 0, 0, 1, 0, 0],
  }),
  track_count: countOf('tracks'),
  duration_seconds: sumOf('tracks', 'duration_seconds'),
  genre: lookup('artist_id', 'genre'),
  label: lookup('artist_id', 'label'),
  upc: formula('190000000000 + album_id * 7919047 % 9999999967'),
  format: bucket('track_count', [4, 7], ['single', 'ep', 'album']),
})
