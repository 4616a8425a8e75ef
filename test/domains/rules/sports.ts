/** What is true in every row of a league, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  teams: ['capacity >= 4000', 'founded_year <= 1999'],
  players: ['market_value >= 25000', 'height_cm >= 160'],
  matches: [
    '(result == "home_win") == (home_goals > away_goals)',
    '(result == "away_win") == (away_goals > home_goals)',
    'home_goals >= 0 && away_goals >= 0',
    'attendance >= 0 && ticket_revenue >= 0',
    'kicked_off_at < seconds(today)',
  ],
  appearances: [
    'player_id.team_id == team_id',
    'match_id.home_team_id == team_id || match_id.away_team_id == team_id',
    'minutes_played >= 0 && minutes_played <= 90',
    '(minutes_played == 0) == is_unused && is_unused == !known(rating)',
    'position == "goalkeeper" ? is_starter != is_unused && goals == 0 : !is_unused',
    'number > 11 || is_starter || parent.keepers > 0',
    'goals >= 0 && shots >= goals',
    'rating <= 10',
  ],
  ticket_sales: [
    'tickets_sold <= match_id.attendance',
    'revenue <= match_id.ticket_revenue',
    'complimentary_tickets >= 0 && complimentary_tickets <= tickets_sold',
  ],
}
