import { ratioFact, readCounted } from '../amounts/said-ratio.ts'
import type { CountFact, Fact } from '../facts/fact.ts'
import { asset } from '../compose/archetypes/asset.ts'
import { archetypeOf } from '../compose/archetype-of.ts'
import { classify } from '../compose/classify.ts'
import { firstOfSentence } from '../amounts/first-of-sentence.ts'
import { having } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { isOpenBound, ownerInClause } from './exceptions/owner-in-clause.ts'
import { singularOf } from '../words/words.ts'
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
  const owner = ownerInClause(fact, tokens) ?? ownerOfFew(fact, tokens, before)
  if (owner !== null || !isOpenBound(fact.noun, tokens)) return owner
  const at = firstFrom(tokens, fact.start)
  const noun = isOneOf(tokens, at - 1, having) ? nounBefore(tokens, at - 1, 0) : null
  if (noun !== null) return isPluralNoun(noun) && kindAt(tokens, firstFrom(tokens, noun.start) - 1) === 'number' ? noun : null
  const first = before?.type === 'ratio' ? firstFrom(tokens, before.end) : at
  return before?.type === 'ratio' && textAt(tokens, first) === 'and' && at - first <= mostBetween ? before.parent : null
}

/**
 * "Customers with | 2 addresses", "300 customers have | 2 addresses": a few rows behind a plural that begins the sentence, or behind more
 * rows of which each can have some. Null for others.
 */
function ownerOfFew({ noun, count, start, end }: CountFact, tokens: readonly Token[], before: Fact | undefined): Noun | null {
  const next = firstFrom(tokens, end)
  // "Customers with 3 accounts | and 2 cards each"
  const isListed = isOneOf(tokens, next, joints) && kindAt(tokens, next + 1) === 'number'
  if (count > mostOfEach || count < 2 || isListed || mayOwn(noun)) return null
  const at = firstFrom(tokens, start) - 1
  if (before?.type === 'count' && isOneOf(tokens, at, owning) && firstFrom(tokens, before.end) === at)
    return before.count > count && rankOf(noun) > Math.max(rankOf(before.noun), rankOfKinds) ? before.noun : null
  const first = textAt(tokens, at) === 'with' ? firstOfSentence(tokens, at) : null
  return first?.next === at ? first.noun : null
}

const owning = wordSet(having, 'with')
/** Products and undertakings are kinds, which many rows share: "1000 students with 8 courses". */
const rankOfKinds = 5

/** Rows refer to rows of lower rank. */
function rankOf({ words }: Noun): number {
  return (classify(words.map(singularOf))?.archetype ?? asset).rank
}

const joints = wordSet(', and &')
/** More are those of all rows: "orders with 20 products". */
const mostOfEach = 9

/** Whether rows may own those before them: "sales with 5 stores". */
function mayOwn({ words }: Noun): boolean {
  return owners.has(archetypeOf(words))
}

const owners = wordSet('place organisation person category')
