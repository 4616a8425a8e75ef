import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** Maps of an online game. */
export function gameMaps(): ReferenceList {
  return wordList({
    name: 'game_maps',
    description: 'An invented map of an online game; a few are played far more often than the rest.',
    attribute: 'map',
    words: `Ember_Canyon:9 Frostgate:8 Neon_District:8 Sunken_Temple:7 Skyreach:6 Rustyard:6 Crystal_Mines:5 Harbor_Nine:5 Ashen_Fields:4
      Glass_Desert:4 Moonbase_Theta:4 Thornwood:4 Stormwatch:3 Old_Quarter:3 Blackwater_Dam:3 Iron_Bastion:3 Coral_Ruins:2 Solar_Array:2
      Whiteout_Ridge:2 Dragon_Steps:2 Foundry_17:2 Hollow_Peak:1 Mirage_Bay:1 Verdant_Gorge:1`,
  })
}
