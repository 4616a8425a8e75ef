import { changeNouns, fallingVerbs, risingVerbs } from '../lexicon/changes.ts'
import { perWords } from '../lexicon/determiners.ts'
import { type Period, multipleWords, periodAdverbs, periods } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { either, hasWords, isOneOf, kindAt, oneOf, optional, type Read, sequence, skip, textAt, textsOf, valueOf } from '../reader/index.ts'
import { canStartAmount } from './amount.ts'
import { partWords } from '../words/part-words.ts'
import { readQuantity } from './quantity.ts'
import { readShare } from './share.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from '../words/words.ts'

/** Verbs with a factor. */
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

/** Such verbs that are also other words, and need a word such as "to" before them: "to double". */
export const unclearVerbs: ReadonlySet<string> = wordSet('double triple treble quadruple quintuple halve doubles halves triples')

/** "Grew", "rising", "up". */
export const rises: ReadonlySet<string> = wordSet(risingVerbs, 'up')
/** "Fell", "shrinking", "down". */
export const falls: ReadonlySet<string> = wordSet(fallingVerbs, 'contract contracts contracted contracting down')
const irregularPasts: ReadonlySet<string> = wordSet('grew rose fell shrank')

/** Whether a word is a verb of change in the past tense: "doubled", "fell". */
export function isPastChange(text: string): boolean {
  const isPast = text.endsWith('ed') || irregularPasts.has(text)
  return isPast && [factorVerbs, rises, falls].some((words) => words.has(text))
}

const wordFactors: ReadonlyMap<string, number> = new Map(
  'twice thrice twofold threefold fourfold fivefold sixfold sevenfold eightfold ninefold tenfold'
    .split(' ')
    .map((word, index) => [word, index < 2 ? index + 2 : index] as const),
)
/** A factor, and the token after it. */
export interface SaidFactor {
  readonly factor: number
  /** Whether it was said as a part ("50%") and not as a multiple ("3x"). */
  readonly isShare: boolean
  readonly next: number
}

/** Whether a factor can start with a token. */
export function mayBeginFactor(token: Token): boolean {
  return wordFactors.has(token.text) || canStartAmount(token)
}

/**
 * Reads a change as a factor: "50%", "half", "a third", "3x", "3 times", "threefold", "a factor of 3". A rise by half is 1.5. Null for
 * none.
 */
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
  if (hasWords(tokens, at, 'a factor of')) {
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

/** A noun for a change, and the words for the measure before it. */
export interface SaidChange {
  readonly words: readonly string[]
  readonly noun: string
  readonly next: number
}

/** Reads a noun for a change after at most three words for the measure: "growth", "sales growth". Null for none. */
export function readChange(tokens: readonly Token[], at: number): SaidChange | null {
  let noun = at
  while (noun < at + mostOwnWords && kindAt(tokens, noun) === 'word' && !isOneOf(tokens, noun, endsOwnWords)) noun++
  return isOneOf(tokens, noun, changeNouns) ? { words: textsOf(tokens, at, noun), noun: textAt(tokens, noun), next: noun + 1 } : null
}

/** The interval of a change, and the token after it. */
export interface SaidPace {
  readonly per: 'window' | 'month' | 'quarter' | 'year'
  readonly next: number
}

/** Intervals of months, quarters and years. Growth by day or week is not supported. */
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

/** Whether growth can start with a word for its interval: "QoQ", "month over month". */
export function mayBeginPace(text: string): boolean {
  return sure.test(text) || lasting.test(text)
}

/** Whether words can only be about growth, unlike "monthly": "QoQ", "CAGR", "month over month". */
export function isSurePace(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return sure.test(text) || (lasting.test(text) && textAt(tokens, at + 1) === 'over' && textAt(tokens, at + 2) === text)
}

/** Reads an interval: "month over month", "MoM", "monthly", "a month", "every year", "m/m", "over the year". Null for none. */
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
  const before = thanBefore(tokens, at)
  if (before !== null) return { per: before.unit.value, next: before.next }
  const whole = overAll(tokens, at)
  return whole === null ? null : { per: 'window', next: whole.next }
}

/** "Compared to", "compared with": any word may follow. */
function readCompared(tokens: readonly Token[], at: number): Read | null {
  return textAt(tokens, at) === 'compared' ? { next: at + 2 } : null
}

/** "From last year", "compared to the previous month". */
const thanBefore = sequence({
  than: either(oneOf(['from', 'over', 'on', 'vs', 'versus', 'than', 'since']), readCompared),
  the: optional(oneOf(['the'])),
  before: oneOf(['last', 'previous', 'prior', 'preceding']),
  unit: valueOf(paceUnits),
})

const pointing = ['the', 'that', 'this'] as const
/** The whole window: "over the course of the year". */
const overAll = sequence({
  over: oneOf(['over', 'during', 'in', 'throughout', 'across', 'through', 'within']),
  that: oneOf(pointing),
  course: skip(wordSet(pointing, 'course of whole entire full'), 4),
  whole: oneOf(['year', 'period', 'time', 'window', 'timeframe']),
})
