import type { TableSchema } from '../../schema/schema.ts'
import { playHours } from './play-hours.ts'

/**
 * Play sessions: a session lasts as long as a stay in menus and a slot for each of its matches, so that they fit in one after the
 * other. A playlist sets the length of the slots; ranked play is for players from level 10 on.
 */
export const sessions: TableSchema = {
  name: 'sessions',
  rows: { type: 'ratio', of: 'players', ratio: 4 },
  columns: [
    { name: 'session_id', kind: 'sequence' },
    { name: 'player_id', kind: 'foreign_key', table: 'players', popularity: 0.6, existing_at: 'started_at' },
    { name: 'platform', kind: 'lookup', through: 'player_id', column: 'platform' },
    { name: 'region', kind: 'lookup', through: 'player_id', column: 'region' },
    { name: 'device', kind: 'lookup', through: 'player_id', column: 'device' },
    {
      name: 'started_at',
      kind: 'timestamp',
      from: '2024-07-01',
      to: '2025-12-30',
      growth: 1.7,
      months: [1.05, 1, 0.96, 0.95, 0.92, 0.98, 1.06, 1.05, 0.92, 0.97, 1.02, 1.15],
      weekdays: [0.88, 0.86, 0.88, 0.92, 1.12, 1.42, 1.35],
      hours: playHours,
    },
    { name: 'ended_at', kind: 'shifted', column: 'started_at', offset: 'duration_minutes', unit: 'minutes', as: 'timestamp' },
    { name: 'talent', kind: 'lookup', through: 'player_id', column: 'talent', hidden: true },
    { name: 'plays_ranked', kind: 'lookup', through: 'player_id', column: 'plays_ranked', hidden: true },
    {
      name: 'playlist',
      kind: 'category',
      values: ['quick', 'standard', 'ranked', 'co_op'],
      by: 'plays_ranked',
      cases: { true: [42, 25, 23, 10], false: [52, 33, 0, 15] },
      hidden: true,
    },
    { name: 'menu_minutes', kind: 'integer', min: 2, max: 30, distribution: { name: 'gamma', mean: 6, shape: 2 }, hidden: true },
    {
      name: 'slot_minutes',
      kind: 'integer',
      min: 1,
      max: 60,
      by: 'playlist',
      cases: {
        quick: { name: 'uniform', min: 15, max: 19 },
        standard: { name: 'uniform', min: 25, max: 30 },
        ranked: { name: 'uniform', min: 36, max: 44 },
        co_op: { name: 'uniform', min: 31, max: 38 },
      },
      hidden: true,
    },
    { name: 'duration_minutes', kind: 'formula', expression: 'menu_minutes + matches_played * slot_minutes' },
    { name: 'matches_played', kind: 'roll_up', table: 'matches', aggregate: 'count' },
    { name: 'xp_earned', kind: 'roll_up', table: 'matches', aggregate: 'sum', column: 'xp_earned' },
    {
      name: 'average_ping_ms',
      kind: 'integer',
      min: 6,
      max: 400,
      by: 'platform',
      distribution: { name: 'lognormal', median: 34, spread: 0.45 },
      cases: {
        PC: { name: 'lognormal', median: 27, spread: 0.45 },
        Android: { name: 'lognormal', median: 52, spread: 0.45 },
        iOS: { name: 'lognormal', median: 48, spread: 0.45 },
      },
    },
    { name: 'ended_by_crash', kind: 'boolean', rate: 0.017 },
  ],
}
