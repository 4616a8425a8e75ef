import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** The cuisines of the dishes and restaurants. */
export function cuisines(): ReferenceList {
  return wordList({
    name: 'cuisines',
    description: 'A cuisine; weights by judgement, as delivery services of large cities list them.',
    attribute: 'cuisine',
    words:
      'Italian:14 American:14 Chinese:12 Indian:11 Mexican:10 Japanese:10 Thai:8 Mediterranean:6 Korean:5 Vietnamese:5 Middle_Eastern:5 French:3',
  })
}
