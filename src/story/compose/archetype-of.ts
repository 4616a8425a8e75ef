import { singularOf } from '../words/words.ts'
import { classify } from './classify.ts'

/** The name of the archetype of a noun, such as "person"; empty if it is of none. @param words in any number */
export function archetypeOf(words: readonly string[]): string {
  return classify(words.map(singularOf))?.archetype.name ?? ''
}
