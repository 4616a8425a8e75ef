import { approximations, exactWords } from '../lexicon/approximations.ts'
import { averagingWords } from '../lexicon/averages.ts'
import { distributives } from '../lexicon/determiners.ts'
import { equalSigns, relatives } from '../lexicon/connectives.ts'
import { havingVerbs, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, type FoundBy, hasWords, isOneOf, oneOf, past, sequence, skipBack, spanOf, textAt, where } from '../reader/index.ts'
import { canStartAmount, readAmount } from '../amounts/amount.ts'
import { countedBefore } from '../amounts/counted-before.ts'
import type { RatioFact } from '../facts/fact.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { isMeasure } from '../words/is-measure.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { ratioBounds, ratioFact, readCounted, readEach, readPer, readVerb } from '../amounts/said-ratio.ts'
import { isPerTime } from '../words/is-per-time.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase, Reading } from './phrase.ts'
import { ownerBefore } from './owner-before.ts'
import { ratioOfMade } from './ratio-of-made.ts'
import { aNoun, example } from './example.ts'

/** Words between the counted noun and its number: "orders (avg 4 per customer)". */
const before = wordSet(approximations, exactWords, averagingWords, '( , : - – = [ with at an of on')
const mostBetween = 5
const mostBeforeAmount = 3
/** Words between the parent and the counted noun: "who have", "can have". */
const verbs = wordSet(havingVerbs, modals, relatives)
const mostVerbs = 3
/** Words between such a verb and the number. "With" is a verb here. */
const beforeVerbs = new Set([...before].filter((word) => !verbs.has(word)))
/** Larger numbers after "have" are totals. */
const mostEach = 100
/** Larger approximate numbers are totals too: "farms with about 200 harvests". */
const mostAbout = 50

/** A number of rows for each row of another table, with the number before "per" or "each", or after "have". */
export const ratio: Phrase = {
  name: 'ratio',
  precedence: 40,
  description: 'A number of rows for each row of another table.',
  examples: [
    example('3 orders per customer', { type: 'ratio', min: 3, max: 3, mean: null, child: aNoun('orders'), parent: aNoun('customer') }),
    example('an average of 4 orders per customer', { text: '4 orders per customer', type: 'ratio', min: null, max: null, mean: 4 }),
    example('about 2.5 orders per active customer', {
      text: '2.5 orders per active customer',
      type: 'ratio',
      mean: 2.5,
      parent: aNoun('active customer'),
    }),
    example('orders (avg 4 per customer)', {
      text: 'orders (avg 4 per customer',
      type: 'ratio',
      min: null,
      max: null,
      mean: 4,
      child: aNoun('orders'),
      parent: aNoun('customer'),
    }),
    example('orders: 2-5 per customer', { type: 'ratio', min: 2, max: 5, mean: null }),
    example('customers with 2-4 accounts each', { type: 'ratio', min: 2, max: 4, child: aNoun('accounts'), parent: aNoun('customers') }),
    example('patients have between 1 and 6 appointments', { type: 'ratio', min: 1, max: 6 }),
    example('users with up to 3 devices each', { type: 'ratio', min: 1, max: 3 }),
    example('2 to 4 items for each order', { type: 'ratio', min: 2, max: 4, parent: aNoun('order') }),
    example('one doctor per 50 patients', {
      type: 'ratio',
      min: null,
      max: null,
      mean: 0.02,
      child: aNoun('doctor'),
      parent: aNoun('patients'),
    }),
    example('orders per customer: 4 on average', { text: 'orders per customer: 4', type: 'ratio', mean: 4, child: aNoun('orders') }),
    example('customers with 5 or fewer orders each', { type: 'ratio', min: 1, max: 5 }),
    example('teams of 4 to 6 people', { type: 'ratio', min: 4, max: 6 }),
    example('users have fewer than 4 devices', { type: 'ratio', min: 1, max: 3 }),
    example('customers may have almost 3 accounts each', { type: 'ratio', mean: 3 }),
    example(
      '200 clients in Spain and Portugal with 1 to 5 orders each',
      { text: '200 clients', type: 'count', count: 200 },
      { text: 'in Spain and Portugal', type: 'place' },
      { text: 'with 1 to 5 orders each', type: 'ratio', min: 1, max: 5, child: aNoun('orders'), parent: aNoun('clients') },
    ),
    example('2 to 4 mentors help in each squad', { type: 'ratio', min: 2, max: 4, parent: aNoun('squad') }),
    { story: '5 orders per day', facts: [], asides: ['5 orders per day'] },
    example('10 readings per device per hour'),
  ],
  startsAt: (token) => token.text === 'per' || token.text === 'of' || canStartAmount(token),
  read: (tokens, at, free) => {
    if (textAt(tokens, at) === 'of') return isOneOf(tokens, at + 1, distributives) ? perThenNumber(tokens, at, at + 1, free) : null
    return textAt(tokens, at) === 'per' ? perThenNumber(tokens, at, at, free) : fromNumber(tokens, at, free)
  },
}

const amountOfEach = sequence({
  per: readPer,
  equals: oneOf([...equalSigns, 'of', '(', 'ranges', 'varies']),
  amount: past(before, mostBeforeAmount, readAmount),
})

/** "Orders per customer: 4", "the number of orders of each customer is between 1 and 5". @param at the token after the child */
function perThenNumber(tokens: readonly Token[], at: number, perAt: number, free: number): Reading | null {
  const child = nounBefore(tokens, at, free)
  const said = child === null ? null : amountOfEach(tokens, perAt)
  if (child === null || said === null) return null
  const { per, amount, next } = said
  if (!(endsClause(tokens, next) || hasWords(tokens, next, 'on average') || textAt(tokens, next) === 'and')) return null
  const first = at - child.words.length
  const number = skipBack(tokens, first, free, numberOf, mostNumberOf)
  // "The price of each product is 20" is no number of rows.
  if (perAt > at && number === first) return null
  const written = ratioBounds(tokens, amount.start, amount, next)
  const isMean = isOneOf(tokens, number - 1, averagingWords) && written.min === written.max
  const bounds = isMean ? { min: null, max: null, mean: amount.value } : written
  const span = { start: child.start, end: spanOf(tokens, at, next).end }
  return readingOf(ratioFact(child, per.parent, bounds, span), next, first)
}

/** Words between "average" and the rows: "the average number of orders per customer". */
const numberOf = wordSet('number count of')
const mostNumberOf = 2

const amountPer = sequence({ amount: readAmount, per: readPer })
const countedPer = sequence({ counted: readCounted, per: readPer })
/** "3 to 5 nurses work in each ward". Only a range: "50 users visit each page" counts all users. */
const countedVerbPer = where(
  sequence({ counted: readCounted, verb: readVerb, per: readPer }),
  ({ counted }) => counted.amount.isRange && isPluralNoun(counted.noun),
)
const countedPerMany = sequence({ counted: readCounted, per: oneOf(['per', 'for every', 'for each']), parents: readCounted })

function fromNumber(tokens: readonly Token[], at: number, free: number): Reading | null {
  // If words stand before the number, the phrase is found at the number.
  if (readAmount(tokens, at) === null) return null
  const bare = amountPer(tokens, at)
  if (bare !== null) return isPerTime(tokens, bare.next) ? null : afterChild(tokens, at, free, bare)
  if (readCounted(tokens, at) === null) return null
  const counted = countedPer(tokens, at) ?? countedVerbPer(tokens, at)
  if (counted !== null) return isPerTime(tokens, counted.next) ? null : perParent(tokens, at, counted)
  return perMany(tokens, at) ?? ratioOfMade(tokens, at, free) ?? ofEach(tokens, at, free)
}

/** The counted noun stands before: "orders (avg 4 per customer)". */
function afterChild(tokens: readonly Token[], at: number, free: number, { amount, per, next }: FoundBy<typeof amountPer>): Reading | null {
  const end = skipBack(tokens, at, free, before, mostBetween)
  const child = nounBefore(tokens, end, free)
  if (child === null) return null
  const span = { start: child.start, end: per.parent.end }
  return readingOf(ratioFact(child, per.parent, ratioBounds(tokens, at, amount, next), span), next, end - child.words.length)
}

/** "3 orders per customer", "3 orders per customer on average". */
function perParent(tokens: readonly Token[], at: number, { counted, per, next }: FoundBy<typeof countedPer>): Reading {
  const bounds = hasWords(tokens, next, 'on average') ? ratioBounds(tokens, at, counted.amount, next) : counted.bounds
  return readingOf(ratioFact(counted.noun, per.parent, bounds, spanOf(tokens, at, next)), next, at)
}

/** "One doctor per 50 patients". */
function perMany(tokens: readonly Token[], at: number): Reading | null {
  const said = countedPerMany(tokens, at)
  const many = said === null ? null : (said.parents.bounds.min ?? said.parents.bounds.mean)
  if (said === null || many === null || many <= 0) return null
  const { noun } = said.parents
  const mean = said.counted.amount.value / many
  const span = { start: spanOf(tokens, at, at).start, end: noun.end }
  return readingOf(ratioFact(said.counted.noun, noun, { min: null, max: null, mean }, span), said.next, at)
}

/** "Customers with 2-4 accounts each", "patients have 4 appointments". */
function ofEach(tokens: readonly Token[], at: number, free: number): Reading | null {
  const counted = readCounted(tokens, at)
  if (counted === null) return null
  const { noun, bounds, amount } = counted
  const verb = skipBack(tokens, at, free, beforeVerbs, mostBetween)
  const each = readEach(tokens, counted.next)
  const owner = ownerBefore(tokens, verb, free, amount.isRange)
  // "200 customers in Germany and France with 3 orders each": the parents are the rows that were counted last.
  const parent =
    owner?.noun ?? (each === null || isMeasure(noun) || noun.words.every((word) => rowNouns.has(word)) ? null : countedBefore(tokens, at))
  if (parent === null) return null
  const isMean = bounds.mean !== null && !(isOneOf(tokens, at - 1, approximations) && amount.value > mostAbout)
  const isRange = bounds.min !== bounds.max || (owner !== null && textAt(tokens, owner.verb) === 'have')
  if (each === null && !isMean && !(isRange && amount.value <= mostEach)) return null
  if (!(isPluralNoun(noun) || bounds.max === 1) || parent.words.at(-1) === noun.words.at(-1)) return null
  const first = owner === null ? skipBack(tokens, verb, free, verbs, mostVerbs) : owner.first
  const start = tokens[first]?.start ?? noun.start
  const span = { start, end: each === null ? noun.end : spanOf(tokens, at, each.next).end }
  return readingOf(ratioFact(noun, parent, bounds, span), each?.next ?? counted.next, first)
}

function readingOf(fact: RatioFact, next: number, first: number): Reading {
  return { facts: [fact], first, next }
}
