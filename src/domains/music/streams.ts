import type { TableSchema } from '../../schema/schema.ts'

/** On the way to work, at work, and most on the way home. */
const listeningHours = [8, 5, 3, 2, 2, 4, 12, 26, 34, 30, 28, 28, 30, 30, 30, 32, 36, 42, 42, 38, 34, 30, 24, 15]

/** Plays of tracks after their release; who skips does so within half a minute, and what was heard longer counts as a stream that pays. */
export const streams: TableSchema = {
  name: 'streams',
  rows: { type: 'ratio', of: 'listeners', ratio: 30 },
  columns: [
    { name: 'stream_id', kind: 'sequence' },
    { name: 'listener_id', kind: 'foreign_key', table: 'listeners', popularity: 0.5, existing_at: 'streamed_at' },
    { name: 'track_id', kind: 'foreign_key', table: 'tracks', popularity: 0.8 },
    {
      name: 'streamed_at',
      kind: 'timestamp',
      from: '2025-01-01',
      to: '2025-12-31',
      growth: 1.3,
      weekdays: [0.97, 0.98, 1, 1.02, 1.12, 1.03, 0.9],
      months: [0.97, 0.97, 0.98, 0.99, 1, 1, 0.99, 0.98, 1, 1.02, 1.04, 1.1],
      hours: listeningHours,
    },
    { name: 'duration_seconds', kind: 'lookup', through: 'track_id', column: 'duration_seconds', hidden: true },
    { name: 'is_skipped', kind: 'boolean', rate: 0.24 },
    { name: 'patience', kind: 'integer', min: 1, max: 29, distribution: { name: 'exponential', mean: 9 }, hidden: true },
    {
      name: 'heard',
      kind: 'decimal',
      scale: 3,
      min: 0.5,
      max: 1,
      distribution: { name: 'beta', alpha: 6, beta: 1, min: 0.5, max: 1 },
      hidden: true,
    },
    { name: 'seconds_played', kind: 'formula', expression: 'is_skipped ? patience : max(round(duration_seconds * heard), 30)', scale: 0 },
    {
      name: 'source',
      kind: 'category',
      values: ['playlist', 'library', 'algorithmic', 'search', 'album_page', 'radio'],
      weights: [32, 25, 21, 9, 8, 5],
    },
    {
      name: 'device',
      kind: 'category',
      values: ['mobile', 'desktop', 'smart_speaker', 'car', 'tv', 'tablet', 'console'],
      weights: [61, 16, 8, 7, 3, 3, 2],
    },
    { name: 'is_shuffled', kind: 'boolean', rate: 0.31 },
    { name: 'country_code', kind: 'lookup', through: 'listener_id', column: 'country_code' },
    { name: 'plan', kind: 'lookup', through: 'listener_id', column: 'plan' },
  ],
}
