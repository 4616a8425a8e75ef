import type { TableSchema } from '../../schema/schema.ts'

const viewingHours = [16, 9, 5, 3, 2, 2, 4, 7, 9, 10, 12, 13, 16, 17, 17, 19, 22, 27, 36, 48, 60, 64, 50, 30]

/** What was watched: to the end where it was completed. Over by today. */
export const plays: TableSchema = {
  name: 'plays',
  rows: { type: 'ratio', of: 'subscribers', ratio: 15 },
  columns: [
    { name: 'play_id', kind: 'sequence' },
    { name: 'subscriber_id', kind: 'foreign_key', table: 'subscribers', popularity: 0.45, existing_at: 'started_at' },
    { name: 'title_id', kind: 'foreign_key', table: 'titles', popularity: 0.8, existing_at: 'started_at' },
    {
      name: 'started_at',
      kind: 'timestamp',
      from: '2025-01-01',
      to: '2025-12-31',
      growth: 1.25,
      months: [1.12, 1.05, 1, 0.97, 0.93, 0.92, 0.94, 0.95, 0.96, 1.02, 1.08, 1.16],
      weekdays: [0.9, 0.88, 0.88, 0.92, 1.08, 1.22, 1.2],
      hours: viewingHours,
    },
    { name: 'device', kind: 'category', values: ['tv', 'mobile', 'desktop', 'tablet', 'game_console'], weights: [57, 20, 12, 7, 4] },
    { name: 'plan', kind: 'lookup', through: 'subscriber_id', column: 'plan', hidden: true },
    {
      name: 'quality',
      kind: 'category',
      values: ['SD', 'HD', 'Full HD', '4K'],
      by: 'plan',
      cases: { basic_with_ads: [12, 88, 0, 0], standard: [5, 20, 75, 0], premium: [2, 10, 38, 50] },
    },
    { name: 'runtime', kind: 'lookup', through: 'title_id', column: 'runtime_minutes', hidden: true },
    { name: 'season_count', kind: 'lookup', through: 'title_id', column: 'seasons', hidden: true },
    { name: 'luck', kind: 'decimal', scale: 3, min: 0, max: 0.999, hidden: true },
    { name: 'season', kind: 'formula', expression: 'floor(luck * season_count) + 1' },
    {
      name: 'episode_drawn',
      kind: 'integer',
      min: 1,
      max: 12,
      distribution: { name: 'empirical', quantiles: [1, 1, 2, 3, 5, 7, 9, 12] },
      hidden: true,
    },
    { name: 'episode', kind: 'conditional', when: 'known(season)', value: { kind: 'formula', expression: 'episode_drawn' } },
    { name: 'is_completed', kind: 'boolean', rate: 0.52 },
    {
      name: 'share_seen',
      kind: 'decimal',
      scale: 3,
      min: 0.02,
      max: 0.88,
      distribution: { name: 'beta', alpha: 0.8, beta: 1.3, min: 0, max: 0.88 },
      hidden: true,
    },
    { name: 'natural_minutes', kind: 'formula', expression: 'is_completed ? runtime : max(floor(runtime * share_seen), 1)', hidden: true },
    { name: 'minutes_watched', kind: 'formula', expression: 'natural_minutes' },
    { name: 'seconds_watched', kind: 'formula', expression: 'min(minutes_watched * 60, seconds(today) - started_at)', hidden: true },
    { name: 'ended_at', kind: 'shifted', column: 'started_at', offset: 'seconds_watched', unit: 'seconds', as: 'timestamp' },
    { name: 'is_download', kind: 'boolean', rate: 0.06 },
    { name: 'buffering_seconds', kind: 'decimal', scale: 1, min: 0, max: 240, distribution: { name: 'exponential', mean: 2.4 } },
  ],
}
