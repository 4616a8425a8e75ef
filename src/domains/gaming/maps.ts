import { words } from '../../builders/words.ts'
/** Maps of the game: wide ones for many players, then arenas for teams, courts for few, and strongholds against the computer. */
export const mapNames: readonly string[] = words(
  'Ember Canyon, Glass Desert, Whiteout Ridge, Frostgate, Neon District, Sunken Temple, Rustyard, Skyreach, Crystal Mines',
  'Harbor Nine, Foundry 17, Dragon Steps, Iron Bastion, Hollow Peak, Thornwood',
)

const wide = [9, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const arena = [0, 0, 0, 8, 8, 7, 6, 6, 5, 5, 0, 0, 0, 0, 0]
const court = [0, 0, 0, 0, 4, 0, 5, 0, 0, 0, 5, 3, 0, 0, 0]
const stronghold = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 3, 4]

/** How often each map is played: by teams, and in the modes with maps of their own. */
export const mapWeights = {
  arena,
  byMode: { 'Battle Royale': wide, 'Battle Royale Squads': wide, 'Free-for-All': court, Duel: court, 'Co-op Survival': stronghold },
} as const
