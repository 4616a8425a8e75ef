import type { CountFact } from '../../facts/fact.ts'
import { relatives } from '../../lexicon/connectives.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { isPluralNoun, nounBefore } from '../../words/nouns.ts'

/** Most words between rows and the number of others that a relative clause states: "customers | who have ever placed | more than 5". */
const mostVerbs = 4
/** Larger numbers are those of all rows: "users who wrote over 10,000 posts". */
const mostEach = 100
const openBounds = wordSet('than to least most over under above below')

/** Whether a noun is counted with one bound: "fewer than 3 | loans", "up to 3 | loans". */
export function isOpenBound(child: Noun, tokens: readonly Token[]): boolean {
  const number = firstFrom(tokens, child.start) - 1
  return kindAt(tokens, number) === 'number' && isOneOf(tokens, number - 1, openBounds)
}

/**
 * The rows of which each has a number of others: "customers" for "customers who placed | more than 5 orders", as five orders are those of
 * one customer. Null for a number of all rows.
 */
export function ownerInClause({ noun, count, start }: CountFact, tokens: readonly Token[]): Noun | null {
  if (count > mostEach || !isOpenBound(noun, tokens)) return null
  const at = firstFrom(tokens, start)
  let relative = at - 1
  while (relative > at - mostVerbs && kindAt(tokens, relative) === 'word' && !relatives.has(textAt(tokens, relative))) relative--
  const owner = relative < at - 1 && isOneOf(tokens, relative, relatives) ? nounBefore(tokens, relative, 0) : null
  return owner !== null && isPluralNoun(owner) ? owner : null
}
