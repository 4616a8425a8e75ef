import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Modes of an online game. */
export function gameModes(): ReferenceList {
  return tableList({
    name: 'game_modes',
    description: 'A game mode: players of one match (least, most), size of a team, typical length in minutes; by judgement.',
    columns: {
      mode: 'text',
      min_players: 'number',
      max_players: 'number',
      team_size: 'number',
      typical_minutes: 'number',
      weight: 'number',
    },
    rows: `
      Team Deathmatch|8|12|6|11|10
      Battle Royale|60|100|1|21|8
      Battle Royale Squads|60|100|4|23|6
      Ranked|10|10|5|32|9
      Capture the Flag|8|16|8|14|4
      Domination|10|12|6|13|5
      Free-for-All|4|8|1|9|5
      Duel|2|2|1|7|3
      Payload Escort|12|12|6|16|3
      Co-op Survival|2|4|4|27|4`,
  })
}
