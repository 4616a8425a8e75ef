import { changeNouns, fallingVerbs, risingVerbs } from '../lexicon/changes.ts'
import { perWords } from '../lexicon/determiners.ts'
import { type Period, multipleWords, periodAdverbs, periods } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt, textsOf } from '../reader/index.ts'
import { canStartAmount } from './amount.ts'
import { partWords } from '../words/part-words.ts'
import { readQuantity } from './quantity.ts'
import { readShare } from './share.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from '../words/words.ts'

/** Verbs that are a factor by themselves. */
export const factorVerbs: ReadonlyMap<string, number> = new Map([
  ...family('doubl', 2),
  ...family('tripl', 3),
  ...family('trebl', 3),
  ...family('quadrupl', 4),
  ...family('quintupl', 5),
  ...family('halv', 0.5),
])

function family(stem: string, factor: number): readonly (readonly [string, number])[] {
  return ['e', 'ed', 'es', 'ing'].map((ending) => [stem + ending, factor] as const)
}

/** Those that are other words too, so that something must stand before them: "to double". */
export const unclearVerbs: ReadonlySet<string> = new Set([
  'double',
  'triple',
  'treble',
  'quadruple',
  'quintuple',
  'halve',
  'doubles',
  'halves',
  'triples',
])

/** "grew", "rising", "up" */
export const rises: ReadonlySet<string> = wordSet(risingVerbs, 'up')
/** "fell", "shrinking", "down" */
export const falls: ReadonlySet<string> = wordSet(fallingVerbs, 'contract contracts contracted contracting down')

const wordFactors: ReadonlyMap<string, number> = new Map(
  'twice thrice twofold threefold fourfold fivefold sixfold sevenfold eightfold ninefold tenfold'
    .split(' ')
    .map((word, index) => [word, index < 2 ? index + 2 : index] as const),
)
/** What something is multiplied by, and the token after it. */
export interface SaidFactor {
  readonly factor: number
  /** Whether a part of it was said, "50%", rather than a multiple, "3x". */
  readonly isShare: boolean
  readonly next: number
}

/** Whether a factor may begin with a token. */
export function mayBeginFactor(token: Token): boolean {
  return wordFactors.has(token.text) || canStartAmount(token)
}

/** Reads "50%", "half", "a third", "3x", "3 times", "threefold", "a factor of 3" as a multiple of what was: 1.5 where it rises by half. Null when none starts there. */
export function readFactor(tokens: readonly Token[], at: number, isRise: boolean): SaidFactor | null {
  const multiple = readMultiple(tokens, at)
  if (multiple !== null) {
    const factor = isRise || multiple.factor === 0 ? multiple.factor : 1 / multiple.factor
    return { factor, isShare: false, next: multiple.next }
  }
  const part = readPart(tokens, at)
  if (part === null) return null
  const factor = isRise ? 1 + part.share : Math.max(0, 1 - part.share)
  return { factor: Number(factor.toPrecision(12)), isShare: true, next: part.next }
}

function readMultiple(tokens: readonly Token[], at: number): { readonly factor: number; readonly next: number } | null {
  const text = textAt(tokens, at)
  const word = wordFactors.get(text)
  if (word !== undefined) return { factor: word, next: at + 1 }
  if (text === 'a' && textAt(tokens, at + 1) === 'factor' && textAt(tokens, at + 2) === 'of') {
    const quantity = readQuantity(tokens, at + 3)
    return quantity === null ? null : { factor: quantity.value, next: quantity.next }
  }
  const quantity = readQuantity(tokens, at)
  if (quantity === null) return null
  const unit = textAt(tokens, quantity.next)
  return multipleWords.has(unit) ? { factor: quantity.value, next: quantity.next + 1 } : null
}

function readPart(tokens: readonly Token[], at: number): { readonly share: number; readonly next: number } | null {
  const start = textAt(tokens, at) === 'a' || textAt(tokens, at) === 'one' ? at + 1 : at
  const part = partWords.get(textAt(tokens, start))
  if (part !== undefined && (start > at || part === 2)) return { share: 1 / part, next: start + 1 }
  return readShare(tokens, at)
}

const mostOwnWords = 3
const endsOwnWords: ReadonlySet<string> = wordSet(changeNouns, functionWords)

/** A noun for a change with the words for what has changed before it. */
export interface SaidChange {
  readonly words: readonly string[]
  readonly noun: string
  readonly next: number
}

/** Reads a noun for a change, after up to three words for what has changed: "growth", "sales growth"; null when none is there. */
export function readChange(tokens: readonly Token[], at: number): SaidChange | null {
  let noun = at
  while (noun < at + mostOwnWords && kindAt(tokens, noun) === 'word' && !isOneOf(tokens, noun, endsOwnWords)) noun++
  return isOneOf(tokens, noun, changeNouns) ? { words: textsOf(tokens, at, noun), noun: textAt(tokens, noun), next: noun + 1 } : null
}

/** How often it happens, and the token after it. */
export interface SaidPace {
  readonly per: 'window' | 'month' | 'quarter' | 'year'
  readonly next: number
}

/** Months, quarters and years by some words for them; growth is not told by day or week. */
function paces(words: Iterable<readonly [string, Period]>): readonly (readonly [string, SaidPace['per']])[] {
  return [...words].flatMap(([word, period]) => (period === 'day' || period === 'week' ? [] : [[word, period] as const]))
}

const paceWords: ReadonlyMap<string, SaidPace['per']> = new Map([
  ...paces(periodAdverbs),
  ['mom', 'month'],
  ['qoq', 'quarter'],
  ['yoy', 'year'],
  ['cagr', 'year'],
])
const paceUnits: ReadonlyMap<string, SaidPace['per']> = new Map(paces(periods))

const lasting = /^(?:month|quarter|year)$/
const sure = /^(?:mom|qoq|yoy|cagr)$/

/** Whether growth may be told with a word for how often it happens first: "QoQ", "month over month". */
export function mayBeginPace(text: string): boolean {
  return sure.test(text) || lasting.test(text)
}

/** "QoQ", "CAGR", "month over month": what is said with it can be nothing but growth, as "monthly" can. */
export function isSurePace(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return sure.test(text) || (lasting.test(text) && textAt(tokens, at + 1) === 'over' && textAt(tokens, at + 2) === text)
}

/** Reads "month over month", "MoM", "monthly", "a month", "every year", "m/m", "over the year"; null when none starts there. */
export function readPace(tokens: readonly Token[], at: number): SaidPace | null {
  const [first = '', second = '', third = ''] = [0, 1, 2].map((offset) => textAt(tokens, at + offset))
  const single = paceWords.get(first)
  if (single !== undefined) return { per: single, next: at + 1 }
  const unit = paceUnits.get(first)
  if (unit !== undefined && ['over', 'on', 'to', 'after', 'by'].includes(second) && third === first) return { per: unit, next: at + 3 }
  const letter = { m: 'month', q: 'quarter', y: 'year' }[first]
  if (letter !== undefined && (second === '/' || second === 'o') && third === first)
    return { per: paceUnits.get(letter) ?? 'window', next: at + 3 }
  const each = perWords.has(first) ? paceUnits.get(second) : undefined
  if (each !== undefined) return { per: each, next: at + 2 }
  return thanBefore(tokens, at) ?? overAll(tokens, at)
}

/** "from last year", "compared to the previous month" */
function thanBefore(tokens: readonly Token[], at: number): SaidPace | null {
  const text = textAt(tokens, at)
  let next = text === 'compared' ? at + 2 : ['from', 'over', 'on', 'vs', 'versus', 'than', 'since'].includes(text) ? at + 1 : -1
  if (next < 0) return null
  if (textAt(tokens, next) === 'the') next++
  const isBefore = ['last', 'previous', 'prior', 'preceding'].includes(textAt(tokens, next))
  const unit = isBefore ? paceUnits.get(textAt(tokens, next + 1)) : undefined
  return unit === undefined ? null : { per: unit, next: next + 2 }
}

/** "over the course of the year": all of the window, whichever that is. */
function overAll(tokens: readonly Token[], at: number): SaidPace | null {
  if (!['over', 'during', 'in', 'throughout', 'across', 'through', 'within'].includes(textAt(tokens, at))) return null
  let next = at + 1
  if (!['the', 'that', 'this'].includes(textAt(tokens, next))) return null
  for (
    let skipped = 0;
    skipped < 5 && ['the', 'that', 'this', 'course', 'of', 'whole', 'entire', 'full'].includes(textAt(tokens, next));
    skipped++
  )
    next++
  return ['year', 'period', 'time', 'window', 'timeframe'].includes(textAt(tokens, next)) ? { per: 'window', next: next + 1 } : null
}
