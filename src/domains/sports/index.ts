import { measure, trade } from '../trade.ts'
import { appearances, matches, sides, ticketSales } from './matches.ts'
import { leagues, players, teams } from './teams.ts'

/**
 * A football league. Primary: matches. Twenty teams of 23 players on average, and for each 1000 matches 28,000 appearances and 5000 ticket
 * sales. The goals of players add up to those of their side; tickets and revenue by stand add up to those of the match.
 */
export const sports = trade({
  name: 'sports',
  description: 'A football league: teams, players, matches, appearances with goals, and ticket sales.',
  story: 'sports league with teams, players, matches and ticket sales',
  keywords:
    'sports, sports league, football, football league, football club, soccer, soccer league, league, premier league, bundesliga, ' +
    'tournament, stadium, match day, matchday, sports club',
  nouns: {
    teams: 'clubs, sides, squads',
    players: 'footballers, athletes',
    matches: 'games, fixtures',
    appearances: 'line ups, lineups, player stats',
    ticket_sales: 'ticketing, stands',
  },
  rates: {
    'matches.result.draw': 'draw, drawn, ties, tied, drawn matches',
    'matches.result.home_win': 'home win, won at home, home victories',
    'matches.result.away_win': 'away win, won away, away victories',
    'players.status.injured': 'injured, injuries, injured players, hurt',
    'players.status.suspended': 'suspended, suspensions, banned, suspended players',
    'appearances.discipline.red': 'red card, sent off, sendings off',
    'appearances.discipline.yellow': 'yellow card, booked, bookings, cautions',
    'matches.competition.cup': 'cup, cup matches, cup games, cup ties',
  },
  shown: { 'appearances.discipline': 'card' },
  measures: [
    measure('matches.ticket_revenue', 'money', 633800, {
      words: 'ticket sales, ticket revenue, gate receipts, revenue, sales, income, takings, gate, turnover',
      prices: ['matches.ticket_price'],
    }),
    measure('matches.attendance', 'quantity', 22765, { words: 'attendance, spectators, fans, crowd, visitors, tickets sold' }),
  ],
  money: ['players.wished_value', 'matches.ticket_price'],
  tables: [leagues, teams, players, matches, sides, appearances, ticketSales],
})
