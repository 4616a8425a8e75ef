import { laterAdverbs, stateAdverbs } from '../../lexicon/states.ts'
import type { CountFact, RateFact } from '../../facts/fact.ts'
import { timePrepositions } from '../../lexicon/connectives.ts'
import { being, finiteHaving, having } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { readPlace } from '../../places/read-place.ts'
import { readPeriod } from '../../times/read-period.ts'
import { readSeason } from '../../times/read-season.ts'
import { isDone } from '../../words/is-done.ts'
import { readPredicate } from '../../words/predicate.ts'
import { isOneOf, skip, spanOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Clause } from './some-rows.ts'

/** "25 bikes with status in_repair", "12 bikes that are broken". */
const openers = wordSet('with having who that which')
const states = wordSet('status state')
const negations = wordSet('no not never without none nobody')

/** A share, and the token after the words that it is made of. What follows up to the end of the clause is a time. */
interface PartRate {
  readonly fact: RateFact
  readonly next: number
}

const before = wordSet(timePrepositions, 'since after before until')

/** Whether a time of a year starts at a token: "2 hives died | in July", "3 clubs are inactive | since March". */
function isTimeAt(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, before) && (readPeriod(tokens, at + 1) !== null || readSeason(tokens, at + 1) !== null)
}

/**
 * Reads a clause about the state of a number of rows as a share: "12 accounts are frozen", "2 hives died | in July". Null for other clauses.
 * @param after the token after the counted noun
 */
export function partRate(tokens: readonly Token[], { first, next }: Clause, { noun, count }: CountFact, after: number): PartRate | null {
  const opened = isOneOf(tokens, after, openers) ? after + 1 : after
  const verb = isOneOf(tokens, opened, being) && isOneOf(tokens, opened + 1, stateAdverbs) ? opened + 1 : opened
  const from = isOneOf(tokens, verb, stateAdverbs) ? verb + 1 : verb
  // After "have", rows of another table may follow, but not in "have leaked".
  const isOwning =
    isOneOf(tokens, from, having) && !(isOneOf(tokens, from, finiteHaving) && isDone(textAt(tokens, from + 1)) && from + 2 === next)
  const predicate = from >= next || isOwning ? null : readPredicate(tokens, from)
  if (predicate === null || isOfOthers(tokens, predicate.next - predicate.words.length, predicate.next)) return null
  const isTimed = isTimeAt(tokens, predicate.next) && predicate.next < next - 1
  const said = skip(laterAdverbs, 1)(tokens, predicate.next).next
  if (said !== next && !isTimed) return null
  const isState = isOneOf(tokens, from, states) && predicate.words.length > 1
  const fact: RateFact = {
    type: 'rate',
    share: null,
    rows: count,
    ...(isState ? { isState } : {}),
    ...(predicate.isNot ? { isDenied: true } : {}),
    what: predicate.words,
    of: noun,
    ...spanOf(tokens, first, predicate.next),
  }
  return { fact, next: predicate.next }
}

/** Whether a clause has a number, a place or a negation, which are no states. */
function isOfOthers(tokens: readonly Token[], from: number, next: number): boolean {
  for (let at = from; at < next; at++)
    if (tokens[at]?.kind === 'number' || isOneOf(tokens, at, negations) || readPlace(tokens, at, true) !== null) return true
  return false
}
