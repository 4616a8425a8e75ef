import { hasWords, textAt } from './clause.ts'
import { isNumberWord, type Quantity, readQuantity } from './quantity.ts'
import type { Token } from './token.ts'

/** How many of something a story says: a number, or bounds of it. */
export interface Amount {
  /** Null where only an upper bound was said, or no whole number. */
  readonly min: number | null
  /** Null where only a lower bound was said, or no whole number. */
  readonly max: number | null
  /** The number; the middle of two; the bound where there is one. */
  readonly value: number
  readonly isRange: boolean
  readonly next: number
}

interface Bound {
  /** The words after the first one. */
  readonly rest: readonly string[]
  readonly bound: 'min' | 'max'
}

/** Words before a number that make a bound of it, by the first one. */
const bounds: ReadonlyMap<string, readonly Bound[]> = byFirstWord({
  max: ['up to', 'at most', 'no more than', 'not more than', 'as many as', 'maximum', 'max'],
  min: ['at least', 'no fewer than', 'no less than', 'minimum', 'min', 'more than', 'over'],
})
const starters = new Set(['a', 'an', 'half', 'dozen', 'between', 'from'])
const dashes = new Set(['-', '–', '—', 'to'])

/** Whether an amount, or a share, can start with a token: most can not, which is told at once. */
export function canStartAmount(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'sign') return false
  return token.kind === 'number' || starters.has(token.text) || bounds.has(token.text) || isNumberWord(token.text)
}

/** Reads "4", "1 to 5", "2-4", "between 5 and 10", "up to 5", "at least 2", "2 or more", "2 or 3"; null when none starts at the token. */
export function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const text = textAt(tokens, at)
  if (text === 'between' || text === 'from') return rangeFrom(tokens, at + 1, text === 'between' ? 'and' : 'to')
  const said = bounds.get(text)?.find(({ rest }) => rest.every((word, place) => tokens[at + 1 + place]?.text === word))
  if (said !== undefined) return boundFrom(tokens, at + 1 + said.rest.length, said.bound)
  return rangeFrom(tokens, at, 'or') ?? numberFrom(tokens, at)
}

function boundFrom(tokens: readonly Token[], at: number, bound: 'min' | 'max'): Amount | null {
  const quantity = readQuantity(tokens, at)
  if (quantity === null) return null
  const { value, next } = quantity
  return { min: bound === 'min' ? value : null, max: bound === 'max' ? value : null, value, isRange: false, next }
}

function numberFrom(tokens: readonly Token[], at: number): Amount | null {
  const quantity = readQuantity(tokens, at)
  if (quantity === null) return null
  const { value, next } = quantity
  if (textAt(tokens, next) === '+') return { min: value, max: null, value, isRange: false, next: next + 1 }
  if (hasWords(tokens, next, 'or more')) return { min: value, max: null, value, isRange: false, next: next + 2 }
  if (hasWords(tokens, next, 'or so')) return { min: null, max: null, value, isRange: false, next: next + 2 }
  const exact = Number.isInteger(value) ? value : null
  return { min: exact, max: exact, value, isRange: false, next }
}

function rangeFrom(tokens: readonly Token[], at: number, joint: 'and' | 'or' | 'to'): Amount | null {
  const first = readQuantity(tokens, at)
  if (first === null) return null
  const between = textAt(tokens, first.next)
  if (between !== joint && !dashes.has(between)) return null
  const last = readQuantity(tokens, first.next + 1)
  if (last === null) return null
  const min = first.value * sharedScale(tokens, at, first, last)
  const max = last.value
  if (min >= max || !Number.isInteger(min) || !Number.isInteger(max)) return null
  return { min, max, value: Math.round((min + max) / 2), isRange: true, next: last.next }
}

/** "1 to 2 million", "200-300k": the scale is said once. */
function sharedScale(tokens: readonly Token[], at: number, first: Quantity, last: Quantity): number {
  const written = textAt(tokens, at)
  const factor = last.value / Number.parseFloat(textAt(tokens, first.next + 1).replaceAll(',', ''))
  const isBare = first.next === at + 1 && /^[\d.,]+$/.test(written)
  return isBare && Number.isInteger(factor) && factor >= 1000 && first.value * factor < last.value ? factor : 1
}

function byFirstWord(words: Readonly<Record<Bound['bound'], readonly string[]>>): ReadonlyMap<string, readonly Bound[]> {
  const byFirst = new Map<string, Bound[]>()
  for (const bound of ['max', 'min'] as const) {
    for (const each of words[bound]) {
      const [first = '', ...rest] = each.split(' ')
      byFirst.set(first, [...(byFirst.get(first) ?? []), { rest, bound }])
    }
  }
  return byFirst
}
