import type { Noun } from '../words/noun.ts'
import { archetypeOf } from './archetype-of.ts'

/** Whether a noun names people: "users", "reviewers". */
export function isPersonNoun({ words }: Pick<Noun, 'words'>): boolean {
  return archetypeOf(words) === 'person'
}
