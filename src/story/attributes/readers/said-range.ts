import { above, below, type Bound, boundsAfter, boundsBefore, least, most } from '../../lexicon/bounds.ts'
import { rangeWords } from '../../lexicon/connectives.ts'
import { unitsIn } from '../../lexicon/dimensions.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { firstWordsOf, wordSet } from '../../lexicon/word-set.ts'
import { either, hasWords, isOneOf, oneOf, optional, type Read, sequence, textAt, valueOf, where } from '../../reader/index.ts'
import { isAdded } from '../../amounts/is-added.ts'
import type { SaidBounds } from '../aspect.ts'
import { readDay } from '../../times/read-day.ts'
import { oncePerToken } from '../../tokens/once-per-token.ts'
import type { Token } from '../../tokens/token.ts'
import { scaled } from '../../tokens/tokens.ts'
import { namesYear } from './names-year.ts'
import { readSaidNumber, type SaidNumber } from './said-number.ts'
import { isYear } from '../../times/is-year.ts'

/** Bounds of values, as said. */
export interface SaidRange extends SaidBounds {
  readonly unit: string | null
  readonly currency: string | null
  /** Whether words such as "between" or "at most" announce a range. */
  readonly isAnnounced: boolean
  /** Set if both bounds have their own word: "min 5 max 3600". */
  readonly isNamed?: true
  readonly next: number
}

const columnBounds: ReadonlyMap<string, Bound> = new Map([
  ...boundsBefore,
  ...['never above', 'not above', 'not over', 'never over', 'never more than', 'not exceed', 'not exceeding', 'never exceed'].map(
    (words) => [words, most] as const,
  ),
  ...['never exceeds', 'no older than', 'not older than', 'no longer than', 'no higher than', 'no greater than'].map(
    (words) => [words, most] as const,
  ),
  ...['capped at', 'limited to', '< =', '≤'].map((words) => [words, most] as const),
  ...['below', 'under', 'lower than', 'smaller than', 'younger than', 'shorter than', '<'].map((words) => [words, below] as const),
  ...['never below', 'not below', 'never under', 'not under', 'never less than', 'no younger than', 'no lower than', 'no shorter than'].map(
    (words) => [words, least] as const,
  ),
  ...['starting at', '> =', '≥'].map((words) => [words, least] as const),
  ...['above', 'older than', 'higher than', 'greater than', 'larger than', 'longer than', '>'].map((words) => [words, above] as const),
])
const laterBounds: ReadonlyMap<string, Bound> = new Map([
  ...boundsAfter,
  ...['or older', 'or above', 'and above', 'or over', 'and over', 'and older', 'or higher', 'minimum', 'at least'].map(
    (words) => [words, least] as const,
  ),
  ...['or younger', 'or below', 'and below', 'or under', 'and under', 'or lower', 'maximum', 'max', 'at most', 'tops'].map(
    (words) => [words, most] as const,
  ),
])

const spreading = wordSet('spread distributed scattered')
const openings = ['between', 'from', 'in the range', 'in the range of', 'in the range from', 'within', 'range', 'in range', 'a range of']
const joints = wordSet(rangeWords, 'and until till')

const sign = optional(oneOf([':', '=']))
const bounded = sequence({ bound: valueOf(columnBounds), of: sign, number: readSaidNumber })
const boundedLater = where(
  sequence({ number: readSaidNumber, bound: valueOf(laterBounds) }),
  ({ number }, tokens) => !isAdded(tokens, number.next),
)
const lowestWords = ['min', 'minimum', 'min of', 'minimum of', 'a minimum of', 'at least', 'no less than', 'never below']
const highestWords = ['max', 'maximum', 'max of', 'maximum of', 'a maximum of', 'at most', 'no more than', 'never above', 'up to']
const lowest = oneOf(lowestWords)
const highest = oneOf(highestWords)
const joint = optional(oneOf(['and', ',', '/', 'but', ', and', 'and a', ';']))
/** "Min 5 max 3600", "at least 100,000 and at most 2 million". */
const lowHigh = sequence({ low: lowest, of: sign, first: readSaidNumber, joint, high: highest, to: sign, last: readSaidNumber })
/** "Max 40, min 1". */
const highLow = sequence({ high: highest, of: sign, last: readSaidNumber, joint, low: lowest, to: sign, first: readSaidNumber })
/** "Never below 0 or above 100". */
const neither = sequence({
  low: oneOf([
    'never below',
    'not below',
    'never under',
    'not under',
    'never less than',
    'not less than',
    'never lower than',
    'no lower than',
  ]),
  first: readSaidNumber,
  joint: oneOf(['or', 'nor', 'and never', 'or never', 'and not']),
  high: oneOf(['above', 'over', 'more than', 'higher than', 'greater than', 'beyond']),
  last: readSaidNumber,
})
const lowAndHigh = either(neither, lowHigh, highLow)
const opening = oneOf(openings)
/** First words of all bounds. Others start with a number. */
const firstWords = firstWordsOf([...lowestWords, ...highestWords, ...openings, ...columnBounds.keys()])

/**
 * Reads bounds: "between 18 and 65", "$5 to $250", "20-90", "0..1", "min 5 max 3600", "at least 3", "under 30 percent", "18 or older". Null
 * for none, and for years that no column of years is before.
 */
export const readSaidRange = oncePerToken((tokens, at): SaidRange | null => {
  const isWorded = firstWords.has(textAt(tokens, at))
  if (!isWorded && readSaidNumber(tokens, at) === null) return null
  const isOfYears = namesYear(tokens, at)
  const both = isWorded ? lowAndHigh(tokens, at) : null
  if (both !== null) {
    const range = rangeOf(both.first, both.last, true, both.next, isOfYears)
    return range === null ? null : { ...range, isNamed: true }
  }
  const opened = isWorded ? opening(tokens, at) : null
  const range = (opened === null ? null : readInterval(tokens, opened)) ?? readPair(tokens, opened?.next ?? at, opened?.value === 'between')
  if (range !== null) {
    const isAnnounced = isOfYears || (opened !== null && opened.value !== 'from')
    return rangeOf(range.first, range.last, isAnnounced, range.next, isOfYears)
  }
  const found = (isWorded ? bounded(tokens, at) : null) ?? boundedLater(tokens, at)
  // "Spread over 2024" is a period.
  if (found === null || isOneOf(tokens, at - 1, spreading)) return null
  const { value, unit, currency } = found.number
  const bound = isDenied(tokens, at) ? denied(found.bound.value) : found.bound.value
  const said = { unit, currency, isAnnounced: true, ...(bound.isStrict ? { isOpen: true as const } : {}), next: found.next }
  return bound.side === 'min' ? { ...said, min: value, max: null } : { ...said, min: null, max: value }
})

/** "Never over 5" is "at most 5". */
function denied({ side, isStrict }: Bound): Bound {
  return { side: side === 'min' ? 'max' : 'min', isStrict: !isStrict }
}

/** The bounds alone. */
export function boundsOf({ min, max, isOpen }: SaidBounds): SaidBounds {
  return { min, max, ...(isOpen === undefined ? {} : { isOpen }) }
}

const reaching = wordSet('go goes going get gets drop drops fall falls sink sinks be rise rises exceed')

/** Whether the words before a bound deny it: "never goes | below zero", "cannot be | less than 0". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = isOneOf(tokens, at - 1, reaching) ? at - 2 : at - 1
  return /^(?:never|not|cannot|can't|won't|doesn't|don't|shouldn't|mustn't|isn't|aren't)$/.test(textAt(tokens, before))
}

interface Pair extends Read {
  readonly first: SaidNumber
  readonly last: SaidNumber
}

function readPair(tokens: readonly Token[], at: number, isBetween: boolean): Pair | null {
  const first = readSaidNumber(tokens, at)
  if (first === null) return null
  const next = afterJoint(tokens, first.next, isBetween)
  const last = next === null ? null : readSaidNumber(tokens, next)
  return last === null || isDate(tokens, last.next) ? null : { first, last, next: last.next }
}

/** "Range | [20, 90]". Elsewhere brackets have a list. */
function readInterval(tokens: readonly Token[], { value, next }: { readonly value: string; readonly next: number }): Pair | null {
  const first = value.includes('range') && isOneOf(tokens, next, intervalStarts) ? readSaidNumber(tokens, next + 1) : null
  const last = first === null || textAt(tokens, first.next) !== ',' ? null : readSaidNumber(tokens, first.next + 1)
  return first === null || last === null || !isOneOf(tokens, last.next, intervalEnds) ? null : { first, last, next: last.next + 1 }
}

const intervalStarts = wordSet('[ (')
const intervalEnds = wordSet('] )')

/** The token after "to", "up to", "-", ".." or, after "between", "and". Null for none. */
function afterJoint(tokens: readonly Token[], at: number, isBetween: boolean): number | null {
  if (isOneOf(tokens, at, joints) && (isBetween || textAt(tokens, at) !== 'and')) return at + 1
  if (hasWords(tokens, at, 'up to')) return at + 2
  const isDots = hasWords(tokens, at, '. .')
  if (isDots) return textAt(tokens, at + 2) === '.' ? at + 3 : at + 2
  return /^(?:…|\.\.\.?)$/.test(textAt(tokens, at)) ? at + 1 : null
}

/** Whether the numbers are a date: "10-12-2024", "1 to 14 May 2024". */
function isDate(tokens: readonly Token[], at: number): boolean {
  if (readDay(tokens, at - 1) !== null) return true
  return /^[-–/]$/.test(textAt(tokens, at)) && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.start === tokens[at]?.end
}

function rangeOf(first: SaidNumber, last: SaidNumber, isAnnounced: boolean, next: number, isOfYears: boolean): SaidRange | null {
  const { min, max } = endsOf(first, last)
  // "In January 2024 to $200k".
  if (first.currency === null && last.currency !== null && isYear(first.value)) return null
  if (min >= max || (!isOfYears && [min, max].every(isYear))) return null
  return { min, max, unit: first.unit ?? last.unit, currency: first.currency ?? last.currency, isAnnounced, next }
}

/** Converts both bounds to one unit and scale: "20 ms to 3 s", "1 KB to 50 MB", "30-150k", "80.000 to 400.000". */
function endsOf(first: SaidNumber, last: SaidNumber): { readonly min: number; readonly max: number } {
  const dots = first.isDotted && last.isDotted ? 1000 : 1
  const [from, to] = [millisecondsIn(first.unit ?? ''), millisecondsIn(last.unit ?? '')]
  const factor = from === undefined || to === undefined ? (unitsIn(last.unit ?? '', first.unit ?? '') ?? 1) : to / from
  const max = scaled(scaled(last.value, dots), factor)
  const shared = first.scale === 1 && last.scale > 1 && first.value > 0 && first.value * last.scale < max ? last.scale : 1
  return { min: scaled(scaled(first.value, dots), shared), max }
}
