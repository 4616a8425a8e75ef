import { formula, minutesAfter } from '../../builders/computed.ts'
import { gamma, lognormal, uniform } from '../../builders/distributions.ts'
import { oneOfBy, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, countOf, hidden, id, lookups, per, ref, sumOf, table } from '../../builders/table.ts'
import { playHours } from './players.ts'

const pings = each(lognormal, { PC: [27, 0.45], Android: [52, 0.45], iOS: [48, 0.45], otherwise: [34, 0.45] })

/**
 * Play sessions. A session is some time in menus and a slot for each of its matches, so that they fit in one after the other. The playlist
 * sets the length of the slots; ranked play is for players from level 10 on.
 */
export const sessions = table('sessions', per('players', 4), {
  session_id: id(),
  player_id: ref('players', { popularity: 0.6, existing_at: 'started_at' }),
  ...lookups('player_id', 'platform', 'region', 'device'),
  started_at: timestamp('2024-07-01', '2025-12-30', playHours, {
    growth: 1.7,
    months: [1.05, 1, 0.96, 0.95, 0.92, 0.98, 1.06, 1.05, 0.92, 0.97, 1.02, 1.15],
    weekdays: [0.88, 0.86, 0.88, 0.92, 1.12, 1.42, 1.35],
  }),
  ended_at: minutesAfter('started_at', 'duration_minutes'),
  ...allHidden(lookups('player_id', 'talent', 'plays_ranked')),
  playlist: hidden(oneOfBy('plays_ranked', ['quick', 'standard', 'ranked', 'co_op'], { true: [42, 25, 23, 10], false: [52, 33, 0, 15] })),
  menu_minutes: hidden(whole(2, 30, gamma(6, 2))),
  slot_minutes: hidden(
    wholeBy('playlist', 1, 60, each(uniform, { quick: [15, 19], standard: [25, 30], ranked: [36, 44], co_op: [31, 38] })),
  ),
  duration_minutes: formula('menu_minutes + matches_played * slot_minutes'),
  matches_played: countOf('matches'),
  xp_earned: sumOf('matches', 'xp_earned'),
  average_ping_ms: wholeBy('platform', 6, 400, pings),
  ended_by_crash: yes(0.017),
})
