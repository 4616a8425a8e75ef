import { readAmount } from '../../amounts/amount.ts'
import type { Fact } from '../../facts/fact.ts'
import { exactWords } from '../../lexicon/approximations.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { firstWordsOf, wordSet } from '../../lexicon/word-set.ts'
import { endsClause, hasWords, skip } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { headOf } from '../../words/words.ts'

/** Words that take back a number. */
const turns = [
  'no ,',
  'no wait',
  'no sorry',
  'wait',
  'sorry',
  'i mean',
  'make that',
  'make it',
  'actually',
  'rather',
  'scratch that',
  'correction',
  'oops',
  'my bad',
]
const firm = turns.filter((turn) => /^(?:no|sorry|i|scratch|correction|oops|my) ?/.test(turn))
const openings = firstWordsOf(turns)
/** Words between these and the new number. */
const between = wordSet(exactWords, ', . … : no wait sorry i mean actually rather make it that to let us use')
const mostBetween = 6
/** Words after the new number: "20,000 is enough". */
const enough = wordSet(being, modals, 'enough fine plenty do rows')
/** Most tokens after a number that are searched for its correction. */
const mostBehind = 8

/** A number that is corrected, from its first token to the token before the new number. */
export interface Corrected {
  readonly fact: Fact
  readonly first: number
  readonly next: number
  /** The new number if it stands alone ("500 users, sorry, 600"); null if another fact has it. */
  readonly value: number | null
}

/** Whether words certainly take back what stands before: "sorry". "Actually" may go on with it. */
export function takesBack(tokens: readonly Token[], at: number): boolean {
  return firm.some((turn) => hasWords(tokens, at, turn))
}

/** Whether a correction can start at a token. */
export function canTakeBack(token: Token): boolean {
  return openings.has(token.text)
}

/** The number after a correction: "12 hotels" of "150 hotels... no wait, just 12 hotels". Null for none. */
export function takenBack(
  tokens: readonly Token[],
  at: number,
  said: Fact | undefined,
  place: number,
  starting: (at: number) => Fact | undefined,
): Corrected | null {
  if (said?.type !== 'count' || at - place > mostBehind || !turns.some((turn) => hasWords(tokens, at, turn))) return null
  const start = skip(between, mostBetween)(tokens, at).next
  const again = starting(start)
  if (again?.type === 'count' && headOf(again.noun.words) === headOf(said.noun.words))
    return { fact: said, first: place, next: start, value: null }
  const amount = again === undefined ? readAmount(tokens, start) : null
  const next = amount === null ? start : skip(enough, 3)(tokens, amount.next).next
  if (amount === null || amount.isRange || !Number.isSafeInteger(amount.value) || !endsClause(tokens, next)) return null
  return { fact: said, first: place, next, value: amount.value }
}
