import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'sports league with 20 teams, 460 players and 380 matches', counts: { teams: 20, players: 460, matches: 380 } },
  {
    story: 'Football league: 25% draws, 45% home wins, 6% injured players',
    rates: { 'matches.result=draw': 0.25, 'matches.result=home_win': 0.45, 'players.status=injured': 0.06 },
  },
  {
    story: 'soccer league with gate receipts from £500k in January to £2M in December',
    totals: { measure: 'matches.ticket_revenue', months: { '2025-01': 500000, '2025-12': 2000000 } },
  },
  {
    story: 'We need data of the Bundesliga, i.e. a German football league with 18 clubs and three hundred games in 2024.',
    counts: { clubs: 18, games: 300 },
    window: { table: 'games', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'clubs.country_code': ['DE'] },
  },
  {
    story: '- soccer\n- 15% yellow cards\n- 1% red cards\n- 2% suspended',
    rates: { 'appearances.card=yellow': 0.15, 'appearances.card=red': 0.01, 'players.status=suspended': 0.02 },
  },
  {
    story: 'FOOTBALL CLUBS, 200 FIXTURES, A FIFTH CUP MATCHES, 30% AWAY WINS',
    counts: { matches: 200 },
    rates: { 'matches.competition=cup': 0.2, 'matches.result=away_win': 0.3 },
  },
  {
    story: 'sports leage with 100 games and attendance of 300,000 a month',
    counts: { games: 100 },
    totals: { measure: 'games.attendance', months: { '2025-03': 300000, '2025-10': 300000 } },
  },
  {
    story: 'football match appearances: 2,800 appearances and 500 ticket sales in the league',
    counts: { appearances: 2800, ticket_sales: 500 },
  },
]
