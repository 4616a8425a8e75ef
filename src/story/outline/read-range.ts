import { currencyOfCode } from '../lexicon/currencies.ts'
import { writtenDigits } from '../amounts/written-digits.ts'
import { isNumberWord, readQuantity } from '../amounts/quantity.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { isAboutNumbers } from './is-about-numbers.ts'
import type { Detail } from './outline.ts'

const leads = new Set('between from range ranging ranges in the of : values value on a scale'.split(' '))
const mostLeads = 4
/** Words that can start a number besides number words. */
const starts = new Set(['a', 'an', 'half'])
const joints = new Set(['-', '–', '—', 'to', 'until', 'till', 'and', '…', '...', '.'])
const currencySigns = new Set(['$', '€', '£', '¥'])
const days = /^(?:between |from )?(\d{4}-[01]\d-[0-3]\d) ?(?:-|–|to|and|until|\.\.\.?) ?(\d{4}-[01]\d-[0-3]\d)$/i
const year = /^(?:in |only )?((?:19|20)\d\d)(?: only)?$/i

/** Reads a text that is only a range: "18-65", "between $1.50 and $20", "-20 to 45 °C", "30k to 150k", "in 2025". Null for others. */
export function readRange(text: string): Extract<Detail, { readonly type: 'range' | 'days' }> | null {
  const [, from, to] = days.exec(text) ?? []
  if (from !== undefined && to !== undefined) return from < to ? { type: 'days', from, to } : null
  const only = year.exec(text)?.[1]
  if (only !== undefined) return { type: 'days', from: `${only}-01-01`, to: `${only}-12-31` }
  const scale = Number(/^(?:out of |\/ ?)(\d{1,4})$/i.exec(text)?.[1] ?? 0)
  if (scale > 1) return { type: 'range', min: scale > 10 ? 0 : 1, max: scale, digits: 0 }
  if (!mayBeRange(text)) return null
  const tokens = tokensOf(text.replaceAll(/\.{2,3}/g, ' to '))
  let at = 0
  while (at < mostLeads && isOneOf(tokens, at, leads)) at++
  const low = readNumber(tokens, at)
  if (low === null) return null
  let joint = low.next
  if (kindAt(tokens, joint) === 'word' && !isOneOf(tokens, joint, joints)) joint++
  if (textAt(tokens, joint) === '%') joint++
  let next = joint
  while (next < joint + 3 && isOneOf(tokens, next, joints) && !(next > joint && textAt(tokens, next) !== '.')) next++
  const high = next === joint ? null : readNumber(tokens, next)
  if (high === null || tokens.length > high.next + 2) return null
  // "1-5, mostly 4"
  if (textAt(tokens, high.next) === ',' && tokens.length > high.next + 1) return null
  // Those are lengths of texts, and statements about the numbers say more than a range.
  if (/^(?:char|letter|digit|symbol)/.test(textAt(tokens, high.next)) || isAboutNumbers(textAt(tokens, high.next))) return null
  if (textAt(tokens, high.next) === 'in' && tokens.length === high.next + 1) return null
  if (
    kindAt(tokens, high.next + 1) === 'number' ||
    isAboutNumbers(
      tokens
        .slice(high.next, high.next + 4)
        .map((token) => token.text)
        .join(' '),
    )
  )
    return null
  const min = low.value * sharedScale(low, high)
  return min < high.value && high.value <= Number.MAX_SAFE_INTEGER && min >= -Number.MAX_SAFE_INTEGER
    ? { type: 'range', min, max: high.value, digits: Math.max(low.digits, high.digits) }
    : null
}

/** A quick test that rules out most texts. */
function mayBeRange(text: string): boolean {
  if (!/[^a-z\d ,'"()%]|\b(?:to|and|until|till)\b/i.test(text)) return false
  const word = /^[a-z]+/i.exec(text)?.[0].toLowerCase()
  return word === undefined || leads.has(word) || starts.has(word) || isNumberWord(word) || currencyOfCode(word) !== null
}

interface Said {
  readonly value: number
  /** Factor of the scale of the number. */
  readonly scale: number
  /** Number of written decimals. */
  readonly digits: number
  readonly next: number
}

/** Reads a number with a currency and a minus sign. */
function readNumber(tokens: readonly Token[], at: number): Said | null {
  let next = at
  const isNegative = textAt(tokens, next) === '-' || textAt(tokens, next) === '−'
  if (isNegative) next++
  if (isOneOf(tokens, next, currencySigns) || currencyOfCode(textAt(tokens, next)) !== null) next++
  const quantity = readQuantity(tokens, next)
  if (quantity === null) return null
  const written = writtenDigits(tokens, next, quantity.next)
  const digits = Number.parseFloat(written)
  const behind = quantity.next === next + 1 && quantity.value === digits ? (written.split('.')[1] ?? '').length : 0
  return {
    ...quantity,
    value: isNegative ? -quantity.value : quantity.value,
    scale: digits > 0 ? quantity.value / digits : 1,
    digits: behind,
  }
}

/** The factor if the scale is said only once: "30-50k". */
function sharedScale(low: Said, high: Said): number {
  return low.scale === 1 && high.scale >= 1000 && low.value * high.scale < high.value ? high.scale : 1
}
