import type { CountFact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { relatives } from '../lexicon/connectives.ts'
import { being } from '../lexicon/verbs.ts'
import { endsClause, kindAt, skip, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Prepositions before the parent: "120 disputes | on | 8,000 payments". */
const owning = wordSet('on against about under from by of')
/**
 * Prepositions before the parent if the parent is not the larger count: "1,200 bookings for 60 rooms", but not "3 nurses for 40 patients".
 */
const spreading = wordSet('for in at across among over to between within')

/** Words before such a preposition: "500 students | , they come | from 4 schools". */
const before = wordSet(
  being,
  relatives,
  ', . ; and they come comes coming came belong belongs belonging live living work working spread assigned distributed divided organised organized',
)
const mostBefore = 4

/** Adds relations between two counts with a preposition between them. */
export const withCountedPairs: Revision = ({ facts, asides }, { tokens }) => {
  const pairs: RelationFact[] = []
  let next = 0
  facts.forEach((fact, index) => {
    const other = facts[index + 1]
    if (fact.type !== 'count' || other?.type !== 'count') return
    while ((tokens[next]?.start ?? Infinity) < fact.end) next++
    const at = skip(before, mostBefore)(tokens, next)?.next ?? next
    // "5 artists and about 300 clients" is an approximation.
    const isAbout = at > next && textAt(tokens, at) === 'about'
    const isNext = tokens[at + 1]?.start === other.start && !isAbout
    if (isNext && isOwner(textAt(tokens, at), fact, other))
      pairs.push({ type: 'relation', child: fact.noun, parent: other.noun, start: fact.start, end: other.end })
  })
  const counted = new Set(facts.flatMap((fact) => (fact.type === 'count' ? [headOf(fact.noun.words)] : [])))
  const spread = facts.flatMap((fact) => (fact.type === 'count' ? (spreadOver(fact, tokens, counted) ?? []) : []))
  return { facts: [...facts, ...pairs, ...spread], asides }
}

/** An uncounted noun and the counted place of its rows: "cafes in | 3 cities". Null if there is none. */
function spreadOver({ noun, start, end }: CountFact, tokens: readonly Token[], counted: ReadonlySet<string>): RelationFact | null {
  const at = firstFrom(tokens, start) - 1
  const child = /^(?:in|across)$/.test(textAt(tokens, at)) && endsClause(tokens, firstFrom(tokens, end)) ? nounBefore(tokens, at, 0) : null
  if (child === null || !isPluralNoun(child) || counted.has(headOf(child.words))) return null
  const first = at - child.words.length
  if (first > 0 && kindAt(tokens, first - 1) !== 'sign') return null
  return { type: 'relation', child, parent: noun, start: child.start, end }
}

function isOwner(preposition: string, child: CountFact, parent: CountFact): boolean {
  if (child.noun.words.at(-1) === parent.noun.words.at(-1)) return false
  return owning.has(preposition) || (spreading.has(preposition) && child.count >= parent.count)
}
