import { canStartAmount } from '../amounts/amount.ts'
import { approximations } from '../lexicon/approximations.ts'
import { rangeWords } from '../lexicon/connectives.ts'
import { currencyOfSign } from '../lexicon/currencies.ts'
import { being, having } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, oneOf, type Read, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const guesses = oneOf("let's say|lets say|let us say|something like|somewhere around|maybe|perhaps|probably|i guess|i think".split('|'))
/** These may be verbs: "users like 3 posts", "sensors say 40". */
const verbs = oneOf(['say', 'like'])
const beforeNumbers = wordSet(being, having, approximations, 'of in for on only want need')

/** Words before a number. */
interface Guess extends Read {
  /** Whether a single word stands before a single number, as "about" does. */
  readonly isPlain: boolean
}

/** Reads words that make the number behind them inexact: "say 5%", "maybe 200 orders", "let's say, 30". Null for none. */
export function readGuess(tokens: readonly Token[], at: number): Guess | null {
  const found = guesses(tokens, at) ?? (isBesideNumber(tokens, at) ? verbs(tokens, at) : null)
  if (found === null) return null
  const next = textAt(tokens, found.next) === ',' ? found.next + 1 : found.next
  const number = currencyOfSign(textAt(tokens, next)) === null ? next : next + 1
  return canStartAmount(tokens[number]) ? { next, isPlain: next === at + 1 && !isOneOf(tokens, number + 1, rangeWords) } : null
}

/** Whether a number and no object may stand at a token: "with | like 30 rows", "some are missing, | say 5%". */
function isBesideNumber(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at - 1, beforeNumbers) || (textAt(tokens, at) === 'say' && kindAt(tokens, at - 1) !== 'word')
}
