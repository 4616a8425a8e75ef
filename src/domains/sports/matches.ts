import type { TableSchema } from '../../schema/schema.ts'

/** Kick-off times: early, classic and late on weekends, and under floodlights. */
const kickOffs = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 4, 8, 46, 4, 18, 0, 8, 26, 0, 0, 0]

/** Games of the season, with next to nothing in June and July. Goals follow from the result, revenue from who came and what a ticket cost. */
export const matches: TableSchema = {
  name: 'matches',
  rows: { type: 'primary' },
  columns: [
    { name: 'match_id', kind: 'sequence' },
    { name: 'league_id', kind: 'foreign_key', table: 'leagues', hidden: true },
    {
      name: 'moment',
      kind: 'timestamp',
      from: '2023-08-05',
      to: '2025-12-31',
      months: [1.05, 1, 1, 1.15, 0.7, 0.02, 0.02, 0.95, 1, 1, 1.05, 1.35],
      weekdays: [0.3, 0.7, 0.8, 0.2, 0.5, 5, 2.8],
      hours: kickOffs,
      hidden: true,
    },
    { name: 'since_half_hour', kind: 'formula', expression: '-(moment % 1800)', hidden: true },
    { name: 'kicked_off_at', kind: 'shifted', column: 'moment', offset: 'since_half_hour', unit: 'seconds', as: 'timestamp' },
    { name: 'home_team_id', kind: 'roll_up', table: 'sides', aggregate: 'first', column: 'team_id' },
    { name: 'away_team_id', kind: 'roll_up', table: 'sides', aggregate: 'last', column: 'team_id' },
    { name: 'stadium', kind: 'roll_up', table: 'sides', aggregate: 'first', column: 'stadium' },
    { name: 'result', kind: 'category', values: ['home_win', 'draw', 'away_win'], shares: [0.44, 0.26, 0.3] },
    { name: 'fewer_goals', kind: 'integer', min: 0, max: 5, distribution: { name: 'poisson', mean: 0.75 }, hidden: true },
    { name: 'more', kind: 'integer', min: 0, max: 5, distribution: { name: 'poisson', mean: 0.65 }, hidden: true },
    { name: 'home_goals', kind: 'formula', expression: 'fewer_goals + (result == "home_win" ? 1 + more : 0)' },
    { name: 'away_goals', kind: 'formula', expression: 'fewer_goals + (result == "away_win" ? 1 + more : 0)' },
    { name: 'capacity', kind: 'roll_up', table: 'sides', aggregate: 'first', column: 'capacity', hidden: true },
    {
      name: 'filling',
      kind: 'decimal',
      scale: 3,
      min: 0.35,
      max: 1,
      distribution: { name: 'beta', alpha: 5, beta: 1.4, min: 0.35, max: 1 },
      hidden: true,
    },
    { name: 'attendance', kind: 'formula', expression: 'round(coalesce(capacity, 10000) * filling)', scale: 0 },
    {
      name: 'ticket_price',
      kind: 'decimal',
      scale: 2,
      min: 9,
      max: 75,
      distribution: { name: 'lognormal', median: 27, spread: 0.25 },
      hidden: true,
    },
    { name: 'ticket_revenue', kind: 'formula', expression: 'min(attendance, 10000000) * ticket_price', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'GBP' },
    { name: 'competition', kind: 'category', values: ['league', 'cup'], shares: [0.88, 0.12] },
    {
      name: 'referee',
      kind: 'category',
      values: ['A. Marsh', 'B. Kerrigan', 'C. Doyle', 'D. Whitlock', 'E. Farrow', 'F. Tan', 'G. Hollis', 'H. Mbeki'],
      weights: [15, 14, 14, 13, 12, 12, 10, 10],
    },
  ],
}
