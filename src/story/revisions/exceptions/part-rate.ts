import type { CountFact, RateFact } from '../../facts/fact.ts'
import { having } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { readPlace } from '../../places/read-place.ts'
import { isDone } from '../../words/is-done.ts'
import { readPredicate } from '../../words/predicate.ts'
import { isOneOf, spanOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Clause } from './some-rows.ts'

/** "25 bikes with status in_repair", "12 bikes that are broken". */
const openers = wordSet('with having who that which')
const perfect = wordSet('have has had')
const states = wordSet('status state')
const negations = wordSet('no not never without none nobody')

/**
 * Reads a clause about the state of a number of rows as a share: "12 accounts are frozen". Null for other clauses.
 * @param after the token after the counted noun
 */
export function partRate(tokens: readonly Token[], { first, next }: Clause, { noun, count }: CountFact, after: number): RateFact | null {
  const from = isOneOf(tokens, after, openers) ? after + 1 : after
  // After "have", rows of another table may follow, but not in "have leaked".
  const isOwning =
    isOneOf(tokens, from, having) && !(isOneOf(tokens, from, perfect) && isDone(textAt(tokens, from + 1)) && from + 2 === next)
  const predicate = from >= next || isOwning ? null : readPredicate(tokens, from)
  if (predicate === null || predicate.isNot || predicate.next !== next || isOfOthers(tokens, from, next)) return null
  const isState = isOneOf(tokens, from, states) && predicate.words.length > 1
  return {
    type: 'rate',
    share: null,
    rows: count,
    ...(isState ? { isState } : {}),
    what: predicate.words,
    of: noun,
    ...spanOf(tokens, first, next),
  }
}

/** Whether a clause has a number, a place or a negation, which are no states. */
function isOfOthers(tokens: readonly Token[], from: number, next: number): boolean {
  for (let at = from; at < next; at++)
    if (tokens[at]?.kind === 'number' || isOneOf(tokens, at, negations) || readPlace(tokens, at, true) !== null) return true
  return false
}
