import type { TableSchema } from '../../schema/schema.ts'
import { subjects } from './words.ts'

const hours = [4, 3, 2, 2, 2, 3, 6, 12, 24, 34, 38, 36, 30, 32, 35, 34, 31, 26, 20, 16, 13, 10, 7, 5]
const ended = 'status in ["solved", "closed"]'

/** Requests for help. Each was answered by now: after its target where it breached the service level, else in time. */
export const tickets: TableSchema = {
  name: 'tickets',
  rows: { type: 'ratio', of: 'customers', ratio: 2.2 },
  columns: [
    { name: 'ticket_id', kind: 'sequence' },
    { name: 'customer_id', kind: 'foreign_key', table: 'customers', popularity: 0.6, existing_at: 'created_at' },
    { name: 'agent_id', kind: 'foreign_key', table: 'agents', popularity: 0.25, existing_at: 'created_at' },
    {
      name: 'created_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.8,
      weekdays: [1.35, 1.2, 1.1, 1.05, 0.95, 0.42, 0.4],
      hours,
    },
    { name: 'channel', kind: 'category', values: ['email', 'chat', 'web_form', 'phone', 'social_media'], weights: [38, 27, 18, 13, 4] },
    {
      name: 'category',
      kind: 'category',
      values: ['billing', 'account', 'bug', 'how_to', 'feature_request', 'outage'],
      weights: [22, 21, 21, 23, 8, 5],
    },
    { name: 'subject', kind: 'text', segments: [{ by: 'category', cases: subjects }] },
    { name: 'priority', kind: 'category', values: ['low', 'normal', 'high', 'urgent'], weights: [24, 54, 17, 5] },
    { name: 'minutes_old', kind: 'formula', expression: 'floor((seconds(today) - created_at) / 60)', hidden: true },
    { name: 'age', kind: 'bucket', column: 'minutes_old', edges: [2880, 14400], labels: ['new', 'young', 'old'], hidden: true },
    {
      name: 'status',
      kind: 'category',
      values: ['open', 'pending', 'on_hold', 'solved', 'closed'],
      by: 'age',
      cases: { new: [38, 22, 4, 36, 0], young: [9, 11, 4, 66, 10], old: [0.3, 0.3, 0.2, 6, 93.2] },
    },
    // What came in on the last day can hardly have waited for too long.
    { name: 'is_sla_breached', kind: 'boolean', rate: 0.07, periods: [{ period: '2025-12-31', rate: 0 }], overall: true },
    { name: 'is_escalated', kind: 'boolean', rate: 0.09 },
    { name: 'is_reopened', kind: 'boolean', rate: 0.05 },
    { name: 'target', kind: 'mapping', by: 'priority', cases: { low: 1440, normal: 480, high: 120, urgent: 30 }, hidden: true },
    // A breach within the last hours had a shorter time to answer.
    {
      name: 'sla_target_minutes',
      kind: 'formula',
      expression: 'is_sla_breached ? min(target, max(floor(minutes_old / 3), 1)) : target',
    },
    {
      name: 'speed',
      kind: 'decimal',
      scale: 3,
      min: 0.01,
      max: 1,
      distribution: { name: 'beta', alpha: 1.1, beta: 3, min: 0, max: 1 },
      hidden: true,
    },
    { name: 'delay', kind: 'decimal', scale: 3, min: 0.05, max: 4, distribution: { name: 'exponential', mean: 0.7 }, hidden: true },
    {
      name: 'first_response_minutes',
      kind: 'formula',
      expression:
        'is_sla_breached ? max(min(ceil(sla_target_minutes * (1 + delay)), minutes_old), sla_target_minutes + 1) : ' +
        'max(min(floor(sla_target_minutes * speed), minutes_old), 0)',
    },
    {
      name: 'first_response_at',
      kind: 'shifted',
      column: 'created_at',
      offset: 'first_response_minutes',
      unit: 'minutes',
      as: 'timestamp',
    },
    {
      name: 'work',
      kind: 'integer',
      min: 3,
      max: 30000,
      by: 'category',
      distribution: { name: 'lognormal', median: 320, spread: 1.3 },
      cases: {
        bug: { name: 'lognormal', median: 2600, spread: 1.1 },
        feature_request: { name: 'lognormal', median: 1500, spread: 1.2 },
        how_to: { name: 'lognormal', median: 140, spread: 1.3 },
      },
      hidden: true,
    },
    {
      name: 'minutes_to_solve',
      kind: 'formula',
      expression: 'max(min(first_response_minutes + work, minutes_old), first_response_minutes)',
      hidden: true,
    },
    { name: 'solve_at', kind: 'shifted', column: 'created_at', offset: 'minutes_to_solve', unit: 'minutes', as: 'timestamp', hidden: true },
    { name: 'at_once', kind: 'formula', expression: '0', hidden: true },
    {
      name: 'solved_at',
      kind: 'conditional',
      when: ended,
      value: { kind: 'shifted', column: 'solve_at', offset: 'at_once', unit: 'seconds' },
    },
    { name: 'answers', kind: 'boolean', rate: 0.31, hidden: true },
    { name: 'trouble', kind: 'formula', expression: 'is_sla_breached + is_escalated + is_reopened', hidden: true },
    { name: 'mood', kind: 'bucket', column: 'trouble', edges: [1, 2], labels: ['calm', 'annoyed', 'angry'], hidden: true },
    {
      name: 'score',
      kind: 'category',
      values: ['1', '2', '3', '4', '5'],
      by: 'mood',
      cases: { calm: [3, 3, 7, 27, 60], annoyed: [16, 17, 22, 24, 21], angry: [42, 24, 16, 11, 7] },
      hidden: true,
    },
    {
      name: 'csat_score',
      kind: 'conditional',
      when: `${ended} && answers`,
      value: { kind: 'mapping', by: 'score', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 } },
    },
    {
      name: 'effort',
      kind: 'integer',
      min: 1,
      max: 600,
      by: 'category',
      distribution: { name: 'gamma', mean: 16, shape: 1.8 },
      cases: { bug: { name: 'gamma', mean: 38, shape: 1.6 }, outage: { name: 'gamma', mean: 26, shape: 1.6 } },
      hidden: true,
    },
    { name: 'cost_per_minute', kind: 'lookup', through: 'agent_id', column: 'cost_per_minute', hidden: true },
    { name: 'handle_minutes', kind: 'formula', expression: 'effort' },
    { name: 'handling_cost', kind: 'formula', expression: 'effort * cost_per_minute', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'message_count', kind: 'roll_up', table: 'messages', aggregate: 'count' },
    {
      name: 'last_word',
      kind: 'formula',
      expression: `min(first_response_minutes + work, max(minutes_old, first_response_minutes)) * 60`,
      hidden: true,
    },
  ],
}
