import { approximations } from '../lexicon/approximations.ts'
import type { SegmentEntry } from './segment-facts.ts'
import { readSaidNumber, type SaidNumber } from '../attributes/readers/said-number.ts'
import { boundsOf, readSaidRange } from '../attributes/readers/said-range.ts'
import { monthNumbers } from '../times/calendar-words.ts'
import { multipleWords, periods } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, textAt } from '../reader/index.ts'
import { readShare } from '../amounts/share.ts'
import type { Token } from '../tokens/token.ts'
import type { KnownValues } from './known-values.ts'
import { readDeviation } from './read-deviation.ts'
import { valueEnd } from './value-end.ts'

/** A share, a number or a range, and its tokens from `at` to `next` (excluded). */
export interface Quantity {
  readonly at: number
  readonly next: number
  readonly said: SegmentEntry['said']
  /** The adverb of the period of a price: "daily" for "180 dollars a day". */
  readonly period?: string
}

/** The shares, numbers and ranges in the tokens from `first` to `end` (excluded), without those in listed values: "one-year". */
export function quantitiesIn(
  tokens: readonly Token[],
  [first, end]: readonly [first: number, end: number],
  values: Values,
): readonly Quantity[] {
  const found: Quantity[] = []
  for (let at = first; at < end;) {
    const past = valueEnd(tokens, at, values)
    const quantity = past > at ? null : quantityAt(tokens, at)
    if (past > at) at = past - 1
    if (quantity !== null) found.push(quantity)
    at = quantity === null ? at + 1 : quantity.next
  }
  return found
}

type Values = KnownValues['all']

function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  // "Prices end in .99" is about the cents of each price.
  if (isOneOf(tokens, at - 1, endingIn) && /^end(?:s|ing)?$/.test(textAt(tokens, at - 2))) return null
  if (hasWords(tokens, at, 'none of')) return { at, next: at + 1, said: { type: 'share', share: 0 } }
  // "Around 40% are late" is a share, too.
  const share = readShare(tokens, isOneOf(tokens, at, approximations) ? at + 1 : at)
  if (share !== null) return { at, next: casesEnd(tokens, share.next), said: { type: 'share', share: share.share } }
  const range = readSaidRange(tokens, at)
  if (range !== null)
    return { at, next: range.next, said: { type: 'number', ...boundsOf(range), currency: range.currency, unit: range.unit } }
  const number = readSaidNumber(tokens, at)
  // "From 2019 or later".
  const later = number !== null && isYear(number) && textAt(tokens, at - 1) === 'from' ? laterEnd(tokens, number.next) : null
  if (number !== null && later !== null)
    return { at, next: later, said: { type: 'number', min: number.value, max: null, currency: null, unit: 'year' } }
  if (number === null || isOneOf(tokens, number.next, noAmounts) || (isYear(number) && isOneOf(tokens, at - 1, datings))) return null
  const { value, currency, unit } = number
  // "1 or 2"
  const other = textAt(tokens, number.next) === 'or' && unit === null ? readSaidNumber(tokens, number.next + 1) : null
  if (other !== null && other.value === value + 1)
    return { at, next: other.next, said: { type: 'number', min: value, max: other.value, currency, unit: other.unit } }
  const min = textAt(tokens, at - 1) === 'within' ? null : value
  const spread = min === null ? null : readDeviation(tokens, at, number.next)
  if (spread !== null) {
    const around = { type: 'number', min, max: value, currency, unit: unit ?? spread.unit, deviation: spread.value } as const
    return { at, next: spread.next, said: around }
  }
  const said = { type: 'number', min, max: value, currency, unit } as const
  const period = currency === null ? undefined : periodAt(tokens, number.next)
  return period === undefined ? { at, next: number.next, said } : { at, next: number.next + 2, said, period }
}

const endingIn = wordSet('in with')
const each = wordSet('a an per each every /')

/** The adverb of "per month", "a day", "/mo" at a token; undefined for none. */
function periodAt(tokens: readonly Token[], at: number): string | undefined {
  return isOneOf(tokens, at, each) ? adverbs.get(textAt(tokens, at + 1)) : undefined
}

const adverbs: ReadonlyMap<string, string> = new Map([
  ...[...periods].map(([word, period]) => [word, period === 'day' ? 'daily' : `${period}ly`] as const),
  ['hour', 'hourly'],
  ['night', 'night'],
])

/** Words behind a share of all rows of a part: "90% | of the time", "30% | of cases". */
const ofCases: readonly string[] = ['of the time', 'of the cases', 'of cases', 'of all cases']

function casesEnd(tokens: readonly Token[], at: number): number {
  return at + (ofCases.find((words) => hasWords(tokens, at, words))?.split(' ').length ?? 0)
}

const onwards = wordSet('on onward onwards')
const joints = wordSet('or and')

/** The end of "or later" behind a year; null for none. */
function laterEnd(tokens: readonly Token[], at: number): number | null {
  if (isOneOf(tokens, at, onwards)) return at + 1
  return isOneOf(tokens, at, joints) && (textAt(tokens, at + 1) === 'later' || textAt(tokens, at + 1) === 'newer') ? at + 2 : null
}

/** "3 times", "5 am", "5 euro extra". */
const noAmounts = wordSet(multipleWords, 'am pm extra')
const datings = wordSet('in of since during until by', [...monthNumbers.keys()].join(' '))

/** Whether a number is a year: "in 2024". */
function isYear({ value, unit, currency, scale }: SaidNumber): boolean {
  return unit === null && currency === null && scale === 1 && Number.isInteger(value) && value >= 1900 && value < 2100
}
