import { readAmount } from '../../amounts/amount.ts'
import { halfAt } from '../../amounts/half-at.ts'
import { readShare } from '../../amounts/share.ts'
import type { CountFact, Fact, RateFact } from '../../facts/fact.ts'
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
const between = wordSet(
  exactWords,
  ', . … : no wait sorry i mean actually rather make it that to let us use scratch correction oops my bad',
)
const mostBetween = 6
/** Words after the new number: "20,000 is enough". */
const enough = wordSet(being, modals, 'enough fine plenty do rows')
/** Most tokens after a number that are searched for its correction. */
const mostBehind = 8

/** A fact whose number may be corrected, its first token and the token after it. */
export interface Stated {
  readonly fact: CountFact | RateFact
  readonly first: number
  readonly next: number
}

/** A number that is corrected, from its first token to the token before the new number. */
export interface Corrected {
  readonly fact: Fact
  readonly first: number
  readonly next: number
  /** The fact with the new number if that stands alone ("500 users, sorry, 600"); null if another fact has it. */
  readonly anew: Fact | null
}

/** Whether words certainly take back what stands before: "sorry". "Actually" may go on with it. */
export function takesBack(tokens: readonly Token[], at: number): boolean {
  return firm.some((turn) => hasWords(tokens, at, turn))
}

/** Whether a correction can start at a token. */
export function canTakeBack(token: Token): boolean {
  return openings.has(token.text)
}

/** A number or share that a later one replaces: "12 hotels" of "150 hotels... no wait, just 12 hotels". Null for none. */
export function takenBack(
  tokens: readonly Token[],
  at: number,
  said: Stated,
  starting: (at: number) => Fact | undefined,
): Corrected | null {
  const { fact, first } = said
  const isNear = at - (fact.type === 'count' ? first : said.next) <= mostBehind
  if (!isNear || at < said.next || !turns.some((turn) => hasWords(tokens, at, turn))) return null
  const start = skip(between, mostBetween)(tokens, at).next
  const again = starting(start)
  if (fact.type === 'rate')
    return isSaidAgain(fact, again ?? starting(at)) ? { fact, first, next: at, anew: null } : withShare(tokens, fact, first, start)
  if (again?.type === 'count' && headOf(again.noun.words) === headOf(fact.noun.words)) return { fact, first, next: start, anew: null }
  const amount = again === undefined ? readAmount(tokens, start) : null
  const next = amount === null ? start : skip(enough, 3)(tokens, amount.next).next
  if (amount === null || amount.isRange || !Number.isSafeInteger(amount.value) || !endsClause(tokens, next)) return null
  return { fact, first, next, anew: { ...fact, count: amount.value, end: tokens[next - 1]?.end ?? fact.end } }
}

/** Whether a share is said again: "12% cancelled, actually | 14% were cancelled". */
function isSaidAgain(fact: RateFact, again: Fact | undefined): boolean {
  return again?.type === 'rate' && again.what.join(' ') === fact.what.join(' ')
}

/** "10% of orders are cancelled, sorry, | 20%". */
function withShare(tokens: readonly Token[], fact: RateFact, first: number, at: number): Corrected | null {
  const said = readShare(tokens, at) ?? halfAt(tokens, at)
  if (said === null || fact.share === null || !endsClause(tokens, said.next)) return null
  return { fact, first, next: said.next, anew: { ...fact, share: said.share, end: tokens[said.next - 1]?.end ?? fact.end } }
}
