import { stateAdverbs } from '../../lexicon/states.ts'
import type { CountFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { exactWords } from '../../lexicon/approximations.ts'
import { finiteBeing } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { columnSureness } from '../../attributes/readers/column-noun.ts'
import { nounBefore } from '../../words/nouns.ts'
import { endsClause, isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { clauseEnd, clauseStart } from './clause.ts'

/** A clause about some rows of a table. */
export interface Clause {
  /** Its first token, and the token after its last one. */
  readonly first: number
  readonly next: number
}

/** Prepositions before the rows of a statement: "empty for 9 users". */
const prepositions = wordSet('for of in on by to from among at')
/** Words after a total: "200 orders in total", "300 customers here". */
const totals = wordSet('in overall altogether total here there too also now already yet')
const wholes = wordSet('total all sum')

const told = wordSet(finiteBeing, 'have has had having where whose who that')

/** Whether a statement stands directly after or before a number of rows. */
export function isTold(tokens: readonly Token[], at: number, { noun }: CountFact, free: number): boolean {
  return isOneOf(tokens, afterNoun(tokens, at, noun), told) || startOfTold(tokens, at, free) !== null
}

/** The first token of a statement before a number of rows: "last login empty for | 9 users". Null for none. */
function startOfTold(tokens: readonly Token[], at: number, free: number): number | null {
  const before = isOneOf(tokens, at - 1, exactWords) ? at - 1 : at
  if (before <= free || !isOneOf(tokens, before - 1, prepositions)) return null
  const first = Math.max(free, clauseStart(tokens, before - 1))
  return first < before - 1 ? first : null
}

/** Whether a statement about one column holds for a number of rows: "the expiry date is in the past for | 20 items". */
export function isSaidFor(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at - 1) !== 'for') return false
  const start = clauseStart(tokens, at - 1)
  for (let verb = start + 1; verb < at - 2; verb++) {
    if (!/^(?:is|was)$/.test(textAt(tokens, verb))) continue
    const subject = nounBefore(tokens, verb, start)
    // "Data is needed for 20 shops", "the system is built for 500 users".
    return subject !== null && columnSureness(subject) === 'known' && !textAt(tokens, verb + 1).endsWith('ing')
  }
  return false
}

/** The token after a counted noun. @param at the number */
export function afterNoun(tokens: readonly Token[], at: number, { end }: Noun): number {
  let after = at + 1
  while (after < tokens.length && (tokens[after]?.start ?? 0) < end) after++
  return after
}

/**
 * The clause of a count that is about some rows: "5 cars have never been rented", "empty for 9 users". Null if there is no statement about
 * them.
 */
export function aroundCount(tokens: readonly Token[], at: number, { noun }: CountFact, free: number): Clause | null {
  const after = afterNoun(tokens, at, noun)
  const next = isTotal(tokens, after) ? after : clauseEnd(tokens, after)
  if (next > after) return { first: at, next }
  const first = startOfTold(tokens, at, free)
  return first === null ? null : { first, next }
}

/** "10 tickets already | closed" is about some of them. */
function isTotal(tokens: readonly Token[], at: number): boolean {
  if (isOneOf(tokens, at, stateAdverbs) && !endsClause(tokens, at + 1)) return false
  return isOneOf(tokens, at, totals) && (textAt(tokens, at) !== 'in' || isOneOf(tokens, at + 1, wholes))
}
