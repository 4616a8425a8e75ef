import type { TableSchema } from '../../schema/schema.ts'
import { titleFirsts, titleLasts } from './title-words.ts'

/** Recordings of an album, each with a code of the shape of ISO 3901. */
export const tracks: TableSchema = {
  name: 'tracks',
  rows: { type: 'owned', by: 'albums', min: 1, max: 18, mean: 8 },
  columns: [
    { name: 'track_id', kind: 'sequence' },
    { name: 'album_id', kind: 'owner_key', table: 'albums' },
    { name: 'artist_id', kind: 'lookup', through: 'album_id', column: 'artist_id' },
    { name: 'released_on', kind: 'lookup', through: 'album_id', column: 'released_on', hidden: true },
    { name: 'track_number', kind: 'sibling_number' },
    {
      name: 'title',
      kind: 'text',
      segments: [
        { values: titleFirsts },
        ' ',
        { values: titleLasts },
        { values: ['', '', '', '', '', '', '', '', '', ' (feat. Nova)', ' (Remix)', ' (Live)', ' (Acoustic)'] },
      ],
    },
    { name: 'registrant', kind: 'category', values: ['QZ', 'US', 'GB', 'DE', 'CA', 'FR'], weights: [30, 30, 16, 9, 8, 7], hidden: true },
    { name: 'year_digits', kind: 'formula', expression: '(floor(released_on / 365.2425) + 70) % 100', hidden: true },
    { name: 'block', kind: 'formula', expression: '10 + floor(track_id / 100000) % 90', hidden: true },
    { name: 'digits', kind: 'formula', expression: 'block * 10000000 + year_digits * 100000 + track_id * 7919 % 100000', hidden: true },
    { name: 'isrc', kind: 'template', template: '{registrant}K{digits}' },
    {
      name: 'duration_seconds',
      kind: 'integer',
      min: 62,
      max: 900,
      by: 'genre',
      cases: {
        classical: { name: 'lognormal', median: 320, spread: 0.4 },
        jazz: { name: 'lognormal', median: 290, spread: 0.35 },
        hip_hop: { name: 'normal', mean: 178, standard_deviation: 32 },
      },
      distribution: { name: 'normal', mean: 203, standard_deviation: 36 },
    },
    { name: 'genre', kind: 'lookup', through: 'album_id', column: 'genre' },
    { name: 'is_explicit', kind: 'boolean', rate: 0.21 },
    {
      name: 'tempo_bpm',
      kind: 'integer',
      min: 58,
      max: 190,
      by: 'genre',
      cases: {
        electronic: { name: 'normal', mean: 126, standard_deviation: 7 },
        hip_hop: { name: 'normal', mean: 92, standard_deviation: 14 },
        metal: { name: 'normal', mean: 138, standard_deviation: 22 },
      },
      distribution: { name: 'normal', mean: 114, standard_deviation: 20 },
    },
    {
      name: 'energy',
      kind: 'decimal',
      scale: 2,
      min: 0,
      max: 1,
      by: 'genre',
      cases: {
        metal: { name: 'beta', alpha: 9, beta: 1.6, min: 0, max: 1 },
        electronic: { name: 'beta', alpha: 6, beta: 2, min: 0, max: 1 },
        rock: { name: 'beta', alpha: 5, beta: 2, min: 0, max: 1 },
        jazz: { name: 'beta', alpha: 2, beta: 4, min: 0, max: 1 },
        folk: { name: 'beta', alpha: 2.5, beta: 4, min: 0, max: 1 },
        classical: { name: 'beta', alpha: 1.5, beta: 6, min: 0, max: 1 },
      },
      distribution: { name: 'beta', alpha: 4, beta: 2.6, min: 0, max: 1 },
    },
  ],
}
