import { formula, secondsAfter } from '../../builders/computed.ts'
import { beta, lognormal, poisson } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp, whole } from '../../builders/drawn.ts'
import { id, ref, rollUp } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'

/** Kick-off times: early, classic and late on weekends, and under floodlights. */
const kickOffs = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 4, 8, 46, 4, 18, 0, 8, 26, 0, 0, 0]

/** Games of the season, with next to nothing in June and July. Goals follow from the result, revenue from who came and what a ticket cost. */
export const matches = table('matches', primary, {
  match_id: id(),
  league_id: hidden(ref('leagues')),
  moment: hidden(
    timestamp('2023-08-05', '2025-12-31', {
      months: [1.05, 1, 1, 1.15, 0.7, 0.02, 0.02, 0.95, 1, 1, 1.05, 1.35],
      weekdays: [0.3, 0.7, 0.8, 0.2, 0.5, 5, 2.8],
      hours: kickOffs,
    }),
  ),
  since_half_hour: hidden(formula('-(moment % 1800)')),
  kicked_off_at: secondsAfter('moment', 'since_half_hour'),
  home_team_id: rollUp('first', 'sides', 'team_id'),
  away_team_id: rollUp('last', 'sides', 'team_id'),
  stadium: rollUp('first', 'sides', 'stadium'),
  result: shares({ home_win: 0.44, draw: 0.26, away_win: 0.3 }),
  fewer_goals: hidden(whole(0, 5, poisson(0.75))),
  more: hidden(whole(0, 5, poisson(0.65))),
  home_goals: formula('fewer_goals + (result == "home_win" ? 1 + more : 0)'),
  away_goals: formula('fewer_goals + (result == "away_win" ? 1 + more : 0)'),
  capacity: hidden(rollUp('first', 'sides', 'capacity')),
  filling: hidden(decimal(0.35, 1, 3, beta(5, 1.4, 0.35, 1))),
  attendance: formula('round(coalesce(capacity, 10000) * filling)', 0),
  ticket_price: hidden(decimal(9, 75, 2, lognormal(27, 0.25))),
  ticket_revenue: formula('min(attendance, 10000000) * ticket_price', 2),
  currency: constant('GBP'),
  competition: shares({ league: 0.88, cup: 0.12 }),
  referee: oneOf({
    'A. Marsh': 15,
    'B. Kerrigan': 14,
    'C. Doyle': 14,
    'D. Whitlock': 13,
    'E. Farrow': 12,
    'F. Tan': 12,
    'G. Hollis': 10,
    'H. Mbeki': 10,
  }),
})
