import { formula, mapped, secondsAfter } from '../../builders/computed.ts'
import { uniform } from '../../builders/distributions.ts'
import { decimal } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { attributes, entry, text } from '../../builders/texts.ts'

/** What a player unlocks as the first, second, … achievement: later ones are rarer, and no name is in two stages. */
const namesByStage = {
  1: ['First Steps'],
  2: ['Welcome to the Party', 'Welcome to the Party', 'Window Shopper'],
  3: ['Dressed for Battle', 'Dressed for Battle', 'Signature Style'],
  4: ['Good Neighbor', 'Hello There'],
  5: ['Explorer', 'Hidden Depths'],
  6: ['Social Butterfly', 'Bullseye'],
  7: ['Tinkerer', 'Fashion Icon', 'Gone Fishing'],
  8: ['Treasure Hunter', 'Collector'],
  9: ['Quick Study', 'Parkour Artist', 'Secret Keeper'],
  10: ['Mentor', 'Master Smith', 'Archivist'],
  11: ['Perfectionist', 'Architect'],
  12: ['Home Sweet Home', 'Home Sweet Home', 'Home Sweet Home', 'Lost and Found'],
}

/** 1 divided by the number of achievements of a player, where 0 counts as 1; cut to six decimals. */
const inverse = [1, 1, 0.5, 0.333333, 0.25, 0.2, 0.166666, 0.142857, 0.125, 0.111111, 0.1, 0.090909, 0.083333]

/**
 * Unlocked achievements of a player, in order of time: the tutorial at once, then harder and harder ones until the player loses interest.
 */
export const achievements = table('achievements', ownedBy('players', { min: 0, max: 12, mean: 3 }), {
  achievement_id: id(),
  player_id: owner('players'),
  stage: hidden(ordinal()),
  name: text({ by: 'stage', cases: namesByStage }),
  entry: hidden(entry('game_achievements', { by: { column: 'name', attribute: 'achievement' } })),
  ...attributes('entry', 'description', 'rarity', 'points'),
  ...allHidden(lookups('player_id', 'registered_at', { unlocked: 'achievements_unlocked' })),
  ...allHidden({
    chance: decimal(0, 0.9999, 4, uniform(0, 0.9999)),
    stride: mapped('unlocked', inverse),
    part: formula('(stage - 1 + chance) * stride', 4),
    progress: formula('min(part * part * staying_share, 0.9999)', 4),
    staying_share: lookup('player_id', 'staying_share'),
    days_open: formula('today - days(registered_at) - 1'),
    seconds_on: formula('floor(days_open * progress * 86400)'),
    second_of_day: formula('seconds_on % 86400'),
    // Moves a second of the day to the hours of play: the inverse of their cumulative share, in eight straight pieces, so that order stays.
    waking_second: formula(
      'floor(second_of_day < 5064 ? second_of_day * 1.4218 : ' +
        'second_of_day < 7059 ? 7200 + (second_of_day - 5064) * 3.609 : ' +
        'second_of_day < 9668 ? 14400 + (second_of_day - 7059) * 6.8991 : ' +
        'second_of_day < 17955 ? 32400 + (second_of_day - 9668) * 1.7376 : ' +
        'second_of_day < 28391 ? 46800 + (second_of_day - 17955) * 1.0348 : ' +
        'second_of_day < 39440 ? 57600 + (second_of_day - 28391) * 0.6516 : ' +
        'second_of_day < 74430 ? 64800 + (second_of_day - 39440) * 0.4115 : 79200 + (second_of_day - 74430) * 0.6015)',
    ),
    second_registered: formula('registered_at % 86400'),
    moment: formula('seconds_on - second_of_day + waking_second - second_registered + stage'),
    seconds_to_unlock: formula('stage == 1 ? 240 + floor(chance * chance * 5000) : max(moment, 5300 + stage * 400 + floor(chance * 300))'),
  }),
  unlocked_at: secondsAfter('registered_at', 'seconds_to_unlock'),
})
