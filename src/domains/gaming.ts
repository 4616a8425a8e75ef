import type { Domain } from './domain.ts'
import { achievements } from './gaming/achievements.ts'
import { matches } from './gaming/matches.ts'
import { players } from './gaming/players.ts'
import { purchases } from './gaming/purchases.ts'
import { sessions } from './gaming/sessions.ts'

/**
 * An online game. Primary: players. For each player 4 sessions on average, with 1 to 6 matches each (1.8 on average) that are
 * played one after the other within the session, and 0 to 12 achievements (3 on average). Sessions and purchases, 1.2 for each player, are
 * kept from mid 2024 on.
 */
export const gaming: Domain = {
  name: 'gaming',
  description: 'An online game: players, play sessions, matches, achievements and purchases.',
  story: 'gaming platform with players, matches and achievements',
  keywords: [
    'gaming',
    'game',
    'video game',
    'esports',
    'e sports',
    'multiplayer',
    'mmo',
    'mmorpg',
    'battle royale',
    'first person shooter',
    'leaderboard',
    'matchmaking',
    'gamertag',
  ],
  nouns: {
    players: ['gamers'],
    sessions: ['play sessions'],
    matches: [],
    purchases: ['in app purchases', 'microtransactions', 'iaps'],
    achievements: ['trophies', 'badges'],
  },
  rates: [
    {
      words: ['refunded', 'refund', 'refund rate', 'refunded purchases', 'chargeback'],
      column: 'purchases.is_refunded',
      value: true,
    },
    { words: ['vip', 'vip members', 'vip players'], column: 'players.is_vip', value: true },
    { words: ['gift', 'gifted'], column: 'purchases.is_gift', value: true },
    { words: ['crash', 'crashed', 'crash rate'], column: 'sessions.ended_by_crash', value: true },
    {
      words: ['chat restricted', 'muted', 'chat ban', 'chat banned', 'restricted'],
      column: 'players.status',
      value: 'chat_restricted',
    },
    {
      words: ['under review', 'cheater', 'cheating', 'banned', 'bans', 'suspected cheaters', 'reported'],
      column: 'players.status',
      value: 'under_review',
    },
  ],
  measures: [
    {
      words: [
        'revenue',
        'sales',
        'income',
        'turnover',
        'in app purchases',
        'in app revenue',
        'iap revenue',
        'bookings',
        'spend',
        'spending',
        'microtransactions',
        'purchases',
        'earnings',
      ],
      column: 'purchases.amount',
      unit: 'money',
      typical: 16.4,
      prices: ['purchases.list_price'],
    },
  ],
  events: ['sessions', 'purchases'],
  countries: ['players.country_code'],
  currencies: ['purchases.currency'],
  money: ['purchases.list_price'],
  schema: { version: 1, name: 'gaming', tables: [players, sessions, matches, achievements, purchases] },
}
