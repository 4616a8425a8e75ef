import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** Server regions of an online game. */
export function gameRegions(): ReferenceList {
  return wordList({
    name: 'game_regions',
    description: 'A server region of an online game; weights by judgement.',
    attribute: 'region',
    words: 'NA-East:20 NA-West:14 EU-West:22 EU-Central:12 EU-North:6 South_America:9 Asia-Pacific:8 India:5 Oceania:4',
  })
}
