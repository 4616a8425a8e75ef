import type { TableSchema } from '../../schema/schema.ts'
import { titleFirsts, titleLasts } from './title-words.ts'

/** How artists of a genre appear: under their own name, as a band, as a DJ or rapper. */
const acts = {
  pop: [78, 20, 2, 0],
  hip_hop: [30, 8, 0, 62],
  rock: [22, 78, 0, 0],
  electronic: [16, 28, 56, 0],
  r_and_b: [80, 20, 0, 0],
  latin: [72, 28, 0, 0],
  indie: [32, 68, 0, 0],
  country: [82, 18, 0, 0],
  jazz: [80, 20, 0, 0],
  classical: [100, 0, 0, 0],
  metal: [3, 97, 0, 0],
  folk: [66, 34, 0, 0],
}
const djNames = ['Circuit', 'Pulse', 'Signal', 'Loop', 'Vector', 'Motion', 'Phase', 'Static', 'Sector', 'Volt', 'Orbit', 'Tempo']
const rapperNames = [
  'Marble',
  'Onyx',
  'Cadence',
  'Dollar',
  'Verse',
  'Apollo',
  'Tre',
  'Saint',
  'Ghost',
  'Nova',
  'Kingsley',
  'Rocket',
  'Duke',
  'Smoke',
  'Prophet',
  'Ace',
  'Cobra',
  'Jax',
  'Monroe',
  'Titan',
  'Velour',
  'Echo',
  'Brooklyn',
  'Zion',
]
const genres = Object.keys(acts)

/** Artists of the catalog; few have most of the listeners. */
export const artists: TableSchema = {
  name: 'artists',
  rows: { type: 'ratio', of: 'listeners', ratio: 0.1, min: 5 },
  columns: [
    { name: 'artist_id', kind: 'sequence' },
    { name: 'act', kind: 'category', values: ['person', 'band', 'dj', 'rapper'], by: 'genre', cases: acts, hidden: true },
    { name: 'person', kind: 'person', country: 'origin', hidden: true },
    {
      name: 'name',
      kind: 'switch',
      by: 'act',
      cases: {
        person: { kind: 'template', template: '{person}' },
        band: { kind: 'text', segments: [{ values: ['The ', 'The ', ''] }, { values: titleFirsts }, ' ', { values: titleLasts }] },
        dj: { kind: 'text', segments: [{ values: ['DJ ', 'DJ ', ''] }, { values: titleFirsts }, ' ', { values: djNames }] },
        rapper: { kind: 'text', segments: [{ values: ['Young ', 'MC ', 'Big ', 'King ', 'Lil '] }, { values: rapperNames }] },
      },
    },
    {
      name: 'genre',
      kind: 'category',
      values: genres,
      weights: [22, 20, 13, 11, 8, 8, 7, 4, 2, 2, 2, 1],
    },
    {
      name: 'origin',
      kind: 'category',
      values: ['US', 'GB', 'CA', 'BR', 'DE', 'SE', 'FR', 'MX', 'AU'],
      by: 'genre',
      cases: { latin: [24, 0, 0, 30, 0, 0, 0, 46, 0], country: [84, 2, 10, 0, 0, 0, 0, 0, 4] },
      weights: [44, 16, 7, 8, 6, 5, 5, 5, 4],
    },
    {
      name: 'label',
      kind: 'category',
      values: ['independent', 'Northlight Records', 'Blue Canyon', 'Polar Music Group', 'Redwood Sound', 'Halcyon'],
      weights: [46, 14, 12, 11, 9, 8],
    },
    { name: 'monthly_listeners', kind: 'integer', min: 40, max: 90000000, distribution: { name: 'lognormal', median: 26000, spread: 2.1 } },
    {
      name: 'debut_year',
      kind: 'integer',
      min: 1975,
      max: 2016,
      by: 'genre',
      cases: {
        hip_hop: { name: 'triangular', min: 1988, mode: 2014, max: 2016 },
        electronic: { name: 'triangular', min: 1989, mode: 2013, max: 2016 },
        indie: { name: 'triangular', min: 1985, mode: 2013, max: 2016 },
      },
      distribution: { name: 'triangular', min: 1975, mode: 2012, max: 2016 },
    },
    { name: 'is_verified', kind: 'boolean', rate: 0.71 },
  ],
}
