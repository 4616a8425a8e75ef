import { flag, formula, mapped, when } from '../../builders/computed.ts'
import { beta, exponential, lognormal, normal, poisson, triangular } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, whole, yes } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { countOf, hidden, id, lookup, lookups, ordinal, ownedBy, owner, primary, ref, rollUp, split, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { onHalfHour } from '../shared/on-half-hour.ts'

/** Kick-off hours: early, classic and late at weekends, floodlit in the week. */
const kickOffs = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 4, 8, 46, 4, 18, 0, 8, 26, 0, 0, 0]

/** The matches of the seasons, hardly any in June and July. Goals follow from the result; revenue is attendance times the ticket price. */
export const matches = table('matches', primary, {
  match_id: id(),
  league_id: hidden(ref('leagues')),
  ...onHalfHour('kicked_off_at', '2023-08-05', '2025-12-31', {
    months: [1.05, 1, 1, 1.15, 0.7, 0.02, 0.02, 0.95, 1, 1, 1.05, 1.35],
    weekdays: [0.3, 0.7, 0.8, 0.2, 0.5, 5, 2.8],
    hours: kickOffs,
  }),
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
  referee: oneOf(
    { 'A. Marsh': 15, 'B. Kerrigan': 14, 'C. Doyle': 14, 'D. Whitlock': 13 },
    { 'E. Farrow': 12, 'F. Tan': 12, 'G. Hollis': 10, 'H. Mbeki': 10 },
  ),
})

const keeps = 'position == "goalkeeper"'

/** The two teams of a match, the home side first. Matches and appearances read them. */
export const sides = hidden(
  table('sides', ownedBy('matches', { min: 2, max: 2 }), {
    side_id: id(),
    match_id: owner('matches'),
    place: ordinal(),
    league_id: lookup('match_id', 'league_id'),
    team_id: ref('teams', { partition_by: 'league_id', distinct_among_siblings: true }),
    ...lookups('team_id', 'stadium', 'capacity'),
    goals: formula('place == 1 ? parent.home_goals : parent.away_goals'),
    keepers: countOf('appearances', { where: keeps }),
    first_keeper: rollUp('min', 'appearances', 'number', { where: keeps }),
    last_keeper: rollUp('max', 'appearances', 'number', { where: keeps }),
    keeper_sum: rollUp('sum', 'appearances', 'number', { where: keeps }),
  }),
)

/** The parts of the ground, each with the weight of its part of the tickets and of the revenue. */
const stands = facts(
  ['stand', 'size', 'worth'],
  [
    ['main_stand', 36, 40],
    ['home_end', 30, 28],
    ['away_end', 9, 9],
    ['family_stand', 14, 9],
    ['hospitality', 2, 12],
    ['standing_terrace', 12, 8],
  ],
)

/** The tickets of a match by stand. They add up to its attendance and its revenue. */
export const ticketSales = table('ticket_sales', ownedBy('matches', { min: 3, max: 6, mean: 5 }), {
  ticket_sale_id: id(),
  match_id: owner('matches'),
  number: hidden(ordinal()),
  place: hidden(formula('(number - 1) % 6')),
  stand: mapped('place', stands.stand),
  size: hidden(mapped('place', stands.size)),
  worth: hidden(mapped('place', stands.worth)),
  tickets_sold: split('attendance', 'size'),
  revenue: split('ticket_revenue', 'worth'),
  currency: constant('GBP'),
  main_channel: oneOf({ website: 34, app: 27, season_ticket: 31, box_office: 8 }),
  complimentary_share: hidden(decimal(0, 0.05, 3)),
  complimentary_tickets: formula('floor(tickets_sold * complimentary_share)', 0),
})

/**
 * The players of a side in a match, with at most three goalkeepers: the first keeps goal, the others stay on the bench. Eleven start, the
 * rest come on as substitutes. Goals add up to those of the side, and forwards score most of them.
 */
export const appearances = table('appearances', ownedBy('sides', { min: 13, max: 16, mean: 14 }), {
  appearance_id: id(),
  side_id: hidden(owner('sides')),
  ...lookups('side_id', 'match_id', 'team_id'),
  player_id: ref('players', { partition_by: 'team_id', distinct_among_siblings: true }),
  position: lookup('player_id', 'position'),
  number: hidden(ordinal()),
  keeps_goal: hidden(flag('position == "goalkeeper"')),
  first_keeper: hidden(formula('coalesce(parent.first_keeper, 99)')),
  last_keeper: hidden(formula('coalesce(parent.last_keeper, 99)')),
  middle_keeper: hidden(formula('parent.keepers == 3 ? parent.keeper_sum - first_keeper - last_keeper : 99')),
  place: hidden(formula('number - (first_keeper < number) - (middle_keeper < number) - (parent.keepers > 1 && last_keeper < number)')),
  is_starter: flag('keeps_goal ? number == first_keeper : place <= (parent.keepers == 0 ? 11 : 10)'),
  is_unused: flag('keeps_goal && number != first_keeper'),
  discipline: hidden(shares({ none: 0.863, yellow: 0.13, red: 0.007 })),
  substitution: hidden(whole(46, 89, triangular(46, 70, 89))),
  goes_off: hidden(yes(0.25)),
  minutes_played: formula(
    'is_unused ? 0 : !is_starter ? 90 - substitution : goes_off && !keeps_goal || discipline == "red" ? substitution : 90',
  ),
  appetite: hidden(mapped('position', { goalkeeper: 0, defender: 1, midfielder: 3, forward: 8 })),
  form: hidden(decimal(0.02, 3, 3, exponential(0.6))),
  chance: hidden(formula('appetite * form * minutes_played')),
  goals: split('goals', 'chance'),
  touches: hidden(whole(0, 6, poisson(1.1))),
  shots: formula('goals + (keeps_goal ? 0 : touches)'),
  card: when('discipline != "none"', template('{discipline}')),
  rating_points: hidden(decimal(3.5, 9, 1, normal(6.7, 0.6))),
  rating: when('!is_unused', formula('min(rating_points + goals * 0.8, 10)', 1)),
})
