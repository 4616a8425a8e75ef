import type { TableSchema } from '../../schema/schema.ts'

/** What a player may unlock as the first, second, … achievement: no name in two stages, ever rarer. */
const namesByStage: Readonly<Record<string, readonly string[]>> = {
  '1': ['First Steps'],
  '2': ['Welcome to the Party', 'Welcome to the Party', 'Window Shopper'],
  '3': ['Dressed for Battle', 'Dressed for Battle', 'Signature Style'],
  '4': ['Good Neighbor', 'Hello There'],
  '5': ['Explorer', 'Hidden Depths'],
  '6': ['Social Butterfly', 'Bullseye'],
  '7': ['Tinkerer', 'Fashion Icon', 'Gone Fishing'],
  '8': ['Treasure Hunter', 'Collector'],
  '9': ['Quick Study', 'Parkour Artist', 'Secret Keeper'],
  '10': ['Mentor', 'Master Smith', 'Archivist'],
  '11': ['Perfectionist', 'Architect'],
  '12': ['Home Sweet Home', 'Home Sweet Home', 'Home Sweet Home', 'Lost and Found'],
}

/** Unlocked achievements of a player, in order of time: the tutorial at once, then ever harder ones until the player loses interest. */
export const achievements: TableSchema = {
  name: 'achievements',
  rows: { type: 'owned', by: 'players', min: 0, max: 12, mean: 3 },
  columns: [
    { name: 'achievement_id', kind: 'sequence' },
    { name: 'player_id', kind: 'owner_key', table: 'players' },
    { name: 'stage', kind: 'sibling_number', hidden: true },
    { name: 'name', kind: 'text', segments: [{ by: 'stage', cases: namesByStage }] },
    { name: 'entry', kind: 'entry', list: 'game_achievements', by: { column: 'name', attribute: 'achievement' }, hidden: true },
    { name: 'description', kind: 'attribute', entry: 'entry', attribute: 'description' },
    { name: 'rarity', kind: 'attribute', entry: 'entry', attribute: 'rarity' },
    { name: 'points', kind: 'attribute', entry: 'entry', attribute: 'points' },
    { name: 'registered_at', kind: 'lookup', through: 'player_id', column: 'registered_at', hidden: true },
    { name: 'unlocked', kind: 'lookup', through: 'player_id', column: 'achievements_unlocked', hidden: true },
    {
      name: 'chance',
      kind: 'decimal',
      scale: 4,
      min: 0,
      max: 0.9999,
      distribution: { name: 'uniform', min: 0, max: 0.9999 },
      hidden: true,
    },
    {
      name: 'stride',
      kind: 'mapping',
      by: 'unlocked',
      cases: Object.fromEntries(Array.from({ length: 13 }, (_, stages) => [String(stages), Math.floor(1e6 / Math.max(1, stages)) / 1e6])),
      scale: 6,
      hidden: true,
    },
    { name: 'part', kind: 'formula', expression: '(stage - 1 + chance) * stride', scale: 4, hidden: true },
    { name: 'progress', kind: 'formula', expression: 'min(part * part * staying_share, 0.9999)', scale: 4, hidden: true },
    { name: 'staying_share', kind: 'lookup', through: 'player_id', column: 'staying_share', hidden: true },
    { name: 'days_open', kind: 'formula', expression: 'today - days(registered_at) - 1', hidden: true },
    { name: 'seconds_on', kind: 'formula', expression: 'floor(days_open * progress * 86400)', hidden: true },
    { name: 'second_of_day', kind: 'formula', expression: 'seconds_on % 86400', hidden: true },
    // The hour of play that as many hours of play come before as this share of the day: later stays later.
    {
      name: 'waking_second',
      kind: 'formula',
      expression:
        'floor(second_of_day < 5064 ? second_of_day * 1.4218 : second_of_day < 7059 ? 7200 + (second_of_day - 5064) * 3.609 : ' +
        'second_of_day < 9668 ? 14400 + (second_of_day - 7059) * 6.8991 : second_of_day < 17955 ? 32400 + ' +
        '(second_of_day - 9668) * 1.7376 : second_of_day < 28391 ? 46800 + (second_of_day - 17955) * 1.0348 : ' +
        'second_of_day < 39440 ? 57600 + (second_of_day - 28391) * 0.6516 : second_of_day < 74430 ? 64800 + ' +
        '(second_of_day - 39440) * 0.4115 : 79200 + (second_of_day - 74430) * 0.6015)',
      hidden: true,
    },
    { name: 'second_registered', kind: 'formula', expression: 'registered_at % 86400', hidden: true },
    { name: 'moment', kind: 'formula', expression: 'seconds_on - second_of_day + waking_second - second_registered + stage', hidden: true },
    {
      name: 'seconds_to_unlock',
      kind: 'formula',
      expression: 'stage == 1 ? 240 + floor(chance * chance * 5000) : max(moment, 5300 + stage * 400 + floor(chance * 300))',
      hidden: true,
    },
    { name: 'unlocked_at', kind: 'shifted', column: 'registered_at', offset: 'seconds_to_unlock', unit: 'seconds', as: 'timestamp' },
  ],
}
