import type { Domain } from './domain.ts'
import { achievements } from './gaming/achievements.ts'
import { matches } from './gaming/matches.ts'
import { players } from './gaming/players.ts'
import { sessions } from './gaming/sessions.ts'

/**
 * An online game. Primary: players. For each player 4 sessions on average, with 1 to 6 matches each (1.8 on average) that are
 * played one after the other within the session, and 0 to 12 achievements (3 on average). Sessions are kept from mid 2024 on.
 */
export const gaming: Domain = {
  name: 'gaming',
  description: 'An online game: players, play sessions, matches and achievements.',
  story: 'gaming platform with players, matches and achievements',
  keywords: [
    'gaming',
    'game',
    'games',
    'video game',
    'video games',
    'esports',
    'e sports',
    'multiplayer',
    'mmo',
    'mmorpg',
    'battle royale',
    'first person shooter',
    'leaderboard',
    'leaderboards',
    'matchmaking',
    'gamertag',
    'gamertags',
  ],
  nouns: {
    players: ['player', 'players', 'gamer', 'gamers'],
    sessions: ['session', 'sessions', 'play session', 'play sessions'],
    matches: ['match', 'matches'],
    achievements: ['achievement', 'achievements', 'trophy', 'trophies', 'badge', 'badges'],
  },
  rates: [],
  measures: [],
  events: [],
  countries: [],
  currencies: [],
  money: [],
  schema: { version: 1, name: 'gaming', tables: [players, sessions, matches, achievements] },
}
