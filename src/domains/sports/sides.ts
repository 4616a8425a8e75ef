import type { TableSchema } from '../../schema/schema.ts'

const keeps = 'position == "goalkeeper"'

/** The two teams of a match, home side first: what matches and appearances read. */
export const sides: TableSchema = {
  name: 'sides',
  hidden: true,
  rows: { type: 'owned', by: 'matches', min: 2, max: 2 },
  columns: [
    { name: 'side_id', kind: 'sequence' },
    { name: 'match_id', kind: 'owner_key', table: 'matches' },
    { name: 'place', kind: 'sibling_number' },
    { name: 'league_id', kind: 'lookup', through: 'match_id', column: 'league_id' },
    { name: 'team_id', kind: 'foreign_key', table: 'teams', partition_by: 'league_id', distinct_among_siblings: true },
    { name: 'stadium', kind: 'lookup', through: 'team_id', column: 'stadium' },
    { name: 'capacity', kind: 'lookup', through: 'team_id', column: 'capacity' },
    { name: 'goals', kind: 'formula', expression: 'place == 1 ? parent.home_goals : parent.away_goals' },
    { name: 'keepers', kind: 'roll_up', table: 'appearances', aggregate: 'count', where: keeps },
    { name: 'first_keeper', kind: 'roll_up', table: 'appearances', aggregate: 'min', column: 'number', where: keeps },
    { name: 'last_keeper', kind: 'roll_up', table: 'appearances', aggregate: 'max', column: 'number', where: keeps },
    { name: 'keeper_sum', kind: 'roll_up', table: 'appearances', aggregate: 'sum', column: 'number', where: keeps },
  ],
}
