import { businessOf } from '../choice/business-of.ts'
import type { Intent } from '../read-story.ts'
import { singularOf } from '../words/words.ts'
import type { Candidate } from './candidate.ts'
import { classify } from './classify.ts'
import { goodsOf } from './with-goods.ts'

/** Most things that a story with implied tables names. A story that names more of them names all of its tables. */
const mostSaid = 1

/**
 * Nouns that become tables although the story does not name them: the products of a story about selling, and the usual tables of a known
 * business.
 * @param said the things that the story names
 */
export function impliedCandidates({ tokens, facts }: Pick<Intent, 'tokens' | 'facts'>, said: readonly Candidate[]): readonly Candidate[] {
  const ofBusiness = said.length > mostSaid ? [] : (businessOf(tokens)?.tables ?? [])
  const nouns = new Set([...ofBusiness, ...(goodsOf(facts).length === 0 ? [] : ['products'])])
  const start = tokens.at(-1)?.end ?? 0
  const implied = [...nouns].map((noun): Candidate => {
    const written = noun.split(' ')
    const last = written.at(-1) ?? ''
    return { words: [...written.slice(0, -1), singularOf(last)], written: last, count: null, start, isImplied: true }
  })
  return withoutAlike(implied, said)
}

/** Leaves out nouns that mean the same things as others. */
export function withoutAlike(implied: readonly Candidate[], said: readonly Candidate[]): readonly Candidate[] {
  return implied.filter(({ words }) => !said.some((each) => isAlike(each.words, words)))
}

/** Whether two nouns mean the same things: "kids" and "children", "lions" and "animals". */
function isAlike(one: readonly string[], other: readonly string[]): boolean {
  const [kind, next] = [classify(one), classify(other)]
  if (one.join(' ') === other.join(' ')) return true
  if (kind === null || kind.archetype !== next?.archetype) return false
  return kind.family === next.family || (kind.family?.role === 'animal' && next.family?.role === 'animal')
}
