import { type Bound, boundsAfter, boundsBefore } from '../lexicon/bounds.ts'
import { rangeWords } from '../lexicon/connectives.ts'
import { firstWordsOf, wordSet } from '../lexicon/word-set.ts'
import { oneOf, optional, type Read, sequence, textAt, valueOf, where } from '../reader/index.ts'
import { isAdded } from './is-added.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { isNumberWord, type Quantity, readQuantity } from './quantity.ts'
import { writtenDigits } from './written-digits.ts'
import type { Token } from '../tokens/token.ts'

/** A number in a story, with bounds. */
export interface Amount {
  /** Null if only an upper bound is said, or if it is no integer. */
  readonly min: number | null
  /** Null if only a lower bound is said, or if it is no integer. */
  readonly max: number | null
  /** The number, the middle of a range, or the single bound. */
  readonly value: number
  readonly isRange: boolean
  readonly next: number
}

const starters = wordSet(
  firstWordsOf(boundsBefore.keys()),
  'a an half dozen between from several dozens tens hundreds thousands millions billions',
)

/** Whether an amount or a share can start with a token. This quick test rules out most tokens. */
export function canStartAmount(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'sign') return false
  return token.kind === 'number' || starters.has(token.text) || isNumberWord(token.text)
}

/** "Up to 5", "a minimum of 2". */
const boundedBefore = sequence({ bound: valueOf(boundsBefore), quantity: readQuantity })
/** "2 or more", "5+". */
const boundedAfter = where(
  sequence({ quantity: readQuantity, bound: valueOf(boundsAfter) }),
  ({ quantity }, tokens) => !isAdded(tokens, quantity.next),
)
/** "2 to 4", "2-4", "2..4". */
const range = sequence({ first: readQuantity, joint: oneOf([...rangeWords, '. .']), last: readQuantity })
/** "2 or 3". */
const choice = sequence({ first: readQuantity, joint: oneOf(['or']), last: readQuantity })
/** "Between 5 and 10". */
const between = sequence({ opening: oneOf(['between']), first: readQuantity, joint: oneOf(wordSet(rangeWords, 'and')), last: readQuantity })
/** "From 5 to 10". */
const fromTo = sequence({ opening: oneOf(['from']), first: readQuantity, joint: oneOf(rangeWords), last: readQuantity })
const sign = optional(oneOf([':', '=']))
const jointOfEnds = optional(oneOf(['and', ',', '/', 'but', ', and', ';']))
/** "Min 50, max 100", "at least 2 and at most 5". */
const named = sequence({
  low: oneOf(['min', 'minimum', 'min of', 'minimum of', 'a minimum of', 'at least']),
  of: sign,
  first: readQuantity,
  joint: jointOfEnds,
  high: oneOf(['max', 'maximum', 'max of', 'maximum of', 'a maximum of', 'at most', 'up to']),
  to: sign,
  last: readQuantity,
})
/** "500 or so". */
const roughly = sequence({ quantity: readQuantity, words: oneOf(['or so']) })

/** Reads an amount: "4", "1 to 5", "2-4", "between 5 and 10", "up to 5", "at least 2", "2 or more", "2 or 3". Null for none. */
export const readAmount = oncePerToken(readAny)

function readAny(tokens: readonly Token[], at: number): Amount | null {
  if (!canStartAmount(tokens[at])) return null
  const said = between(tokens, at) ?? fromTo(tokens, at) ?? range(tokens, at) ?? choice(tokens, at) ?? named(tokens, at)
  const ranged = said === null ? null : rangeFrom(tokens, said)
  if (ranged !== null) return ranged
  const bounded = boundedBefore(tokens, at) ?? boundedAfter(tokens, at)
  if (bounded !== null) return boundFrom(bounded.quantity.value, bounded.bound.value, bounded.next)
  const rough = roughly(tokens, at)
  if (rough !== null) return { min: null, max: null, value: rough.quantity.value, isRange: false, next: rough.next }
  const only = readQuantity(tokens, at)
  if (only === null) return null
  const exact = Number.isInteger(only.value) ? only.value : null
  return { min: exact, max: exact, value: only.value, isRange: false, next: only.next }
}

/** "Fewer than 5" is at most 4, "more than 5" at least 6. "Over 500 customers" are 500, as numbers of rows are round. */
function boundFrom(said: number, { side, isStrict }: Bound, next: number): Amount {
  const isOpen = isStrict && Number.isInteger(said) && said > 0
  if (side === 'min') return { min: isOpen ? said + 1 : said, max: null, value: said, isRange: false, next }
  const max = isOpen ? said - 1 : said
  return { min: null, max, value: max, isRange: false, next }
}

interface SaidRange extends Read {
  readonly first: Quantity
  readonly last: Quantity
}

function rangeFrom(tokens: readonly Token[], { first, last, next }: SaidRange): Amount | null {
  const min = first.value * sharedScale(tokens, first, last)
  const max = last.value
  if (min >= max || !Number.isInteger(min) || !Number.isInteger(max)) return null
  return { min, max, value: Math.round((min + max) / 2), isRange: true, next }
}

/** The factor if the scale is said only once: "1 to 2 million", "200-300k". */
function sharedScale(tokens: readonly Token[], first: Quantity, last: Quantity): number {
  const written = textAt(tokens, first.next - 1)
  const factor = last.value / Number.parseFloat(writtenDigits(tokens, first.next + 1, last.next))
  const isBare = /^[\d.,]+$/.test(written)
  return isBare && Number.isInteger(factor) && factor >= 1000 && first.value * factor < last.value ? factor : 1
}
