import { type Amount, canStartAmount, readAmount } from '../amount.ts'
import { endsClause, hasWords, textAt } from '../clause.ts'
import { currencyOfName } from '../currencies.ts'
import type { CountFact, Noun } from '../fact.ts'
import { readCountTail } from '../count-tail.ts'
import { isNamedNumber } from '../named-number.ts'
import { afterFew, afterMeasures } from '../named-numbers.ts'
import { nounBefore, readNoun } from '../nouns.ts'
import { isNumberWord } from '../quantity.ts'
import { eachEnd, isPlural, readPer } from '../said-ratio.ts'
import { adverbs, isPerTime, timeWords } from '../time-words.ts'
import type { Token } from '../token.ts'
import { sameInPlural } from '../irregular-words.ts'
import { singularOf } from '../words.ts'
import type { Phrase, Reading } from './phrase.ts'

/** Larger numbers make no adjectives. */
const mostFew = 12
const parts = new Set('kind kinds type types sort sorts way ways dozen couple pair pairs'.split(' '))

/** How many rows a table has. */
export const count: Phrase = {
  name: 'count',
  description: 'How many rows a table has.',
  examples: [
    { story: '500 patients', facts: [{ text: '500 patients', type: 'count', count: 500, noun: { words: ['patients'] } }] },
    {
      story: '1,500 patients and 10k orders',
      facts: [
        { text: '1,500 patients', type: 'count', count: 1500 },
        { text: '10k orders', type: 'count', count: 10000 },
      ],
    },
    {
      story: '1.5M users, 2.5 million line items',
      facts: [
        { text: '1.5M users', type: 'count', count: 1500000 },
        { text: '2.5 million line items', type: 'count', count: 2500000, noun: { words: ['line', 'items'] } },
      ],
    },
    {
      story: 'five hundred users and a dozen drivers',
      facts: [
        { text: 'five hundred users', type: 'count', count: 500 },
        { text: 'a dozen drivers', type: 'count', count: 12 },
      ],
    },
    {
      story: 'two hundred and fifty thousand users',
      facts: [{ text: 'two hundred and fifty thousand users', type: 'count', count: 250000 }],
    },
    { story: '12.000 customers', facts: [{ text: '12.000 customers', type: 'count', count: 12000 }] },
    {
      story: '2e6 users and 500ish customers',
      facts: [
        { text: '2e6 users', type: 'count', count: 2_000_000 },
        { text: '500ish customers', type: 'count', count: 500, noun: { words: ['customers'] } },
      ],
    },
    { story: 'v2.0 users', facts: [] },
    { story: 'about 300 products', facts: [{ text: '300 products', type: 'count', count: 300 }] },
    {
      story: '5000 active users',
      facts: [{ text: '5000 active users', type: 'count', count: 5000, noun: { words: ['active', 'users'] } }],
    },
    {
      story: '200 B2B enterprise customers',
      facts: [{ text: '200 B2B enterprise customers', type: 'count', count: 200, noun: { words: ['b2b', 'enterprise', 'customers'] } }],
    },
    { story: 'between 200 and 300 agents', facts: [{ text: 'between 200 and 300 agents', type: 'count', count: 250 }] },
    { story: '1-2 million events', facts: [{ text: '1-2 million events', type: 'count', count: 1500000 }] },
    { story: '40 of the products', facts: [{ text: '40 of the products', type: 'count', count: 40, noun: { words: ['products'] } }] },
    {
      story: '- Patients: 500\n- Doctors - 20',
      facts: [
        { text: 'Patients: 500', type: 'count', count: 500, noun: { words: ['patients'] } },
        { text: 'Doctors - 20', type: 'count', count: 20 },
      ],
    },
    {
      story: 'customers 500, orders 2 000',
      facts: [
        { text: 'customers 500', type: 'count', count: 500 },
        { text: 'orders 2 000', type: 'count', count: 2000 },
      ],
    },
    {
      story: '300 patients / 20 doctors',
      facts: [
        { text: '300 patients', type: 'count', count: 300 },
        { text: '20 doctors', type: 'count', count: 20 },
      ],
    },
    { story: 'users (2,000)', facts: [{ text: 'users (2,000)', type: 'count', count: 2000 }] },
    { story: 'number of orders: 300', facts: [{ text: 'orders: 300', type: 'count', count: 300 }] },
    { story: '10 rows of invoices', facts: [{ text: '10 rows of invoices', type: 'count', count: 10, noun: { words: ['invoices'] } }] },
    {
      story: '500 customers with 3 orders each',
      facts: [
        { text: '500 customers', type: 'count', count: 500 },
        {
          text: 'with 3 orders each',
          type: 'ratio',
          min: 3,
          max: 3,
          mean: null,
          child: { words: ['orders'] },
          parent: { words: ['customers'] },
        },
      ],
    },
    {
      story: '200 customers, each with 1-5 orders',
      facts: [
        { text: '200 customers', type: 'count', count: 200 },
        { text: 'each with 1-5 orders', type: 'ratio', min: 1, max: 5 },
      ],
    },
    {
      story: '2,000 orders (4 per customer)',
      facts: [
        { text: '2,000 orders', type: 'count', count: 2000 },
        { text: '(4 per customer)', type: 'ratio', min: 4, child: { words: ['orders'] }, parent: { words: ['customer'] } },
      ],
    },
    {
      story: '10 customers with 95 orders',
      facts: [
        { text: '10 customers', type: 'count' },
        { text: '95 orders', type: 'count', count: 95 },
      ],
    },
    { story: 'Fortune 500 companies, Phase 3 trials, 24/7 support, Web3 users, the 1990s, Windows 11 devices', facts: [] },
    { story: '5 star hotels, 24 hours, 30 day trials, top 10 products, ISO 27001 audits', facts: [] },
    { story: '5 visits a week', facts: [], asides: ['5 visits a week'] },
    { story: '100 orders per day', facts: [{ text: '100 orders per day', type: 'curve', every: { unit: 'day', amount: 100 } }] },
    { story: '2 bedroom apartments, 4 player games', facts: [] },
    {
      story: '5k page views, 40 shows, 6 box types',
      facts: [
        { text: '5k page views', type: 'count' },
        { text: '40 shows', type: 'count' },
        { text: '6 box types', type: 'count', count: 6 },
      ],
    },
    {
      story: '10,000 daily stats: three hundred checks',
      facts: [
        { text: '10,000 daily stats', type: 'count', count: 10000 },
        { text: 'three hundred checks', type: 'count', count: 300 },
      ],
    },
  ],
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
  const found = readNoun(tokens, start)
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
    (eachEnd(tokens, next) !== null && textAt(tokens, next + 1) !== 'with') ||
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
  const isBound = tokens[at]?.kind === 'word' && !amount.isRange && joint !== ':' && !isNumberWord(textAt(tokens, at))
  if (end <= free || isBound || (amount.isRange && joint !== ':')) return null
  const closing = isBracket && textAt(tokens, amount.next) === ')' ? amount.next + 1 : amount.next
  if (isBracket !== closing > amount.next || (!isBracket && !endsClause(tokens, amount.next) && textAt(tokens, amount.next) !== 'and'))
    return null
  const noun = nounBefore(tokens, end, free)
  if (noun === null || !(isPlural(noun) || isAlike(noun)) || isMeasure(noun) || isYearLike(tokens, at)) return null
  const fact: CountFact = { type: 'count', noun, count: amount.value, start: noun.start, end: tokens[closing - 1]?.end ?? 0 }
  return { facts: [fact], first: end - noun.words.length, next: closing }
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
  return timeWords.has(word) && !adverbs.has(word)
}

/** What there can be several of: plurals, words of other scripts not. */
function isCountable(noun: Noun, value: number): boolean {
  return isPlural(noun) || isAlike(noun) || value === 1
}

function isAlike({ words }: Noun): boolean {
  const head = words.at(-1) ?? ''
  return sameInPlural.has(head)
}
