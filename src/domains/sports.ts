import type { Domain } from './domain.ts'
import { appearances } from './sports/appearances.ts'
import { leagues } from './sports/leagues.ts'
import { matches } from './sports/matches.ts'
import { players } from './sports/players.ts'
import { sides } from './sports/sides.ts'
import { teams } from './sports/teams.ts'
import { ticketSales } from './sports/ticket-sales.ts'

/**
 * A football league. Primary: matches. Twenty teams of 23 players on average; for each 1000 matches 28,000 appearances and 5000 rows
 * of ticket sales. Goals of players add up to those of their side, tickets and revenue by stand to those of the match.
 */
export const sports: Domain = {
  name: 'sports',
  description: 'A football league: teams, players, matches, appearances with goals, and ticket sales.',
  story: 'sports league with teams, players, matches and ticket sales',
  keywords: [
    'sports',
    'sports league',
    'football',
    'football league',
    'football club',
    'soccer',
    'soccer league',
    'league',
    'premier league',
    'bundesliga',
    'tournament',
    'stadium',
    'match day',
    'matchday',
    'sports club',
  ],
  nouns: {
    teams: ['clubs', 'sides', 'squads'],
    players: ['footballers', 'athletes'],
    matches: ['games', 'fixtures'],
    appearances: ['line ups', 'lineups', 'player stats'],
    ticket_sales: ['ticketing', 'stands'],
  },
  rates: [
    { words: ['draw', 'drawn', 'ties', 'tied', 'drawn matches'], column: 'matches.result', value: 'draw' },
    { words: ['home win', 'won at home', 'home victories'], column: 'matches.result', value: 'home_win' },
    { words: ['away win', 'won away', 'away victories'], column: 'matches.result', value: 'away_win' },
    { words: ['injured', 'injuries', 'injured players', 'hurt'], column: 'players.status', value: 'injured' },
    { words: ['suspended', 'suspensions', 'banned', 'suspended players'], column: 'players.status', value: 'suspended' },
    {
      words: ['red card', 'sent off', 'sendings off'],
      column: 'appearances.discipline',
      value: 'red',
      shown: { column: 'card', value: 'red' },
    },
    {
      words: ['yellow card', 'booked', 'bookings', 'cautions'],
      column: 'appearances.discipline',
      value: 'yellow',
      shown: { column: 'card', value: 'yellow' },
    },
    { words: ['cup', 'cup matches', 'cup games', 'cup ties'], column: 'matches.competition', value: 'cup' },
  ],
  measures: [
    {
      words: ['ticket sales', 'ticket revenue', 'gate receipts', 'revenue', 'sales', 'income', 'takings', 'gate', 'turnover'],
      column: 'matches.ticket_revenue',
      unit: 'money',
      typical: 633800,
      prices: ['matches.ticket_price'],
    },
    {
      words: ['attendance', 'spectators', 'fans', 'crowd', 'visitors', 'tickets sold'],
      column: 'matches.attendance',
      unit: 'quantity',
      typical: 22765,
    },
  ],
  events: ['matches'],
  countries: ['teams.country_code', 'players.country_code'],
  currencies: ['players.currency', 'matches.currency', 'ticket_sales.currency'],
  money: ['players.wished_value', 'matches.ticket_price'],
  schema: { version: 1, name: 'sports', tables: [leagues, teams, players, matches, sides, appearances, ticketSales] },
}
