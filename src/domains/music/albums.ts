import { bucket, formula } from '../../builders/computed.ts'
import { beta, lognormal, normal } from '../../builders/distributions.ts'
import { date, decimalBy, oneOf, wholeBy, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { countOf, hidden, id, lookup, lookups, ordinal, ownedBy, owner, per, ref, sumOf, table } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import { titleWords } from './artists.ts'

/** The endings of album titles by format. Most titles have none. */
const endings = {
  single: ['', '', '', '', '', '', '', '', ' (Remixes)', ' (Acoustic)'],
  ep: ['', '', '', ' EP', ' EP', ' EP', ' Sessions'],
  album: ['', '', '', '', '', '', '', ' (Deluxe)', ' (Live)', ', Vol. 2'],
}

const months = [0.7, 0.95, 1.1, 1.05, 1.15, 1.05, 0.85, 1, 1.15, 1.2, 1.1, 0.5]

/** Albums, released on Fridays. All were released before the first stream and the first royalty. */
export const albums = table('albums', per('listeners', 0.25, { min: 6 }), {
  album_id: id(),
  artist_id: ref('artists', { popularity: 0.4 }),
  title: text(...titleWords, { by: 'format', cases: endings }),
  released_on: date('2017-01-06', '2024-10-25', { growth: 1.5, months, weekdays: [0, 0, 0, 0, 1, 0, 0] }),
  track_count: countOf('tracks'),
  duration_seconds: sumOf('tracks', 'duration_seconds'),
  ...lookups('artist_id', 'genre', 'label'),
  upc: formula('190000000000 + album_id * 7919047 % 9999999967'),
  format: bucket('track_count', [4, 7], ['single', 'ep', 'album']),
})

const versions = ['', '', '', '', '', '', '', '', '', ' (feat. Nova)', ' (Remix)', ' (Live)', ' (Acoustic)']

/** The tracks of an album. `isrc` has the form of an International Standard Recording Code (ISO 3901). */
export const tracks = table('tracks', ownedBy('albums', { min: 1, max: 18, mean: 8 }), {
  track_id: id(),
  album_id: owner('albums'),
  artist_id: lookup('album_id', 'artist_id'),
  released_on: hidden(lookup('album_id', 'released_on')),
  track_number: ordinal(),
  title: text(...titleWords, { values: versions }),
  registrant: hidden(oneOf({ QZ: 30, US: 30, GB: 16, DE: 9, CA: 8, FR: 7 })),
  year_digits: hidden(formula('(floor(released_on / 365.2425) + 70) % 100')),
  block: hidden(formula('10 + floor(track_id / 100000) % 90')),
  digits: hidden(formula('block * 10000000 + year_digits * 100000 + track_id * 7919 % 100000')),
  isrc: template('{registrant}K{digits}'),
  duration_seconds: wholeBy('genre', 62, 900, {
    classical: lognormal(320, 0.4),
    jazz: lognormal(290, 0.35),
    hip_hop: normal(178, 32),
    otherwise: normal(203, 36),
  }),
  genre: lookup('album_id', 'genre'),
  is_explicit: yes(0.21),
  tempo_bpm: wholeBy('genre', 58, 190, each(normal, { electronic: [126, 7], hip_hop: [92, 14], metal: [138, 22], otherwise: [114, 20] })),
  energy: decimalBy('genre', 0, 1, 2, {
    metal: beta(9, 1.6, 0, 1),
    electronic: beta(6, 2, 0, 1),
    rock: beta(5, 2, 0, 1),
    jazz: beta(2, 4, 0, 1),
    folk: beta(2.5, 4, 0, 1),
    classical: beta(1.5, 6, 0, 1),
    otherwise: beta(4, 2.6, 0, 1),
  }),
})
