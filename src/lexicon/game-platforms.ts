import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** Platforms games are played on. */
export function gamePlatforms(): ReferenceList {
  return wordList({
    name: 'game_platforms',
    description: 'A gaming platform; weights by judgement for a game that runs everywhere.',
    attribute: 'platform',
    words: 'PC:38 PlayStation_5:18 Android:14 iOS:11 Xbox_Series_X|S:10 Nintendo_Switch:6 PlayStation_4:3',
  })
}
