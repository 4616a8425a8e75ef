import { measure, trade } from '../trade.ts'
import { achievements } from './achievements.ts'
import { matches } from './matches.ts'
import { players } from './players.ts'
import { purchases } from './purchases.ts'
import { sessions } from './sessions.ts'

/**
 * An online game. Primary table: players. For each 1000 of them there are 4000 sessions with 1 to 6 matches each (1.8 on average), 3000
 * achievements (12 a player at most) and 1200 purchases. Sessions and purchases start in the middle of 2024.
 */
export const gaming = trade({
  name: 'gaming',
  description: 'An online game: players, play sessions, matches, achievements and purchases.',
  story: 'gaming platform with players, matches and achievements',
  keywords:
    'gaming, game, video game, esports, e sports, multiplayer, mmo, mmorpg, battle royale, first person shooter, leaderboard, ' +
    'matchmaking, gamertag',
  nouns: {
    players: 'gamers',
    sessions: 'play sessions',
    matches: '',
    purchases: 'in app purchases, microtransactions, iaps',
    achievements: 'trophies, badges',
  },
  rates: {
    'purchases.is_refunded.true': 'refunded, refund, refund rate, refunded purchases, chargeback',
    'players.is_vip.true': 'vip, vip members, vip players',
    'purchases.is_gift.true': 'gift, gifted',
    'sessions.ended_by_crash.true': 'crash, crashed, crash rate',
    'players.status.chat_restricted': 'chat restricted, muted, chat ban, chat banned, restricted',
    'players.status.under_review': 'under review, cheater, cheating, suspected cheaters, reported',
  },
  measures: [
    measure('purchases.amount', 'money', 16.4, {
      words:
        'revenue, sales, income, turnover, in app purchases, in app revenue, iap revenue, bookings, spend, spending, ' +
        'microtransactions, purchases, earnings',
      prices: ['purchases.list_price'],
    }),
  ],
  events: ['sessions', 'purchases'],
  money: ['purchases.list_price'],
  tables: [players, sessions, matches, achievements, purchases],
})
