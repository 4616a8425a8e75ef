import { formula } from '../../builders/computed.ts'
import { beta, lognormal, normal } from '../../builders/distributions.ts'
import { decimalBy, oneOf, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import { titleFirsts, titleLasts } from './title-words.ts'

/** Recordings of an album, each with a code of the shape of ISO 3901. */
export const tracks = table('tracks', ownedBy('albums', { min: 1, max: 18, mean: 8 }), {
  track_id: id(),
  album_id: owner('albums'),
  artist_id: lookup('album_id', 'artist_id'),
  released_on: hidden(lookup('album_id', 'released_on')),
  track_number: siblingNumber(),
  title: text(
    { values: titleFirsts },
    ' ',
    { values: titleLasts },
    { values: ['', '', '', '', '', '', '', '', '', ' (feat. Nova)', ' (Remix)', ' (Live)', ' (Acoustic)'] },
  ),
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
  tempo_bpm: wholeBy('genre', 58, 190, {
    electronic: normal(126, 7),
    hip_hop: normal(92, 14),
    metal: normal(138, 22),
    otherwise: normal(114, 20),
  }),
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
