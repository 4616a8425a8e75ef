import { words } from '../../builders/words.ts'
import { rates } from '../rates.ts'
import type { Domain } from '../domain.ts'
import { achievements } from './achievements.ts'
import { matches } from './matches.ts'
import { players } from './players.ts'
import { purchases } from './purchases.ts'
import { sessions } from './sessions.ts'

/**
 * An online game. Primary: players. For each player 4 sessions on average, with 1 to 6 matches each (1.8 on average) that are
 * played one after the other within the session, and 0 to 12 achievements (3 on average). Sessions and purchases, 1.2 for each player, are
 * kept from mid 2024 on.
 */
export const gaming: Domain = {
  name: 'gaming',
  description: 'An online game: players, play sessions, matches, achievements and purchases.',
  story: 'gaming platform with players, matches and achievements',
  keywords: words(
    'gaming, game, video game, esports, e sports, multiplayer, mmo, mmorpg, battle royale, first person shooter',
    'leaderboard, matchmaking, gamertag',
  ),
  nouns: {
    players: ['gamers'],
    sessions: ['play sessions'],
    matches: [],
    purchases: ['in app purchases', 'microtransactions', 'iaps'],
    achievements: ['trophies', 'badges'],
  },
  rates: [
    ...rates('purchases.is_refunded', { true: 'refunded, refund, refund rate, refunded purchases, chargeback' }),
    ...rates('players.is_vip', { true: 'vip, vip members, vip players' }),
    ...rates('purchases.is_gift', { true: 'gift, gifted' }),
    ...rates('sessions.ended_by_crash', { true: 'crash, crashed, crash rate' }),
    ...rates('players.status', {
      chat_restricted: 'chat restricted, muted, chat ban, chat banned, restricted',
      under_review: 'under review, cheater, cheating, banned, bans, suspected cheaters, reported',
    }),
  ],
  measures: [
    {
      words: words(
        'revenue, sales, income, turnover, in app purchases, in app revenue, iap revenue, bookings, spend, spending',
        'microtransactions, purchases, earnings',
      ),
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
