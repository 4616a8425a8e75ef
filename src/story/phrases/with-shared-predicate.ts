import { readShareOfRows } from '../amounts/share-of-rows.ts'
import type { Share } from '../amounts/share.ts'
import type { RateFact } from '../facts/fact.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Reading } from './phrase.ts'

/**
 * Gives a share the predicate of the share behind it, which is of other rows: "60% of the girls | and 40% of the boys play sports". Null if
 * no such share follows, or if its predicate is negated.
 * @param at the token behind the rows of the share
 * @param readOf reads a share whose rows begin at `start`
 */
export function withSharedPredicate(
  tokens: readonly Token[],
  said: Required<Pick<RateFact, 'share' | 'of' | 'start' | 'end'>>,
  at: number,
  readOf: (tokens: readonly Token[], at: number, free: number, share: Share, start: number) => Reading | null,
): Reading | null {
  const other = textAt(tokens, at) === 'and' ? readShareOfRows(tokens, at + 1) : null
  if (other === null || textAt(tokens, other.next) !== 'of') return null
  const reading = readOf(tokens, at + 1, at + 1, other, other.next + 1)
  const [fact, more] = reading?.facts ?? []
  if (reading === null || fact?.type !== 'rate' || more !== undefined) return null
  const { what, of, share } = fact
  if (of === null || share !== other.share || of.words.join(' ') === said.of?.words.join(' ')) return null
  return { ...reading, facts: [{ type: 'rate', what, ...said }, fact] }
}
