import { readAmount } from '../../amounts/amount.ts'
import type { Fact } from '../../facts/fact.ts'
import { exactWords } from '../../lexicon/approximations.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, hasWords, skip } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { headOf } from '../../words/words.ts'

/** What takes back a number that was said before. */
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
const openings = wordSet(turns.map((turn) => turn.split(' ')[0] ?? ''))
/** Between the turn and the number. */
const between = wordSet(exactWords, ', . … : no wait sorry i mean actually rather make it that to only just let us use')
const mostBetween = 6
/** Behind the number: "20,000 is enough" */
const enough = wordSet(being, modals, 'enough fine plenty do rows')
/** A number is taken back no further behind it. */
const mostBehind = 8

/** A number of a story that is said anew behind it: what is said first, from its first token to the token before the new one. */
export interface Corrected {
  readonly fact: Fact
  readonly first: number
  readonly next: number
  /** The new number where it stands alone, "500 users, sorry, 600"; null where a fact has it. */
  readonly value: number | null
}

/** Whether words take back what stands before them, whatever that is: "sorry", and not "actually", which may go on. */
export function takesBack(tokens: readonly Token[], at: number): boolean {
  return firm.some((turn) => hasWords(tokens, at, turn))
}

/** Whether a number is taken back at a token. */
export function canTakeBack(token: Token): boolean {
  return openings.has(token.text)
}

/** The number that is taken back at a token, "12 hotels" of "150 hotels... no wait, just 12 hotels"; null where none is. */
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
