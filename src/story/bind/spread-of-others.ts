import type { Fact } from '../facts/fact.ts'
import { deviationWords } from '../lexicon/averages.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsSentence } from '../segments/ends-sentence.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Span, Token } from '../tokens/token.ts'
import { isOneOf } from '../reader/index.ts'

/** Most tokens between a number and a standard deviation of other rows. */
const mostBetween = 16
/** Most unread parts that are searched. */
const mostParts = 3
const spreads = wordSet(deviationWords, 'standard')

/**
 * A further standard deviation in the sentence of a mean, which nothing reads: "averages 72 (sd 9) online and 77 (| sd 8) in class" is about
 * parts of the rows. Null for none.
 * @param parts what nothing reads, sorted by position
 */
export function spreadOfOthers(fact: Fact, parts: readonly Span[], tokens: readonly Token[]): Span | null {
  if (fact.type !== 'attribute' || !fact.aspects.some(({ type }) => type === 'mean' || type === 'deviation')) return null
  const first = firstFrom(parts, fact.end)
  const last = firstFrom(tokens, fact.end)
  let next = last
  while (next < last + mostBetween && !endsSentence(tokens, next)) next++
  const end = tokens[next]?.start ?? Infinity
  const near = parts.slice(first, first + mostParts).filter(({ start }) => start < end)
  return near.find(({ start }) => isOneOf(tokens, firstFrom(tokens, start), spreads)) ?? null
}
