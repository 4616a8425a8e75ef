import type { Noun } from '../words/noun.ts'
import { singularOf } from '../words/words.ts'
import { classify } from './classify.ts'

/** Whether a noun names people: "users", "reviewers". */
export function isPersonNoun({ words }: Pick<Noun, 'words'>): boolean {
  return classify(words.map(singularOf))?.archetype.name === 'person'
}
