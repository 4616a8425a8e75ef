import type { Noun } from '../words/noun.ts'
import { singularOf } from '../words/words.ts'

/** Whether two nouns have the same head: "weather stations" and "stations". */
export function isSameNoun({ words }: Noun, each: Noun | null): boolean {
  return singularOf(words.at(-1) ?? '') === singularOf(each?.words.at(-1) ?? '')
}
