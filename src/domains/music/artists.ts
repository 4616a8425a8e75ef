import type { TableSchema } from '../../schema/schema.ts'
import { titleFirsts, titleLasts } from './title-words.ts'

/** Artists of the catalog; few have most of the listeners. */
export const artists: TableSchema = {
  name: 'artists',
  rows: { type: 'ratio', of: 'listeners', ratio: 0.1, min: 5 },
  columns: [
    { name: 'artist_id', kind: 'sequence' },
    {
      name: 'name',
      kind: 'compound',
      words: [['The', 'DJ', 'Miss', 'Captain', 'Young', 'Saint', 'Little', 'Doctor', 'Lady', 'King', 'Sister'], titleFirsts, titleLasts],
      separator: ' ',
    },
    {
      name: 'genre',
      kind: 'category',
      values: ['pop', 'hip_hop', 'rock', 'electronic', 'r_and_b', 'latin', 'indie', 'country', 'jazz', 'classical', 'metal', 'folk'],
      weights: [22, 20, 13, 11, 8, 8, 7, 4, 2, 2, 2, 1],
    },
    {
      name: 'origin',
      kind: 'category',
      values: ['US', 'GB', 'CA', 'BR', 'DE', 'SE', 'FR', 'MX', 'AU'],
      weights: [44, 16, 7, 8, 6, 5, 5, 5, 4],
    },
    {
      name: 'label',
      kind: 'category',
      values: ['independent', 'Northlight Records', 'Blue Canyon', 'Polar Music Group', 'Redwood Sound', 'Halcyon'],
      weights: [46, 14, 12, 11, 9, 8],
    },
    { name: 'monthly_listeners', kind: 'integer', min: 40, max: 90000000, distribution: { name: 'lognormal', median: 26000, spread: 2.1 } },
    { name: 'debut_year', kind: 'integer', min: 1975, max: 2016, distribution: { name: 'triangular', min: 1975, mode: 2013, max: 2016 } },
    { name: 'is_verified', kind: 'boolean', rate: 0.71 },
  ],
}
