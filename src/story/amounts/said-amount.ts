import { approximations } from '../lexicon/approximations.ts'
import { perWords } from '../lexicon/determiners.ts'
import { type Period, multipleWords, percentWords, periodAdverbs, periods } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isJoined, isOneOf, kindAt, oneOf, optional, sequence, textAt, valueOf, where } from '../reader/index.ts'
import { monthNumbers } from '../times/calendar-words.ts'
import { readUnitWords } from './measure-words.ts'
import { readMoney } from './money.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { readQuantity } from './quantity.ts'
import type { Token } from '../tokens/token.ts'

/** An amount of money or a number of things, with the words around it. */
export interface SaidAmount {
  readonly amount: number
  /** ISO 4217 code; null for a number of things. */
  readonly currency: string | null
  /** The noun after the amount, without its interval: "orders", "revenue" for "annual revenue". */
  readonly words: readonly string[]
  readonly every: Period | null
  readonly next: number
}

/** Intervals by words: "monthly revenue", "MRR". */
const adverbs: ReadonlyMap<string, Period> = new Map([...periodAdverbs, ['mrr', 'month'], ['arr', 'year']])

/** Words after a number that make it no amount. */
const otherUnits: ReadonlySet<string> = wordSet(percentWords, multipleWords, ':')

/** The interval of a word: "monthly", "annual". Null for other words. */
export function everyOf(word: string): Period | null {
  return adverbs.get(word) ?? null
}

/**
 * Reads an amount with its noun and interval: "$50k", "$5M annual revenue", "1,000 orders", "40 MWh", "€1.2M a month in sales". Null for
 * none, for shares, and for ratios ("3 orders a month per customer").
 */
export const readSaidAmount = oncePerToken(readAmountWithWords)

function readAmountWithWords(tokens: readonly Token[], at: number): SaidAmount | null {
  const start = isOneOf(tokens, at, approximations) ? at + 1 : at
  // In "3-10 orders a year", the sign joins a range.
  const isNegative = textAt(tokens, start) === '-' && isJoined(tokens, start + 1) && kindAt(tokens, start - 1) !== 'number'
  const place = isNegative ? start + 1 : start
  const money = readMoney(tokens, place)
  const number = money === null ? readQuantity(tokens, place) : { value: money.amount, next: money.next }
  if (number === null || isOneOf(tokens, number.next, otherUnits) || isOneOf(tokens, number.next, monthNumbers)) return null
  const said = money === null && isCountedPerTime(tokens, number.next) ? null : readWords(tokens, number.next)
  const { words, every, next } = said ?? { words: [], every: null, next: number.next }
  return { amount: isNegative ? -number.value : number.value, currency: money?.currency ?? null, words, every, next }
}

/** "10,000 daily stats" is a count. */
function isCountedPerTime(tokens: readonly Token[], at: number): boolean {
  return /^(?:dai|week)ly$/.test(textAt(tokens, at)) && readUnit(tokens, at + 1) !== null
}

type Words = Pick<SaidAmount, 'words' | 'every' | 'next'>

function readWords(tokens: readonly Token[], at: number): Words | null {
  // The only sign that may follow is that of "/month".
  if (kindAt(tokens, at) !== 'word' && textAt(tokens, at) !== '/') return null
  return everyFirst(tokens, at) ?? namedAmount(tokens, at) ?? measureFirst(tokens, at)
}

const of = oneOf(['of', 'in', 'worth'])
/** "Monthly revenue", "orders", "in sales". */
const measure = sequence({ of: optional(of), words: readUnit })
/** "A month in sales", "/month". */
const everyThenMeasure = sequence({ every: readEvery, measure: optional(measure) })
/** "MRR", "in ARR". */
const measureWithPeriod = sequence({
  of: optional(of),
  name: valueOf<Period>([
    ['mrr', 'month'],
    ['arr', 'year'],
  ]),
})
/** "Annual revenue", "annual". */
const adverbThenUnit = sequence({ of: optional(of), every: valueOf(periodAdverbs), words: optional(readUnit) })
/** "Orders a month". */
const measureThenEvery = sequence({ measure, every: optional(readEvery) })

function everyFirst(tokens: readonly Token[], at: number): Words | null {
  const found = everyThenMeasure(tokens, at)
  return found === null ? null : { words: found.measure?.words.words ?? [], every: found.every.every, next: found.next }
}

function namedAmount(tokens: readonly Token[], at: number): Words | null {
  const found = measureWithPeriod(tokens, at)
  return found === null ? null : { words: [textAt(tokens, found.next - 1)], every: found.name.value, next: found.next }
}

function measureFirst(tokens: readonly Token[], at: number): Words | null {
  const paced = adverbThenUnit(tokens, at)
  if (paced !== null && (paced.words !== null || paced.of === null) && !isOneOf(tokens, paced.every.next, periodWords))
    return { words: paced.words?.words ?? [], every: paced.every.value, next: paced.next }
  const found = paced === null ? measureThenEvery(tokens, at) : null
  if (found === null) return null
  const { words } = found.measure.words
  return { words, every: found.every?.every ?? everyOf(words.at(-1) ?? ''), next: found.next }
}

/** Words for the measure of an amount, not for its period. */
function readUnit(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } | null {
  const found = readUnitWords(tokens, at)
  return found.words.length === 0 || isOneOf(tokens, at, periodWords) || /^[fc]y\d{1,9}$/.test(textAt(tokens, at)) ? null : found
}

/** "A month", "per quarter", "/yr", "each year". */
const perPeriod = where(
  sequence({ per: oneOf(perWords), period: valueOf(periods) }),
  // "A quarter of the records" is a share.
  ({ next }, tokens) => textAt(tokens, next) !== 'of',
)
/** "Monthly" alone. */
const adverb = where(
  valueOf(periodAdverbs),
  ({ next }, tokens, at) => textAt(tokens, at).endsWith('ly') && readUnitWords(tokens, next).words.length === 0,
)

function readEvery(tokens: readonly Token[], at: number): { readonly every: Period; readonly next: number } | null {
  const found = adverb(tokens, at) ?? perPeriod(tokens, at)
  return found === null ? null : { every: 'period' in found ? found.period.value : found.value, next: found.next }
}

/** Words for the period of an amount. */
const periodWords: ReadonlySet<string> = wordSet(
  monthNumbers.keys(),
  'q1 q2 q3 q4 h1 h2 spring summer autumn winter first second third fourth early late mid end total year fiscal',
)
