import { monthNumbers } from './calendar-words.ts'
import { unitWords } from './measure-words.ts'
import { readMoney } from './money.ts'
import { oncePerToken } from './once-per-token.ts'
import { readQuantity } from './quantity.ts'
import type { Token } from './token.ts'

/** The length of time that an amount is for, again and again. */
export type Every = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** An amount of money or a number of things, and what stands with it. */
export interface SaidAmount {
  readonly amount: number
  /** ISO 4217; null for a number of things. */
  readonly currency: string | null
  /** The words for it behind the amount: "orders", "annual revenue" without "annual". */
  readonly words: readonly string[]
  readonly every: Every | null
  readonly next: number
}

const everyWords: ReadonlyMap<string, Every> = new Map([
  ['day', 'day'],
  ['week', 'week'],
  ['wk', 'week'],
  ['month', 'month'],
  ['mo', 'month'],
  ['mth', 'month'],
  ['quarter', 'quarter'],
  ['qtr', 'quarter'],
  ['year', 'year'],
  ['yr', 'year'],
  ['annum', 'year'],
])

const adverbs: ReadonlyMap<string, Every> = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['annual', 'year'],
  ['annually', 'year'],
  ['yearly', 'year'],
  ['mrr', 'month'],
  ['arr', 'year'],
])

const perWords: ReadonlySet<string> = new Set(['a', 'per', 'each', 'every', '/', 'an'])

const aboutWords: ReadonlySet<string> = new Set('about around roughly approximately ~ nearly almost'.split(' '))
/** What makes something else of a number than an amount. */
const otherUnits: ReadonlySet<string> = new Set('% percent pct x times :'.split(' '))

/** The length of time that a word says of an amount: "monthly", "annual"; null for others. */
export function everyOf(word: string): Every | null {
  return adverbs.get(word) ?? null
}

/**
 * Reads an amount with what follows it: "$50k", "$5M annual revenue", "1,000 orders", "40 MWh", "€1.2M a month in sales"; null when none starts there, and for
 * shares and what is no amount of its own ("3 orders a month per customer").
 */
export const readSaidAmount = oncePerToken(readWithUnit)

function readWithUnit(tokens: readonly Token[], at: number): SaidAmount | null {
  const start = aboutWords.has(tokens[at]?.text ?? '') ? at + 1 : at
  const sign = tokens[start]?.text === '-' && tokens[start]?.end === tokens[start + 1]?.start ? -1 : 1
  const place = sign < 0 ? start + 1 : start
  const money = readMoney(tokens, place)
  const quantity = money === null ? readQuantity(tokens, place) : null
  if (money === null && quantity === null) return null
  const { next } = money ?? quantity ?? { next: place }
  if (otherUnits.has(tokens[next]?.text ?? '') || monthNumbers.has(tokens[next]?.text ?? '')) return null
  const value = sign * (money?.amount ?? quantity?.value ?? 0)
  return { amount: value, currency: money?.currency ?? null, ...withWords(tokens, next, money !== null) }
}

/** "a month in sales", "/month", "of revenue", "annual revenue" */
function withWords(tokens: readonly Token[], at: number, isMoney: boolean): Pick<SaidAmount, 'words' | 'every' | 'next'> {
  // Nothing is said of most numbers.
  if (tokens[at]?.kind !== 'word' && tokens[at]?.text !== '/') return { words: [], every: null, next: at }
  // "10,000 daily stats" are counted, not made each day.
  if (!isMoney && /^(?:dai|week)ly$/.test(tokens[at]?.text ?? '') && unitWords(tokens, at + 1).words.length > 0)
    return { words: [], every: null, next: at }
  const first = readEvery(tokens, at)
  const of = ['of', 'in', 'worth'].includes(tokens[first?.next ?? at]?.text ?? '') ? 1 : 0
  const ofPlace = (first?.next ?? at) + of
  const adverb = first === null ? everyOf(tokens[ofPlace]?.text ?? '') : null
  const isMeasure = adverb !== null && ['mrr', 'arr'].includes(tokens[ofPlace]?.text ?? '')
  const words = unitWords(tokens, adverb !== null && !isMeasure ? ofPlace + 1 : ofPlace)
  if (isMeasure) return { words: [tokens[ofPlace]?.text ?? ''], every: adverb, next: ofPlace + 1 }
  if (of === 1 && (words.words.length === 0 || isPeriodWord(words.words[0] ?? '')))
    return { words: [], every: first?.every ?? null, next: first?.next ?? at }
  if (isPeriodWord(words.words[0] ?? '')) return { words: [], every: first?.every ?? null, next: first?.next ?? at }
  const second = first === null && adverb === null ? readEvery(tokens, words.next) : null
  const last = words.words.at(-1) ?? ''
  return {
    words: words.words,
    every: first?.every ?? adverb ?? second?.every ?? everyOf(last),
    next: second?.next ?? (words.words.length > 0 || adverb !== null ? words.next : (first?.next ?? at)),
  }
}

/** "a month", "per quarter", "/yr", "each year", "monthly" */
function readEvery(tokens: readonly Token[], at: number): { readonly every: Every; readonly next: number } | null {
  const text = tokens[at]?.text ?? ''
  const adverb = text.endsWith('ly') ? adverbs.get(text) : undefined
  // "monthly revenue": the words follow.
  if (adverb !== undefined) return unitWords(tokens, at + 1).words.length > 0 ? null : { every: adverb, next: at + 1 }
  const every = perWords.has(text) ? everyWords.get(tokens[at + 1]?.text ?? '') : undefined
  return every === undefined ? null : { every, next: at + 2 }
}

function isPeriodWord(word: string): boolean {
  return (
    monthNumbers.has(word) ||
    /^(?:q[1-4]|h[12]|[fc]y\d{1,9}|spring|summer|autumn|winter|first|second|third|fourth|early|late|mid|end|total|year|fiscal)$/.test(word)
  )
}
