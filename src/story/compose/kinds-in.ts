import { mentionsIn } from '../revisions/parts/mentions-in.ts'
import type { Token } from '../tokens/token.ts'
import type { Candidate } from './candidate.ts'
import { isCompound } from './classify.ts'

/** Tells names of kinds of rows: "gold members" beside "silver members" are members. */
export function kindsIn(tokens: readonly Token[]): (noun: Candidate) => boolean {
  const { nouns } = mentionsIn([], tokens)
  return ({ words }) => {
    const [first = '', last = ''] = [words[0], words.at(-1)]
    const others = nouns.get(last) ?? []
    return words.length === 2 && !isCompound(words) && others.some((noun) => noun.words.length === 2 && noun.words[0] !== first)
  }
}
