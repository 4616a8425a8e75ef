import type { ColumnSchema, DistributionSchema, TableSchema } from '../../schema/schema.ts'
import { mapNames, mapWeights } from './maps.ts'

const even: DistributionSchema = { name: 'uniform', min: 0, max: 0.999999 }

/** A match begins after a queue in its slot of the session and is over before the slot is. */
const times: readonly ColumnSchema[] = [
  { name: 'match_id', kind: 'sequence' },
  { name: 'session_id', kind: 'owner_key', table: 'sessions' },
  { name: 'player_id', kind: 'lookup', through: 'session_id', column: 'player_id' },
  { name: 'playlist', kind: 'lookup', through: 'session_id', column: 'playlist', hidden: true },
  {
    name: 'mode',
    kind: 'category',
    values: [
      'Team Deathmatch',
      'Capture the Flag',
      'Domination',
      'Free-for-All',
      'Duel',
      'Battle Royale',
      'Battle Royale Squads',
      'Payload Escort',
      'Ranked',
      'Co-op Survival',
    ],
    by: 'playlist',
    cases: {
      quick: [38, 15, 19, 18, 10, 0, 0, 0, 0, 0],
      standard: [0, 0, 0, 0, 0, 47, 36, 17, 0, 0],
      ranked: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
      co_op: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    },
  },
  { name: 'game_mode', kind: 'entry', list: 'game_modes', by: { column: 'mode', attribute: 'mode' }, hidden: true },
  { name: 'map', kind: 'category', values: mapNames, by: 'mode', weights: mapWeights.arena, cases: mapWeights.byMode },
  { name: 'session_started_at', kind: 'lookup', through: 'session_id', column: 'started_at', hidden: true },
  { name: 'menu_minutes', kind: 'lookup', through: 'session_id', column: 'menu_minutes', hidden: true },
  { name: 'slot_minutes', kind: 'lookup', through: 'session_id', column: 'slot_minutes', hidden: true },
  { name: 'place', kind: 'sibling_number', hidden: true },
  { name: 'queue_seconds', kind: 'integer', min: 8, max: 150, distribution: { name: 'gamma', mean: 45, shape: 2 }, hidden: true },
  {
    name: 'seconds_to_start',
    kind: 'formula',
    expression: 'menu_minutes * 30 + (place - 1) * slot_minutes * 60 + queue_seconds',
    hidden: true,
  },
  { name: 'started_at', kind: 'shifted', column: 'session_started_at', offset: 'seconds_to_start', unit: 'seconds', as: 'timestamp' },
  { name: 'typical_minutes', kind: 'attribute', entry: 'game_mode', attribute: 'typical_minutes', hidden: true },
  {
    name: 'played_minutes',
    kind: 'decimal',
    scale: 3,
    min: 1,
    max: 60,
    distribution: { name: 'lognormal', median: 0.92, spread: 0.16 },
    times: 'typical_minutes',
    hidden: true,
  },
  { name: 'survival', kind: 'formula', expression: 'is_royale && result == "loss" ? 1 - luck * 0.85 : 1', scale: 3, hidden: true },
  {
    name: 'duration_seconds',
    kind: 'formula',
    expression: 'min(round(played_minutes * survival * 60), slot_minutes * 60 - queue_seconds - 5)',
  },
]

/** Who wins, and of modes without teams the place: the winner is first. */
const results: readonly ColumnSchema[] = [
  {
    name: 'result',
    kind: 'category',
    values: ['win', 'loss', 'draw'],
    by: 'mode',
    weights: [49, 48, 3],
    cases: {
      'Free-for-All': [18, 82, 0],
      Duel: [50, 50, 0],
      'Battle Royale': [3, 97, 0],
      'Battle Royale Squads': [7, 93, 0],
      'Payload Escort': [50, 50, 0],
      'Co-op Survival': [44, 56, 0],
    },
  },
  { name: 'min_players', kind: 'attribute', entry: 'game_mode', attribute: 'min_players', hidden: true },
  { name: 'max_players', kind: 'attribute', entry: 'game_mode', attribute: 'max_players', hidden: true },
  { name: 'team_size', kind: 'attribute', entry: 'game_mode', attribute: 'team_size', hidden: true },
  { name: 'lobby', kind: 'decimal', scale: 6, min: 0, max: 0.999999, distribution: even, hidden: true },
  { name: 'luck', kind: 'decimal', scale: 6, min: 0, max: 0.999999, distribution: even, hidden: true },
  { name: 'players', kind: 'formula', expression: 'min_players + floor(lobby * (max_players - min_players + 1))', hidden: true },
  { name: 'parties', kind: 'formula', expression: 'mode == "Battle Royale Squads" ? ceil(players * 0.25) : players', hidden: true },
  { name: 'finish', kind: 'formula', expression: 'result == "win" ? 1 : 2 + floor(luck * (parties - 1))', hidden: true },
  {
    name: 'placement',
    kind: 'conditional',
    when: 'mode in ["Battle Royale", "Battle Royale Squads", "Free-for-All", "Duel"]',
    value: { kind: 'formula', expression: 'finish' },
  },
]

/** Figures of the player: winners do better, and in a duel the winner is who has more eliminations. */
const figures: readonly ColumnSchema[] = [
  {
    name: 'base_kills',
    kind: 'mapping',
    by: 'mode',
    cases: {
      'Team Deathmatch': 14,
      'Capture the Flag': 10,
      Domination: 12,
      'Free-for-All': 13,
      Duel: 7,
      'Battle Royale': 5,
      'Battle Royale Squads': 5,
      'Payload Escort': 12,
      Ranked: 15,
      'Co-op Survival': 70,
    },
    hidden: true,
  },
  {
    name: 'form',
    kind: 'decimal',
    scale: 3,
    min: 0,
    max: 4,
    by: 'result',
    cases: {
      win: { name: 'gamma', mean: 1.22, shape: 6 },
      loss: { name: 'gamma', mean: 0.85, shape: 5 },
      draw: { name: 'gamma', mean: 1, shape: 6 },
    },
    hidden: true,
  },
  { name: 'eliminations', kind: 'formula', expression: 'round(base_kills * form * survival)', hidden: true },
  { name: 'kills', kind: 'formula', expression: 'mode == "Duel" && result == "win" ? max(eliminations, 2) : eliminations' },
  {
    name: 'exposure',
    kind: 'decimal',
    scale: 3,
    min: 0.05,
    max: 3,
    by: 'result',
    cases: {
      win: { name: 'gamma', mean: 0.82, shape: 7 },
      loss: { name: 'gamma', mean: 1.16, shape: 8 },
      draw: { name: 'gamma', mean: 1, shape: 8 },
    },
    hidden: true,
  },
  {
    name: 'is_royale',
    kind: 'formula',
    expression: 'mode == "Battle Royale" || mode == "Battle Royale Squads"',
    as: 'boolean',
    hidden: true,
  },
  { name: 'duel_deaths', kind: 'formula', expression: 'result == "win" ? floor(kills * luck) : kills + 1 + floor(luck * 4)', hidden: true },
  {
    name: 'deaths',
    kind: 'formula',
    expression:
      'is_royale ? (result == "win" ? 0 : 1) : mode == "Duel" ? duel_deaths : mode == "Co-op Survival" ? round(exposure * 2) : round(base_kills * exposure)',
  },
  { name: 'support', kind: 'decimal', scale: 3, min: 0, max: 3, distribution: { name: 'gamma', mean: 0.45, shape: 3 }, hidden: true },
  { name: 'assists', kind: 'formula', expression: 'team_size == 1 ? 0 : min(round(base_kills * support), 60)' },
  {
    name: 'aim',
    kind: 'decimal',
    scale: 1,
    min: 4,
    max: 70,
    distribution: { name: 'normal', mean: 17, standard_deviation: 5 },
    hidden: true,
  },
  { name: 'talent', kind: 'lookup', through: 'session_id', column: 'talent', hidden: true },
  {
    name: 'accuracy_percent',
    kind: 'formula',
    expression: 'kills == 0 ? aim * 0.6 : max(4, min(aim + form * 7 + (talent - 1150) * 0.006, 78))',
    scale: 1,
  },
  { name: 'objective', kind: 'integer', min: 0, max: 60, distribution: { name: 'gamma', mean: 12, shape: 2 }, hidden: true },
  {
    name: 'score',
    kind: 'formula',
    expression: 'kills * 100 + assists * 50 + objective * 25 + (result == "win" ? 500 : result == "draw" ? 250 : 0)',
  },
  { name: 'xp_earned', kind: 'formula', expression: 'floor(duration_seconds * 0.4) + round(score * 0.05) + (result == "win" ? 250 : 100)' },
  {
    name: 'rating_change',
    kind: 'conditional',
    when: 'mode == "Ranked"',
    value: {
      kind: 'integer',
      min: -30,
      max: 30,
      by: 'result',
      cases: {
        win: { name: 'uniform', min: 12, max: 29 },
        loss: { name: 'uniform', min: -27, max: -11 },
        draw: { name: 'uniform', min: -3, max: 3 },
      },
    },
  },
]

/** Matches of a session, one after the other; ids grow with their session's. */
export const matches: TableSchema = {
  name: 'matches',
  rows: { type: 'owned', by: 'sessions', min: 1, max: 6, mean: 1.8 },
  columns: [...times, ...results, ...figures],
}
