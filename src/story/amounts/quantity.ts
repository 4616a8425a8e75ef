import { hasWords, kindAt, textAt } from '../reader/index.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import type { Token } from '../tokens/token.ts'
import { scaled } from '../tokens/tokens.ts'
import { isYearText } from '../times/is-year-text.ts'

/** A number in a story, and the token after it. */
export interface Quantity {
  /** Finite, at least 0, not always an integer. */
  readonly value: number
  readonly next: number
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const units: ReadonlyMap<string, number> = new Map([
  ...small.split(' ').map((word, value) => [word, value] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
])

const scales: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['grand', 1e3],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['crores', 1e7],
  ['billion', 1e9],
  ['trillion', 1e12],
])

/** Scales after a number and a space: "1.5 M". */
const shortScales: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['mn', 1e6],
  ['mio', 1e6],
  ['mil', 1e6],
  ['bn', 1e9],
])

/** Whether a word is a number or part of one: "five", "million". */
export function isNumberWord(word: string): boolean {
  return units.has(word) || scales.has(word)
}

/** Whether a number stands at a token, in digits or as a word. */
export function isNumberAt(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at) === 'number' || isNumberWord(textAt(tokens, at))
}

/** What words for a number that is not exact are taken as: "a few thousand" as 3,000. */
const inexact: ReadonlyMap<string, number> = new Map([
  ['few', 3],
  ['several', 5],
])
const usualOfMany = 3
const usualHandful = 5

/** Most words of a number. */
const longest = 16

/**
 * Reads a number: "500", "2,500", "1.5 million", "five hundred", "two hundred and fifty", "a dozen", "half a million", "a few thousand",
 * "dozens of". Null for none.
 */
export const readQuantity = oncePerToken(readNumber)

function readNumber(tokens: readonly Token[], at: number): Quantity | null {
  const token = tokens[at]
  if (token === undefined || token.kind === 'sign') return null
  if (token.kind === 'number') return endsDate(tokens, at) ? null : digitsFrom(tokens, at, token)
  const next = textAt(tokens, at + 1)
  const scale = scales.get(next)
  if ((token.text === 'a' || token.text === 'an') && scale !== undefined && next !== 'grand') return wordsFrom(tokens, at + 1, 1)
  if (token.text === 'half' && (next === 'a' || next === 'an')) {
    const half = scales.get(textAt(tokens, at + 2))
    return half === undefined ? null : { value: half / 2, next: at + 3 }
  }
  if (token.text === 'a' && next === 'couple') return coupleFrom(tokens, at + 2)
  if (token.text === 'dozen') return { value: 12, next: at + 1 }
  const several = severalFrom(tokens, at)
  if (several !== null) return several
  return units.has(token.text) || (token.text === 'hundred' && scale !== undefined) ? wordsFrom(tokens, at, 0) : null
}

/** Whether a number is the last of three that make a date: "2024-03-| 05", "05/03/| 2024". */
function endsDate(tokens: readonly Token[], at: number): boolean {
  const [year, , month, sign, day] = tokens.slice(Math.max(0, at - 4), at + 1)
  if (day === undefined || (sign?.text !== '-' && sign?.text !== '/') || month?.kind !== 'number' || year?.kind !== 'number') return false
  const isJoined = year.end === month.start - 1 && month.end === day.start - 1
  return isJoined && [year, day].some(({ text }) => isYearText(text))
}

/** "A couple hundred", "a couple of thousand", "a couple of customers". */
function coupleFrom(tokens: readonly Token[], at: number): Quantity | null {
  const place = textAt(tokens, at) === 'of' ? at + 1 : at
  const scale = scaleAt(tokens, place)
  if (scale !== undefined) return { value: 2 * scale, next: place + 1 }
  return place > at ? { value: 2, next: place } : null
}

/** "A few thousand orders", "several hundred users", "a handful of stores", "dozens of drivers", "tens of thousands of events". */
function severalFrom(tokens: readonly Token[], at: number): Quantity | null {
  const first = /^(?:an?|the)$/.test(textAt(tokens, at)) ? at + 1 : at
  const text = textAt(tokens, first)
  const [few, scale] = [inexact.get(text), scaleAt(tokens, first + 1)]
  if (few !== undefined && scale !== undefined) return { value: few * scale, next: first + 2 }
  if (text === 'handful' && textAt(tokens, first + 1) === 'of') return { value: usualHandful, next: first + 2 }
  const many = manyAt(tokens, at)
  if (many === 0 || textAt(tokens, at + 1) !== 'of') return null
  const more = manyAt(tokens, at + 2)
  const isMore = more > many && textAt(tokens, at + 3) === 'of'
  return { value: usualOfMany * many * (isMore ? more : 1), next: isMore ? at + 4 : at + 2 }
}

/** The scale of a plural: 12 of "dozens", 1,000 of "thousands". 0 for none. */
function manyAt(tokens: readonly Token[], at: number): number {
  const text = textAt(tokens, at)
  return text === 'tens' ? 10 : text.endsWith('s') ? (scales.get(text.slice(0, -1)) ?? 0) : 0
}

function digitsFrom(tokens: readonly Token[], at: number, token: Token): Quantity | null {
  let next = at + 1
  let value = token.value
  // A sign ends the number.
  if (tokens[next] === undefined || kindAt(tokens, next) === 'sign') return Number.isFinite(value) ? { value, next } : null
  // Groups of digits with spaces: "100 000".
  for (let last = token; isGroup(last, tokens[next], next === at + 1) && next < at + 4; next++) {
    last = tokens[next] as Token
    value = value * 1000 + last.value
  }
  const fraction = tokens[next]
  if (fraction?.kind === 'number' && fraction.text.includes('\u2044') && fraction.start === token.end) {
    value += fraction.value
    next++
  }
  const short = shortScales.get(textAt(tokens, next))
  if (short !== undefined && !/[a-z]/.test(token.text)) {
    value = scaled(value, short)
    next++
  }
  for (let scale = scaleAt(tokens, next); scale !== undefined && next < at + longest; scale = scaleAt(tokens, next)) {
    value = scaled(value, scale)
    next++
  }
  // "500ish", "500-odd".
  if (/^(?:ish|odd)$/.test(textAt(tokens, next))) next++
  return Number.isFinite(value) ? { value, next } : null
}

function isGroup(before: Token, token: Token | undefined, isFirst: boolean): boolean {
  const isNumber = token?.kind === 'number' && token.text.length === 3 && token.start === before.end + 1 && /^\d{3}$/.test(token.text)
  return isNumber && (isFirst ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(before.text)
}

function scaleAt(tokens: readonly Token[], at: number): number | undefined {
  return scales.get(textAt(tokens, at))
}

/** Sums up units and multiplies by scales: "two hundred and fifty thousand". */
function wordsFrom(tokens: readonly Token[], at: number, given: number): Quantity {
  let next = at
  let total = 0
  let group = given
  /** Only smaller units may follow: "fifty five", but not "five fifty". */
  let room = given > 0 ? 0 : 100
  for (; next < Math.min(tokens.length, at + longest); next++) {
    const text = textAt(tokens, next)
    const unit = units.get(text)
    const scale = scales.get(text)
    if (unit !== undefined && unit < room) {
      group += unit
      room = unit >= 20 ? 10 : 0
    } else if (scale !== undefined) {
      group = scaled(Math.max(1, group), scale)
      room = 100
      if (scale >= 1000) {
        total += group
        group = 0
      }
    } else if (text === 'and' && isHalf(tokens, next + 1)) {
      group += 0.5
      room = 0
      next += 2
    } else if (!(text === 'and' && next > at && room === 100 && belongsToNumber(tokens, next + 1))) break
  }
  return { value: total + group, next }
}

/** "One and a half million". */
function isHalf(tokens: readonly Token[], at: number): boolean {
  return hasWords(tokens, at, 'a half') && !['a', 'an', 'of', 'the'].includes(textAt(tokens, at + 2))
}

/**
 * Whether the words after "and" belong to the number: "two hundred and fifty", but not "one hundred and two hundred" or "and one customer".
 */
function belongsToNumber(tokens: readonly Token[], at: number): boolean {
  const unit = units.get(textAt(tokens, at))
  if (unit === undefined || unit === 0) return false
  const after = textAt(tokens, at + (units.has(textAt(tokens, at + 1)) ? 2 : 1))
  return after !== 'hundred' && after !== 'dozen'
}
