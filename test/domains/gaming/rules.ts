import { gameAchievements } from '../../../src/lexicon/game-achievements.ts'
import { gameMaps } from '../../../src/lexicon/game-maps.ts'
import { gameModes } from '../../../src/lexicon/game-modes.ts'
import { cents, groupsBy, type Row, tableOf } from '../generate.ts'
import { distinct, entries, failing, failingPairs, number, parents, type Rule, sum, text, time } from '../rows.ts'

const today = '2026-01-01'
const royales = new Set(['Battle Royale', 'Battle Royale Squads'])
const placed = new Set([...royales, 'Free-for-All', 'Duel'])

/** The matches that break a rule. */
function matches(passes: (row: Row) => boolean): Rule[1] {
  return (data) => failing(tableOf(data, 'matches'), passes)
}

/** The players that break a rule over their rows in another table. */
function perPlayer(table: string, passes: (player: Row, rows: readonly Row[]) => boolean): Rule[1] {
  return (data) => {
    const groups = groupsBy(tableOf(data, table), 'player_id')
    return failing(tableOf(data, 'players'), (player) => passes(player, groups.get(player['player_id'] ?? null) ?? []))
  }
}

/** The sessions that break a rule over their matches. */
function perSession(passes: (session: Row, rows: readonly Row[]) => boolean): Rule[1] {
  return (data) => {
    const groups = groupsBy(tableOf(data, 'matches'), 'session_id')
    return failing(tableOf(data, 'sessions'), (session) => passes(session, groups.get(session['session_id'] ?? null) ?? []))
  }
}

function endOf(match: Row): number {
  return time(match, 'started_at') + number(match, 'duration_seconds') * 1000
}

const achievementEntries = entries(gameAchievements(), ['achievement', 'description', 'rarity', 'points'])
const modeEntries = entries(gameModes(), ['mode'])
const mapEntries = entries(gameMaps(), ['map'])

/** What holds in any response about games, at any size. */
export const gamingRules: readonly Rule[] = [
  [
    'let players of their platform and region play after they registered',
    (data) => {
      const playerOf = parents(data, 'players', 'player_id')
      return failing(tableOf(data, 'sessions'), (row) => {
        const player = playerOf(row)
        const isTheirs = ['platform', 'region'].every((column) => row[column] === player[column])
        return isTheirs && time(player, 'registered_at') < time(row, 'started_at')
      })
    },
  ],
  [
    'end a session when its duration is over, before today',
    (data) =>
      failing(tableOf(data, 'sessions'), (row) => {
        const isExact = time(row, 'ended_at') === time(row, 'started_at') + number(row, 'duration_minutes') * 60_000
        return isExact && text(row, 'ended_at') < today
      }),
  ],
  [
    'play matches by the player of the session',
    (data) => {
      const sessionOf = parents(data, 'sessions', 'session_id')
      return failing(tableOf(data, 'matches'), (row) => sessionOf(row)['player_id'] === row['player_id'])
    },
  ],
  [
    'play the matches of a session one after the other within it',
    perSession((session, rows) => {
      const isWithin = (row: Row): boolean =>
        time(row, 'started_at') > time(session, 'started_at') && endOf(row) < time(session, 'ended_at')
      return rows.every(isWithin) && failingPairs(rows, (earlier, later) => endOf(earlier) < time(later, 'started_at')).length === 0
    }),
  ],
  [
    'count the matches and the experience of a session',
    perSession((session, rows) => session['matches_played'] === rows.length && session['xp_earned'] === sum(rows, 'xp_earned')),
  ],
  [
    'count the achievements of a player and their points',
    perPlayer(
      'achievements',
      (player, rows) => player['achievements_unlocked'] === rows.length && player['achievement_points'] === sum(rows, 'points'),
    ),
  ],
  [
    'unlock each achievement once, one after the other, between registration and today',
    perPlayer('achievements', (player, rows) => {
      const isAscending = failingPairs(rows, (earlier, later) => text(earlier, 'unlocked_at') < text(later, 'unlocked_at')).length === 0
      const isInTime = rows.every((row) => time(row, 'unlocked_at') > time(player, 'registered_at') && text(row, 'unlocked_at') < today)
      return isAscending && isInTime && distinct(rows, 'name') === rows.length && rows.length <= 12
    }),
  ],
  [
    'describe achievements as the game does',
    (data) =>
      failing(tableOf(data, 'achievements'), (row) =>
        achievementEntries.has(['name', 'description', 'rarity', 'points'].map((column) => row[column]).join('|')),
      ),
  ],
  [
    'unlock nothing that matches, sessions, levels or ranks could contradict',
    (data) =>
      failing(
        tableOf(data, 'achievements'),
        (row) =>
          !/\b(match(es)?|win|won|victor\w*|eliminat\w*|assists?|reviv\w*|levels?|rank\w*|play(ed)?|log in)\b/i.test(
            text(row, 'description'),
          ),
      ),
  ],
  ['play known modes on known maps', matches((row) => modeEntries.has(text(row, 'mode')) && mapEntries.has(text(row, 'map')))],
  ['tell places in modes that have them', matches((row) => (row['placement'] !== null) === placed.has(text(row, 'mode')))],
  [
    'give the first place to the winner',
    matches((row) => row['placement'] === null || (row['placement'] === 1) === (row['result'] === 'win')),
  ],
  [
    'place the loser of a duel second, with fewer kills',
    matches((row) => {
      if (row['mode'] !== 'Duel') return true
      const isAhead = number(row, 'kills') > number(row, 'deaths')
      return row['placement'] === (row['result'] === 'win' ? 1 : 2) && isAhead === (row['result'] === 'win')
    }),
  ],
  [
    'let the last of a battle royale survive',
    matches((row) => !royales.has(text(row, 'mode')) || row['deaths'] === (row['result'] === 'win' ? 0 : 1)),
  ],
  ['know draws of teams only', matches((row) => row['result'] !== 'draw' || !placed.has(text(row, 'mode')))],
  [
    'assist in teams only',
    matches((row) => !['Duel', 'Free-for-All', 'Battle Royale'].includes(text(row, 'mode')) || row['assists'] === 0),
  ],
  [
    'change the rating by ranked matches, up with a win and down with a loss',
    matches((row) => {
      const change = row['rating_change']
      if (row['mode'] !== 'Ranked' || typeof change !== 'number') return row['mode'] !== 'Ranked' && change === null
      return row['result'] === 'draw' ? Math.abs(change) <= 3 : row['result'] === 'win' ? change > 0 : change < 0
    }),
  ],
  [
    'rank players from level 10 on by their rating, and nobody else',
    (data) => {
      const ranks = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Master', 'Grandmaster']
      const limits = [1000, 1300, 1600, 1900, 2200, 2500, Infinity]
      return failing(tableOf(data, 'players'), (row) => {
        const rating = row['skill_rating']
        if (typeof rating !== 'number') return number(row, 'level') < 10 && row['rank'] === 'Unranked'
        return number(row, 'level') >= 10 && row['rank'] === ranks[limits.findIndex((limit) => rating < limit)]
      })
    },
  ],
  [
    'let only ranked players play ranked matches',
    (data) => {
      const playerOf = parents(data, 'players', 'player_id')
      return failing(tableOf(data, 'matches'), (row) => row['mode'] !== 'Ranked' || playerOf(row)['rank'] !== 'Unranked')
    },
  ],
  [
    'charge what purchases cost, less the discount, with tax, after the player registered',
    (data) => {
      const playerOf = parents(data, 'players', 'player_id')
      return failing(
        tableOf(data, 'purchases'),
        (row) =>
          cents(row['amount']) === cents(row['list_price']) - cents(row['discount']) + cents(row['tax']) &&
          cents(row['discount']) >= 0 &&
          time(row, 'purchased_at') > time(playerOf(row), 'registered_at'),
      )
    },
  ],
  [
    'register nobody under 13',
    (data) => failing(tableOf(data, 'players'), (row) => time(row, 'registered_at') - time(row, 'birth_date') > 13 * 365.24 * 86_400_000),
  ],
]
