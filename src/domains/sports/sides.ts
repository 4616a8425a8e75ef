import { formula } from '../../builders/computed.ts'
import { countOf, id, lookup, owner, ref, rollUp, siblingNumber, sumOf } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'

const keeps = 'position == "goalkeeper"'

/** The two teams of a match, home side first: what matches and appearances read. */
export const sides = hidden(
  table('sides', ownedBy('matches', { min: 2, max: 2 }), {
    side_id: id(),
    match_id: owner('matches'),
    place: siblingNumber(),
    league_id: lookup('match_id', 'league_id'),
    team_id: ref('teams', { partition_by: 'league_id', distinct_among_siblings: true }),
    stadium: lookup('team_id', 'stadium'),
    capacity: lookup('team_id', 'capacity'),
    goals: formula('place == 1 ? parent.home_goals : parent.away_goals'),
    keepers: countOf('appearances', { where: keeps }),
    first_keeper: rollUp('min', 'appearances', 'number', { where: keeps }),
    last_keeper: rollUp('max', 'appearances', 'number', { where: keeps }),
    keeper_sum: sumOf('appearances', 'number', { where: keeps }),
  }),
)
