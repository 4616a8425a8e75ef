import type { TableSchema } from '../../schema/schema.ts'
import { cell } from './cell.ts'

const callHours = [1, 0.6, 0.4, 0.3, 0.4, 0.8, 3, 9, 18, 25, 28, 29, 28, 26, 27, 30, 34, 40, 42, 38, 30, 20, 9, 3]

/** Voice calls; those that were answered, or dropped on the way, have a duration, billed by the minute begun. */
export const calls: TableSchema = {
  name: 'calls',
  rows: { type: 'ratio', of: 'subscribers', ratio: 8 },
  columns: [
    { name: 'call_id', kind: 'sequence' },
    { name: 'subscriber_id', kind: 'foreign_key', table: 'subscribers', popularity: 0.45, existing_at: 'started_at' },
    {
      name: 'started_at',
      kind: 'timestamp',
      from: '2025-01-01',
      to: '2025-12-31',
      growth: 1.1,
      weekdays: [1.05, 1.03, 1.02, 1.04, 1.1, 0.92, 0.8],
      hours: callHours,
    },
    { name: 'direction', kind: 'category', values: ['outgoing', 'incoming'], weights: [56, 44] },
    { name: 'country_code', kind: 'lookup', through: 'subscriber_id', column: 'country_code', hidden: true },
    { name: 'other_number', kind: 'phone', country: 'country_code' },
    { name: 'status', kind: 'category', values: ['answered', 'missed', 'busy', 'dropped'], shares: [0.772, 0.17, 0.043, 0.015] },
    {
      name: 'talk_minutes',
      kind: 'integer',
      min: 1,
      max: 180,
      distribution: { name: 'lognormal', median: 2.1, spread: 1 },
      hidden: true,
    },
    { name: 'spare_seconds', kind: 'integer', min: 0, max: 57, hidden: true },
    { name: 'billed_minutes', kind: 'formula', expression: 'status in ["answered", "dropped"] ? talk_minutes : 0' },
    // What was over within seconds is not billed.
    {
      name: 'duration_seconds',
      kind: 'formula',
      expression:
        'status in ["answered", "dropped"] ? (billed_minutes > 0 ? billed_minutes * 60 - spare_seconds : 2 + floor(spare_seconds / 10)) : 0',
    },
    { name: 'network_type', kind: 'category', values: ['VoLTE', 'VoWiFi', 'VoNR', '3G'], weights: [68, 17, 11, 4] },
    { name: 'is_roaming', kind: 'boolean', rate: 0.03 },
    {
      name: 'signal_dbm',
      kind: 'integer',
      min: -125,
      max: -55,
      by: 'status',
      distribution: { name: 'normal', mean: -93, standard_deviation: 10 },
      cases: { dropped: { name: 'normal', mean: -112, standard_deviation: 6 } },
    },
    ...cell,
  ],
}
