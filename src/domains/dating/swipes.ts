import type { TableSchema } from '../../schema/schema.ts'
import { eveningHours } from './evening-hours.ts'
import { partner } from './genders.ts'
import { photoCount } from './photo-count.ts'

/** What members made of profiles that they were shown; a passed profile was looked at for a moment only. */
export const swipes: TableSchema = {
  name: 'swipes',
  rows: { type: 'ratio', of: 'members', ratio: 30 },
  columns: [
    { name: 'swipe_id', kind: 'sequence' },
    { name: 'member_id', kind: 'foreign_key', table: 'members', popularity: 0.6, existing_at: 'swiped_at' },
    { name: 'shown', kind: 'foreign_key', table: 'members', popularity: 0.15, existing_at: 'swiped_at', hidden: true },
    ...partner('target_member_id', 'shown'),
    {
      name: 'swiped_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.6,
      months: [1.25, 1.1, 1.02, 0.98, 0.96, 0.94, 0.95, 0.96, 0.98, 0.98, 0.97, 0.95],
      weekdays: [1.08, 1, 0.98, 0.97, 0.85, 0.88, 1.3],
      hours: eveningHours,
    },
    { name: 'action', kind: 'category', values: ['pass', 'like', 'super_like'], shares: [0.6, 0.385, 0.015] },
    { name: 'surface', kind: 'category', values: ['discover', 'top_picks', 'likes_you', 'boost'], weights: [82, 7, 7, 4] },
    {
      name: 'looks',
      kind: 'integer',
      min: 1,
      max: 12,
      by: 'action',
      cases: { pass: { name: 'exponential', mean: 1.2 } },
      distribution: { name: 'gamma', mean: 3.2, shape: 3 },
      hidden: true,
    },
    ...photoCount('photos', 'target_member_id').map((column) => ({ ...column, hidden: true })),
    { name: 'photos_viewed', kind: 'formula', expression: 'min(looks, photos)' },
    {
      name: 'view_seconds',
      kind: 'decimal',
      scale: 1,
      min: 0.4,
      max: 90,
      by: 'action',
      cases: { pass: { name: 'lognormal', median: 1.8, spread: 0.6 } },
      distribution: { name: 'lognormal', median: 6.5, spread: 0.7 },
    },
    { name: 'platform', kind: 'category', values: ['ios', 'android', 'web'], weights: [53, 44, 3] },
  ],
}
