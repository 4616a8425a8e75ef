import type { Noun } from '../words/noun.ts'
import { headOf, singularOf } from '../words/words.ts'

/** Whether two nouns have the same head: "weather stations" and "stations". */
export function isSameNoun({ words }: Noun, each: Noun | null): boolean {
  return headOf(words) === singularOf(each?.words.at(-1) ?? '')
}
