import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { cell } from './cell.ts'

/** Mobile data: a session ends before today does. */
export const dataSessions: TableSchema = {
  name: 'data_sessions',
  rows: { type: 'ratio', of: 'subscribers', ratio: 10 },
  columns: [
    { name: 'data_session_id', kind: 'sequence' },
    { name: 'subscriber_id', kind: 'foreign_key', table: 'subscribers', popularity: 0.5, existing_at: 'started_at' },
    {
      name: 'started_at',
      kind: 'timestamp',
      from: '2025-01-01',
      to: '2025-12-31',
      growth: 1.35,
      weekdays: [0.98, 0.97, 0.97, 0.98, 1.02, 1.06, 1.02],
      hours: wakingHours,
    },
    { name: 'length', kind: 'integer', min: 20, max: 14400, distribution: { name: 'lognormal', median: 640, spread: 1 }, hidden: true },
    { name: 'duration_seconds', kind: 'formula', expression: 'min(length, seconds(today) - started_at)' },
    { name: 'ended_at', kind: 'shifted', column: 'started_at', offset: 'duration_seconds', unit: 'seconds', as: 'timestamp' },
    {
      name: 'application',
      kind: 'category',
      values: ['video', 'social', 'web', 'music', 'messaging', 'gaming', 'maps', 'app_update'],
      weights: [26, 27, 18, 9, 10, 4, 4, 2],
    },
    {
      name: 'volume',
      kind: 'decimal',
      scale: 3,
      min: 0.001,
      max: 12,
      by: 'application',
      cases: {
        video: { name: 'lognormal', median: 0.42, spread: 0.9 },
        social: { name: 'lognormal', median: 0.16, spread: 0.9 },
        web: { name: 'lognormal', median: 0.06, spread: 1 },
        music: { name: 'lognormal', median: 0.07, spread: 0.6 },
        messaging: { name: 'lognormal', median: 0.015, spread: 1 },
        gaming: { name: 'lognormal', median: 0.08, spread: 0.8 },
        maps: { name: 'lognormal', median: 0.025, spread: 0.7 },
        app_update: { name: 'lognormal', median: 0.3, spread: 0.9 },
      },
      hidden: true,
    },
    { name: 'data_gb', kind: 'formula', expression: 'volume' },
    {
      name: 'upload_share',
      kind: 'decimal',
      scale: 3,
      min: 0.01,
      max: 0.6,
      distribution: { name: 'gamma', mean: 0.11, shape: 2.5 },
      hidden: true,
    },
    { name: 'upload_gb', kind: 'formula', expression: 'data_gb * upload_share', scale: 3 },
    { name: 'download_gb', kind: 'formula', expression: 'data_gb - upload_gb' },
    { name: 'network_type', kind: 'category', values: ['5G', '4G', '3G'], weights: [46, 51, 3] },
    { name: 'is_roaming', kind: 'boolean', rate: 0.04 },
    ...cell,
  ],
}
