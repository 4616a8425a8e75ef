import type { CountFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { exactWords } from '../../lexicon/approximations.ts'
import { finiteBeing } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { clauseEnd, clauseStart } from './clause.ts'

/** A clause that speaks of some rows of a table. */
export interface Clause {
  /** Its first token, and the token after its last. */
  readonly first: number
  readonly next: number
}

/** Before rows of which something was said: "empty for 9 users". */
const prepositions = wordSet('for of in on by to from among at')
/** Behind a count of all rows: "200 orders in total", "300 customers here". */
const totals = wordSet('in overall altogether total here there too also now already yet')
const wholes = wordSet('total all sum')

const told = wordSet(finiteBeing, 'have has had having where whose who that')

/** Whether something is told of rows right behind their number, or before it. */
export function isTold(tokens: readonly Token[], at: number, { noun }: CountFact, free: number): boolean {
  return isOneOf(tokens, afterNoun(tokens, at, noun), told) || startOfTold(tokens, at, free) !== null
}

/** Where what is told before a number of rows begins: "last login empty for | 9 users". */
function startOfTold(tokens: readonly Token[], at: number, free: number): number | null {
  const before = isOneOf(tokens, at - 1, exactWords) ? at - 1 : at
  if (before <= free || !isOneOf(tokens, before - 1, prepositions)) return null
  const first = Math.max(free, clauseStart(tokens, before - 1))
  return first < before - 1 ? first : null
}

/** The token behind a counted noun. @param at the number */
export function afterNoun(tokens: readonly Token[], at: number, { end }: Noun): number {
  let after = at + 1
  while (after < tokens.length && (tokens[after]?.start ?? 0) < end) after++
  return after
}

/** The clause around a count that tells of some rows, "5 cars have never been rented", "empty for 9 users"; null where nothing is told of them. */
export function aroundCount(tokens: readonly Token[], at: number, { noun }: CountFact, free: number): Clause | null {
  const after = afterNoun(tokens, at, noun)
  const next = isTotal(tokens, after) ? after : clauseEnd(tokens, after)
  if (next > after) return { first: at, next }
  const first = startOfTold(tokens, at, free)
  return first === null ? null : { first, next }
}

function isTotal(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, totals) && (textAt(tokens, at) !== 'in' || isOneOf(tokens, at + 1, wholes))
}
