import { ratioFact, readCounted } from '../amounts/said-ratio.ts'
import type { CountFact, Fact } from '../facts/fact.ts'
import { having } from '../lexicon/verbs.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { isOpenBound, ownerInClause } from './exceptions/owner-in-clause.ts'
import type { Revision } from './revision.ts'

/** Most tokens between two numbers of one clause: "opened more than 10 emails | and clicked on | at least 2 links". */
const mostBetween = 3

/**
 * Reads a bounded number in a clause about counted rows as one of each row: "120 authors who have written | more than 2 novels", "300 pupils
 * with | fewer than 2 absences".
 */
export const withCountsOfEach: Revision = ({ facts, asides }, { tokens }) => {
  const changed: Fact[] = []
  for (const fact of facts) {
    const owner = fact.type === 'count' ? ownerOf(fact, changed.at(-1), tokens) : null
    const said = owner === null ? null : readCounted(tokens, firstFrom(tokens, fact.start))
    changed.push(owner === null || said === null ? fact : ratioFact(said.noun, owner, said.bounds, fact))
  }
  return { facts: changed, asides }
}

function ownerOf(fact: CountFact, before: Fact | undefined, tokens: readonly Token[]): Noun | null {
  const owner = ownerInClause(fact, tokens)
  if (owner !== null || !isOpenBound(fact.noun, tokens)) return owner
  const at = firstFrom(tokens, fact.start)
  const noun = isOneOf(tokens, at - 1, having) ? nounBefore(tokens, at - 1, 0) : null
  if (noun !== null) return isPluralNoun(noun) && kindAt(tokens, firstFrom(tokens, noun.start) - 1) === 'number' ? noun : null
  const first = before?.type === 'ratio' ? firstFrom(tokens, before.end) : at
  return before?.type === 'ratio' && textAt(tokens, first) === 'and' && at - first <= mostBetween ? before.parent : null
}
