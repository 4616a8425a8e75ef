import { flag, formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { gamma, lognormal, normal, uniform } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOfBy, whole, wholeBy } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { attribute, attributes, entry } from '../../builders/texts.ts'

/** How often the modes of each playlist are played. */
const modes = {
  quick: { 'Team Deathmatch': 38, 'Capture the Flag': 15, Domination: 19, 'Free-for-All': 18, Duel: 10 },
  standard: { 'Battle Royale': 47, 'Battle Royale Squads': 36, 'Payload Escort': 17 },
  ranked: { Ranked: 1 },
  co_op: { 'Co-op Survival': 1 },
}

/** The usual number of eliminations: in arenas, and in other modes. */
const inArenas = { 'Team Deathmatch': 14, 'Capture the Flag': 10, Domination: 12, 'Free-for-All': 13, Duel: 7 }
const elsewhere = { 'Battle Royale': 5, 'Battle Royale Squads': 5, 'Payload Escort': 12, Ranked: 15, 'Co-op Survival': 70 }

/**
 * How often each map is played: wide ones by many players, arenas by teams, courts by few players, and strongholds against the computer.
 */
const wide = { 'Ember Canyon': 9, 'Glass Desert': 4, 'Whiteout Ridge': 2 }
const arena = { Frostgate: 8, 'Neon District': 8, 'Sunken Temple': 7, Rustyard: 6, Skyreach: 6, 'Crystal Mines': 5, 'Harbor Nine': 5 }
const court = { 'Neon District': 4, Rustyard: 5, 'Foundry 17': 5, 'Dragon Steps': 3 }
const stronghold = { 'Iron Bastion': 5, 'Hollow Peak': 3, Thornwood: 4 }
const maps = Object.keys({ ...wide, ...arena, ...court, ...stronghold })

/** Matches of a session, one after the other: each starts after a queue in its slot of the session and ends before the slot does. */
export const matches = table('matches', ownedBy('sessions', { min: 1, max: 6, mean: 1.8 }), {
  match_id: id(),
  session_id: owner('sessions'),
  player_id: lookup('session_id', 'player_id'),
  playlist: hidden(lookup('session_id', 'playlist')),
  mode: oneOfBy('playlist', modes),
  game_mode: hidden(entry('game_modes', { by: { column: 'mode', attribute: 'mode' } })),
  map: oneOfBy('mode', maps, {
    'Battle Royale': wide,
    'Battle Royale Squads': wide,
    'Free-for-All': court,
    Duel: court,
    'Co-op Survival': stronghold,
    otherwise: arena,
  }),
  ...allHidden(lookups('session_id', { session_started_at: 'started_at' }, 'menu_minutes', 'slot_minutes')),
  place: hidden(ordinal()),
  queue_seconds: hidden(whole(8, 150, gamma(45, 2))),
  seconds_to_start: hidden(formula('menu_minutes * 30 + (place - 1) * slot_minutes * 60 + queue_seconds')),
  started_at: secondsAfter('session_started_at', 'seconds_to_start'),
  typical_minutes: hidden(attribute('game_mode', 'typical_minutes')),
  played_minutes: hidden(decimal(1, 60, 3, lognormal(0.92, 0.16), { times: 'typical_minutes' })),
  survival: hidden(formula('is_royale && result == "loss" ? 1 - luck * 0.85 : 1', 3)),
  duration_seconds: formula('min(round(played_minutes * survival * 60), slot_minutes * 60 - queue_seconds - 5)'),
  // The result, and in modes without teams the place, which is 1 for the winner.
  result: oneOfBy('mode', ['win', 'loss', 'draw'], {
    'Free-for-All': [18, 82, 0],
    Duel: [50, 50, 0],
    'Battle Royale': [3, 97, 0],
    'Battle Royale Squads': [7, 93, 0],
    'Payload Escort': [50, 50, 0],
    'Co-op Survival': [44, 56, 0],
    otherwise: [49, 48, 3],
  }),
  ...allHidden(attributes('game_mode', 'min_players', 'max_players', 'team_size')),
  lobby: hidden(decimal(0, 0.999999, 6, uniform(0, 0.999999))),
  luck: hidden(decimal(0, 0.999999, 6, uniform(0, 0.999999))),
  players: hidden(formula('min_players + floor(lobby * (max_players - min_players + 1))')),
  parties: hidden(formula('mode == "Battle Royale Squads" ? ceil(players * 0.25) : players')),
  finish: hidden(formula('result == "win" ? 1 : 2 + floor(luck * (parties - 1))')),
  placement: when('mode in ["Battle Royale", "Battle Royale Squads", "Free-for-All", "Duel"]', formula('finish')),
  // Figures of the player: winners do better, and the winner of a duel has more eliminations than deaths.
  base_kills: hidden(mapped('mode', { ...inArenas, ...elsewhere })),
  form: hidden(decimalBy('result', 0, 4, 3, { win: gamma(1.22, 6), loss: gamma(0.85, 5), draw: gamma(1, 6) })),
  eliminations: hidden(formula('round(base_kills * form * survival)')),
  kills: formula('mode == "Duel" && result == "win" ? max(eliminations, 2) : eliminations'),
  exposure: hidden(decimalBy('result', 0.05, 3, 3, { win: gamma(0.82, 7), loss: gamma(1.16, 8), draw: gamma(1, 8) })),
  is_royale: hidden(flag('mode == "Battle Royale" || mode == "Battle Royale Squads"')),
  duel_deaths: hidden(formula('result == "win" ? floor(kills * luck) : kills + 1 + floor(luck * 4)')),
  deaths: formula(
    'is_royale ? (result == "win" ? 0 : 1) : mode == "Duel" ? duel_deaths : ' +
      'mode == "Co-op Survival" ? round(exposure * 2) : round(base_kills * exposure)',
  ),
  support: hidden(decimal(0, 3, 3, gamma(0.45, 3))),
  assists: formula('team_size == 1 ? 0 : min(round(base_kills * support), 60)'),
  aim: hidden(decimal(4, 70, 1, normal(17, 5))),
  talent: hidden(lookup('session_id', 'talent')),
  accuracy_percent: formula('kills == 0 ? aim * 0.6 : max(4, min(aim + form * 7 + (talent - 1150) * 0.006, 78))', 1),
  objective: hidden(whole(0, 60, gamma(12, 2))),
  score: formula('kills * 100 + assists * 50 + objective * 25 + (result == "win" ? 500 : result == "draw" ? 250 : 0)'),
  xp_earned: formula('floor(duration_seconds * 0.4) + round(score * 0.05) + (result == "win" ? 250 : 100)'),
  rating_change: when('mode == "Ranked"', wholeBy('result', -30, 30, each(uniform, { win: [12, 29], loss: [-27, -11], draw: [-3, 3] }))),
})
