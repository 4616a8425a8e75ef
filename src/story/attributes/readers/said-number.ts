import { approximations } from '../../lexicon/approximations.ts'
import { deviationWords } from '../../lexicon/averages.ts'
import { percentWords, physicalUnits, timesInNames } from '../../lexicon/units.ts'
import { millisecondsIn } from '../../lexicon/time-units.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { currencyOfSign } from '../../lexicon/currencies.ts'
import { writtenDigits } from '../../amounts/written-digits.ts'
import { readMoney } from '../../amounts/money.ts'
import { oncePerToken } from '../../tokens/once-per-token.ts'
import { readQuantity } from '../../amounts/quantity.ts'
import { isJoined, isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { functionWords } from '../../words/words.ts'
import { minusSigns } from '../../lexicon/connectives.ts'
import { timeWords } from '../../lexicon/time-words.ts'

/** A number with its unit. */
export interface SaidNumber {
  readonly value: number
  /** As written; null for none. */
  readonly unit: string | null
  /** ISO 4217 code; null if it is no money. */
  readonly currency: string | null
  /** Whether a point separates thousands, as in much of Europe: "80.000". */
  readonly isDotted: boolean
  /** The factor of its scale: 1000 for "30k", 1 for "30,000". */
  readonly scale: number
  readonly next: number
}

/** Units of values. */
const units = wordSet(
  physicalUnits,
  percentWords,
  timesInNames,
  'year yr yrs month week day night nights second secs s millisecond h star stars point points pts degree degrees °c °f ° c f bar v',
)

/** Whether a sign can start a number: "~5", "-5", "$5". */
export function isSignBefore(text: string): boolean {
  return minusSigns.has(text) || approximations.has(text) || currencyOfSign(text) !== null
}

/** Reads a number with its unit: "65", "$1.50", "40 km", "30%", "about 80 dollars", "-5". Null for none. */
export const readSaidNumber = oncePerToken(readNumber)

function readNumber(tokens: readonly Token[], at: number): SaidNumber | null {
  const start = isOneOf(tokens, at, approximations) ? at + 1 : at
  const isNegative = minusSigns.has(textAt(tokens, start)) && isJoined(tokens, start + 1) && !isJoined(tokens, start)
  const first = isNegative ? start + 1 : start
  const money = readMoney(tokens, first)
  const number = money === null ? readQuantity(tokens, first) : { value: money.amount, next: money.next }
  if (number === null || isDay(tokens, first)) return null
  const sign = isNegative ? -1 : 1
  const digits = writtenDigits(tokens, first, number.next)
  const value = sign * number.value
  const isDotted = digits.includes('.') && /^\d{1,3}\.\d{3}$/.test(digits)
  const scale = number.value / (Number.parseFloat(digits.replaceAll(',', '')) || number.value)
  if (money !== null) return { value, unit: null, currency: money.currency, isDotted, scale, next: number.next }
  const next = unitEnd(tokens, number.next)
  const unit = next > number.next ? unitText(tokens, next) : null
  const rest = unit === null ? null : restOf(tokens, next, unit)
  if (rest !== null) return { value: value + sign * rest.value, unit, currency: null, isDotted, scale, next: rest.next }
  return { value, unit, currency: null, isDotted, scale, next }
}

/** The rest of a duration in a smaller unit, counted in the larger one: 0.5 for "1 hour | 30 minutes". Null for none. */
function restOf(tokens: readonly Token[], at: number, unit: string): { readonly value: number; readonly next: number } | null {
  const start = textAt(tokens, at) === 'and' ? at + 1 : at
  const number = kindAt(tokens, start) === 'number' ? readQuantity(tokens, start) : null
  const [large, small] = [millisecondsIn(unit), millisecondsIn(textAt(tokens, number?.next ?? start))]
  if (number === null || large === undefined || small === undefined || !(small * number.value < large)) return null
  return { value: Number(((number.value * small) / large).toPrecision(6)), next: number.next + 1 }
}

/** Whether the year of a day stands at a token: "over | 2024-05-01". */
function isDay(tokens: readonly Token[], at: number): boolean {
  const isDash = (place: number): boolean => textAt(tokens, place) === '-' && isJoined(tokens, place) && isJoined(tokens, place + 1)
  return isDash(at + 1) && isDash(at + 3) && [at, at + 2, at + 4].every((place) => kindAt(tokens, place) === 'number')
}

/** The token after a unit: "kg", "°C", "percent", "t/ha". A unit before a noun counts something else: "5 star hotels". */
function unitEnd(tokens: readonly Token[], at: number): number {
  const next = textAt(tokens, at) === '°' && /^[cf]$/.test(textAt(tokens, at + 1)) ? at + 1 : at
  if (!isOneOf(tokens, next, units)) return at
  return isQuotient(tokens, next + 1) ? next + 3 : next + 1
}

/** Whether a unit is divided by another one, which is no period of a calendar: "g | /dl", but not "kg | /day". */
function isQuotient(tokens: readonly Token[], at: number): boolean {
  const isWritten = textAt(tokens, at) === '/' && isJoined(tokens, at) && isJoined(tokens, at + 1)
  const divisor = textAt(tokens, at + 1)
  return isWritten && kindAt(tokens, at + 1) === 'word' && (!timeWords.has(divisor) || /^(?:s|h|min)$/.test(divisor))
}

/** The unit before a token. */
function unitText(tokens: readonly Token[], next: number): string {
  const last = textAt(tokens, next - 1)
  return isQuotient(tokens, next - 2) ? `${textAt(tokens, next - 3)}/${last}` : last
}

/** Words after a number that belong to its column. */
const followers = wordSet(
  deviationWords,
  'standard median averaging normally uniformly skewed inclusive included exclusive total max min maximum minimum rounded ending',
)

/** Whether a counted noun stands at a token. The number before it is then a count. */
export function isCounted(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return kindAt(tokens, at) === 'word' && !units.has(text) && !functionWords.has(text) && !followers.has(text)
}
