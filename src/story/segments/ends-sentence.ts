import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'

/** Whether a sentence ends at a token. The point in "Booking.com" ends none. */
export function endsSentence(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, sentenceEnds) && !isInName(tokens, at)
}

/** Whether a token is a point between two words without spaces. */
export function isInName(tokens: readonly Token[], at: number): boolean {
  const dot = tokens[at]
  if (dot?.text !== '.') return false
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  return before?.kind === 'word' && before.end === dot.start && after?.kind === 'word' && after.start === dot.end
}

/** Most words behind the comma of a statement with one number. */
const mostBehind = 3

/** The end of a statement with one number: "urgent ones take under 4 hours | , low ones up to a week". */
export function statementEnd(tokens: readonly Token[], next: number, end: number): number {
  for (let at = next; at + mostBehind < end; at++) if (textAt(tokens, at) === ',') return at
  return end
}
