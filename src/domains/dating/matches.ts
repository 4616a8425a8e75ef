import type { TableSchema } from '../../schema/schema.ts'
import { eveningHours } from './evening-hours.ts'
import { partner } from './genders.ts'

/** Two members who liked each other; they may talk until one of them ends it. */
export const matches: TableSchema = {
  name: 'matches',
  rows: { type: 'ratio', of: 'members', ratio: 2 },
  columns: [
    { name: 'match_id', kind: 'sequence' },
    { name: 'member_id', kind: 'foreign_key', table: 'members', popularity: 0.5, existing_at: 'matched_at' },
    { name: 'liked', kind: 'foreign_key', table: 'members', popularity: 0.4, existing_at: 'matched_at', hidden: true },
    ...partner('matched_member_id', 'liked'),
    {
      name: 'matched_at',
      kind: 'timestamp',
      from: '2024-01-02',
      to: '2025-12-31',
      growth: 1.6,
      months: [1.25, 1.1, 1.02, 0.98, 0.96, 0.94, 0.95, 0.96, 0.98, 0.98, 0.97, 0.95],
      hours: eveningHours,
    },
    { name: 'source', kind: 'category', values: ['mutual_like', 'super_like', 'top_picks'], weights: [88, 7, 5] },
    { name: 'compatibility_score', kind: 'integer', min: 35, max: 99, distribution: { name: 'normal', mean: 71, standard_deviation: 10 } },
    { name: 'status', kind: 'category', values: ['active', 'unmatched', 'reported'], shares: [0.77, 0.215, 0.015] },
    { name: 'seconds_left', kind: 'formula', expression: 'max(seconds(today) - 1 - matched_at, 0)', hidden: true },
    {
      name: 'hours_together',
      kind: 'decimal',
      scale: 2,
      min: 0.1,
      max: 2200,
      distribution: { name: 'lognormal', median: 62, spread: 1.2 },
      hidden: true,
    },
    { name: 'seconds_together', kind: 'formula', expression: 'min(round(hours_together * 3600), seconds_left)', hidden: true },
    {
      name: 'ended_at',
      kind: 'conditional',
      when: 'status != "active"',
      value: { kind: 'shifted', column: 'matched_at', offset: 'seconds_together', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'ended_by',
      kind: 'conditional',
      when: 'status != "active"',
      value: { kind: 'formula', expression: 'match_id * 7919 % 5 < 3 ? member_id : matched_member_id' },
    },
    { name: 'message_count', kind: 'roll_up', table: 'messages', aggregate: 'count' },
    { name: 'is_open', kind: 'boolean', rate: 0.16, hidden: true },
    { name: 'exchanged_numbers', kind: 'formula', expression: 'is_open && message_count >= 4', as: 'boolean' },
  ],
}
