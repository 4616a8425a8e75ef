import { wordSet } from '../lexicon/word-set.ts'
import { frequencies, timeWords } from '../lexicon/time-words.ts'
import { endsClause, hasWords, kindAt, textAt } from '../reader/index.ts'
import { type Amount, canStartAmount, readAmount } from '../amount.ts'
import { currencyOfName } from '../currencies.ts'
import type { CountFact, Noun } from '../fact.ts'
import { readCountTail } from '../count-tail.ts'
import { isNamedNumber } from '../named-number.ts'
import { afterFew, afterMeasures } from '../named-numbers.ts'
import { nounBefore, readNoun } from '../nouns.ts'
import { isNumberWord } from '../quantity.ts'
import { spelledOut } from '../spelled-out.ts'
import { isPlural, readEach, readPer } from '../said-ratio.ts'
import { isPerTime } from '../is-per-time.ts'
import type { Token } from '../token.ts'
import { sameInPlural } from '../irregular-words.ts'
import { singularOf } from '../words.ts'
import { countExamples } from './count-examples.ts'
import type { Phrase, Reading } from './phrase.ts'

/** Larger numbers make no adjectives. */
const mostFew = 12
const parts = wordSet('kind kinds type types sort sorts way ways dozen couple pair pairs')

/** How many rows a table has. */
export const count: Phrase = {
  name: 'count',
  precedence: 10,
  description: 'How many rows a table has.',
  examples: countExamples,
  startsAt: canStartAmount,
  read: (tokens, at, free) => {
    const amount = inThousands(tokens, at, readAmount(tokens, at))
    if (amount === null || !isWhole(amount) || isNamedNumber(tokens, at, amount)) return null
    return fromNumber(tokens, at, amount) ?? fromNoun(tokens, at, free, amount)
  },
}

/** "12.000 customers": nobody counts in thousandths, and half of Europe parts thousands so. */
function inThousands(tokens: readonly Token[], at: number, amount: Amount | null): Amount | null {
  if (amount === null || amount.next !== at + 1 || !/^[1-9]\d{0,2}\.\d{3}$/.test(textAt(tokens, at))) return amount
  const value = Math.round(amount.value * 1000)
  return { ...amount, min: value, max: value, value }
}

function isWhole({ value }: Amount): boolean {
  return Number.isSafeInteger(value)
}

/** "500 patients" */
function fromNumber(tokens: readonly Token[], at: number, amount: Amount): Reading | null {
  let start = amount.next
  if (hasWords(tokens, start, 'or so')) start += 2
  if (/^(?:rows?|records?|entries|instances|examples|samples)$/.test(textAt(tokens, start)) && textAt(tokens, start + 1) === 'of') start++
  if (textAt(tokens, start) === 'of') start++
  const read = readNoun(tokens, start)
  const plural = read !== null && amount.value > 1 && isLast(tokens, read.next) ? spelledOut(read.noun) : null
  const found = read === null || plural === null ? read : { ...read, noun: plural }
  if (
    found === null ||
    (parts.has(textAt(tokens, found.next - 1)) && found.noun.words.length === 1) ||
    isFew(found.noun, amount.value) ||
    isMeasure(found.noun) ||
    !isCountable(found.noun, amount.value)
  )
    return null
  const { noun, next } = found
  if (
    isPerTime(tokens, next) ||
    (readEach(tokens, next) !== null && textAt(tokens, next + 1) !== 'with') ||
    (readPer(tokens, next) !== null && textAt(tokens, next) !== 'each' && textAt(tokens, next) !== 'every')
  )
    return null
  const fact: CountFact = { type: 'count', noun, count: amount.value, start: tokens[at]?.start ?? 0, end: noun.end }
  const tail = readCountTail(tokens, next, noun)
  return { facts: tail === null ? [fact] : [fact, ...tail.facts], first: at, next: tail?.next ?? next }
}

/** "Patients: 500", "users (2,000)" */
function fromNoun(tokens: readonly Token[], at: number, free: number, amount: Amount): Reading | null {
  const joint = textAt(tokens, at - 1)
  const isBracket = joint === '('
  const isJoined = /^[:=(\-–|]$/.test(joint)
  const end = isJoined ? at - 1 : at
  // "patients over 65" are old, not many.
  const isBound = kindAt(tokens, at) === 'word' && !amount.isRange && joint !== ':' && !isNumberWord(textAt(tokens, at))
  if (end <= free || isBound || (amount.isRange && joint !== ':')) return null
  const closing = isBracket && textAt(tokens, amount.next) === ')' ? amount.next + 1 : amount.next
  if (isBracket !== closing > amount.next || (!isBracket && !endsClause(tokens, amount.next) && textAt(tokens, amount.next) !== 'and'))
    return null
  const noun = nounBefore(tokens, end, free)
  if (noun === null || !(isPlural(noun) || isAlike(noun)) || isMeasure(noun) || isYearLike(tokens, at)) return null
  const fact: CountFact = { type: 'count', noun, count: amount.value, start: noun.start, end: tokens[closing - 1]?.end ?? 0 }
  return { facts: [fact], first: end - noun.words.length, next: closing }
}

function isLast(tokens: readonly Token[], at: number): boolean {
  return endsClause(tokens, at) || /^(?:and|&|with|plus|\+|\/)$/.test(textAt(tokens, at))
}

function isYearLike(tokens: readonly Token[], at: number): boolean {
  return /^(?:19|20)\d[1-9]$/.test(textAt(tokens, at))
}

/** "2 bedroom apartments" */
function isFew({ words }: Noun, value: number): boolean {
  return value <= mostFew && words.length > 1 && afterFew.has(words[0] as string)
}

function isMeasure({ words }: Noun): boolean {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  const isUnit = [first, singularOf(first)].some((word) => afterMeasures.has(word) || currencyOfName(word) !== null)
  return isUnit || isTime(first) || isTime(last)
}

/** A span of time, but "daily stats" are none. */
function isTime(word: string): boolean {
  return timeWords.has(word) && !frequencies.has(word)
}

/** What there can be several of: plurals, words of other scripts not. */
function isCountable(noun: Noun, value: number): boolean {
  return isPlural(noun) || isAlike(noun) || value === 1
}

function isAlike({ words }: Noun): boolean {
  const head = words.at(-1) ?? ''
  return sameInPlural.has(head)
}
