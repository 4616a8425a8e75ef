import { approximations } from '../lexicon/approximations.ts'
import { perWords } from '../lexicon/determiners.ts'
import { type Period, multipleWords, percentWords, periodAdverbs, periods } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isJoined, isOneOf, kindAt, oneOf, optional, sequence, textAt, valueOf, where } from '../reader/index.ts'
import { monthNumbers } from '../times/calendar-words.ts'
import { unitWords } from './measure-words.ts'
import { readMoney } from './money.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { readQuantity } from './quantity.ts'
import type { Token } from '../tokens/token.ts'

/** An amount of money or a number of things, and what stands with it. */
export interface SaidAmount {
  readonly amount: number
  /** ISO 4217; null for a number of things. */
  readonly currency: string | null
  /** The words for it behind the amount: "orders", "annual revenue" without "annual". */
  readonly words: readonly string[]
  readonly every: Period | null
  readonly next: number
}

/** What is of each length of time, by the words for it: "monthly revenue", "MRR". */
const adverbs: ReadonlyMap<string, Period> = new Map([...periodAdverbs, ['mrr', 'month'], ['arr', 'year']])

/** What makes something else of a number than an amount. */
const otherUnits: ReadonlySet<string> = wordSet(percentWords, multipleWords, ':')

/** The length of time that a word says of an amount: "monthly", "annual"; null for others. */
export function everyOf(word: string): Period | null {
  return adverbs.get(word) ?? null
}

/**
 * Reads an amount with what follows it: "$50k", "$5M annual revenue", "1,000 orders", "40 MWh", "€1.2M a month in sales"; null when none starts there, and for
 * shares and what is no amount of its own ("3 orders a month per customer").
 */
export const readSaidAmount = oncePerToken(readAmountWithWords)

function readAmountWithWords(tokens: readonly Token[], at: number): SaidAmount | null {
  const start = isOneOf(tokens, at, approximations) ? at + 1 : at
  const isNegative = textAt(tokens, start) === '-' && isJoined(tokens, start + 1)
  const place = isNegative ? start + 1 : start
  const money = readMoney(tokens, place)
  const number = money === null ? readQuantity(tokens, place) : { value: money.amount, next: money.next }
  if (number === null || isOneOf(tokens, number.next, otherUnits) || isOneOf(tokens, number.next, monthNumbers)) return null
  const said = money === null && isCountedPerTime(tokens, number.next) ? null : readWords(tokens, number.next)
  const { words, every, next } = said ?? { words: [], every: null, next: number.next }
  return { amount: isNegative ? -number.value : number.value, currency: money?.currency ?? null, words, every, next }
}

/** "10,000 daily stats" are counted, not made each day. */
function isCountedPerTime(tokens: readonly Token[], at: number): boolean {
  return /^(?:dai|week)ly$/.test(textAt(tokens, at)) && readUnit(tokens, at + 1) !== null
}

type Words = Pick<SaidAmount, 'words' | 'every' | 'next'>

function readWords(tokens: readonly Token[], at: number): Words | null {
  // Signs say nothing of an amount, but for "/month".
  if (kindAt(tokens, at) !== 'word' && textAt(tokens, at) !== '/') return null
  return everyFirst(tokens, at) ?? namedAmount(tokens, at) ?? measureFirst(tokens, at)
}

const of = oneOf(['of', 'in', 'worth'])
/** "monthly revenue", "orders", "in sales" */
const measure = sequence({ of: optional(of), words: readUnit })
/** "a month in sales", "/month" */
const everyThenMeasure = sequence({ every: readEvery, measure: optional(measure) })
/** "MRR", "in ARR" */
const measureWithPeriod = sequence({
  of: optional(of),
  name: valueOf<Period>([
    ['mrr', 'month'],
    ['arr', 'year'],
  ]),
})
/** "annual revenue", "annual" */
const adverbThenUnit = sequence({ of: optional(of), every: valueOf(periodAdverbs), words: optional(readUnit) })
/** "orders a month" */
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

/** Words that name what an amount is of, and not when it is reached. */
function readUnit(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } | null {
  const found = unitWords(tokens, at)
  return found.words.length === 0 || isOneOf(tokens, at, periodWords) || /^[fc]y\d{1,9}$/.test(textAt(tokens, at)) ? null : found
}

/** "a month", "per quarter", "/yr", "each year" */
const perPeriod = where(
  sequence({ per: oneOf(perWords), period: valueOf(periods) }),
  // "A quarter of the records" is a part of them.
  ({ next }, tokens) => textAt(tokens, next) !== 'of',
)
/** "monthly", said by itself */
const adverb = where(
  valueOf(periodAdverbs),
  ({ next }, tokens, at) => textAt(tokens, at).endsWith('ly') && unitWords(tokens, next).words.length === 0,
)

function readEvery(tokens: readonly Token[], at: number): { readonly every: Period; readonly next: number } | null {
  const found = adverb(tokens, at) ?? perPeriod(tokens, at)
  return found === null ? null : { every: 'period' in found ? found.period.value : found.value, next: found.next }
}

/** Words that say when an amount is reached. */
const periodWords: ReadonlySet<string> = wordSet(
  monthNumbers.keys(),
  'q1 q2 q3 q4 h1 h2 spring summer autumn winter first second third fourth early late mid end total year fiscal',
)
