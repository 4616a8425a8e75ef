import { spacedValues } from '../attributes/readers/spaced-values.ts'
import { currencyOfCode } from '../lexicon/currencies.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Span } from '../tokens/token.ts'
import type { Details } from './details.ts'
import { isDone } from '../words/is-done.ts'
import { nameWords } from './name-words.ts'
import { isGloss } from './gloss.ts'
import { readDetails } from './read-details.ts'

/** The details in a declaration and in the description behind it. What only repeats the name is read. */
export function declaredIn(text: string, parts: readonly Span[], name: readonly string[]): Omit<Details, 'idle'> {
  const { isGuess } = findMeaning(name, [])
  const isFlag = isGuess && name.length > 1 && name.some(isDone)
  const read = parts.map(
    (part) => byName(text, part, name, isGuess) ?? withSpaced(text, withAnswer(text, readDetails(text, part), isFlag), part, name),
  )
  return {
    details: read.flatMap(({ details }) => details),
    places: read.flatMap(({ places }) => places),
    unread: read.flatMap(({ unread, idle }) => [...unread.filter(({ start, end }) => !isGloss(text.slice(start, end), name)), ...idle]),
  }
}

const percents = /^\d{1,3}(?:\.\d{1,4})? ?%(?:(?:, ?|,? or |,? and |\/| ?\| ?)\d{1,3}(?:\.\d{1,4})? ?%){1,8}$/
const ofRates = wordSet('rate rates percent percentage discount tax vat commission margin fee')

/** Values that only the name of a column makes clear: "currency: EUR", "tax rate (7%, 19%)". Null for others. */
function byName(text: string, place: Span, name: readonly string[], isGuess: boolean): Details | null {
  const written = text.slice(place.start, place.end)
  const isCurrency = name.at(-1) === 'currency' && /^[A-Z]{3}$/.test(written) && currencyOfCode(written.toLowerCase()) !== null
  const values = isCurrency
    ? [written]
    : ofRates.has(name.at(-1) ?? '') && percents.test(written)
      ? [...written.matchAll(/[\d.]+/g)].map(([number]) => number)
      : []
  // "from (airport code)"
  if (
    values.length === 0 &&
    isGuess &&
    readDetails(text, place).details.length === 0 &&
    /^[\p{L}_]{2,20}(?: [\p{L}_]{2,20}){0,2}$/u.test(written) &&
    findMeaning(nameWords(written), []).isExact
  )
    return { details: [{ type: 'like', of: nameWords(written).join(' ') }], places: [place], unread: [], idle: [] }
  return values.length === 0 ? null : { details: [{ type: 'values', values }], places: [place], unread: [], idle: [] }
}

/** Reads values that only spaces separate: "size (S M L XL)". */
function withSpaced(text: string, read: Details, part: Span, name: readonly string[]): Details {
  const values = read.details.length === 0 ? spacedValues(name, text.slice(part.start, part.end)) : null
  return values === null ? read : { details: [{ type: 'values', values }], places: [part], unread: [], idle: [] }
}

/** Makes a column whose only declaration is a share of one answer a boolean: "outcome (11% yes)", "sold out (10%)". */
function withAnswer(text: string, read: Details, isFlag: boolean): Details {
  const [only, other] = read.unread
  const isAnswer =
    only !== undefined &&
    other === undefined &&
    (isFlag ? /^\d[\d.]{0,5} ?%(?: (?:yes|true|positives?|ones|1s?))?$/i : /^\d[\d.]{0,5} ?% (?:yes|true|positives?|ones|1s?)$/i).test(
      text.slice(only.start, only.end),
    )
  return isAnswer && read.details.length === 0 ? { ...read, details: [{ type: 'type', of: 'boolean', scale: null }], places: [only] } : read
}
