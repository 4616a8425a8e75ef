import { readShare } from '../../amounts/share.ts'
import { peakWords } from '../../lexicon/level-words.ts'
import { sizeNouns } from '../../amounts/is-limit.ts'
import { boundWords } from '../../lexicon/bounds.ts'
import { hasRangeOfRows } from '../../compose/has-range-of-rows.ts'
import { classify } from '../../compose/classify.ts'
import { isCalendarWord, isKnownHead } from '../../compose/noun-words.ts'
import { money } from '../../meanings/money.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { namedTimeStarts } from '../../times/named-seasons.ts'
import type { Noun } from '../../words/noun.ts'
import { headOf, isPlural } from '../../words/words.ts'
import { featureNouns } from '../../lexicon/feature-nouns.ts'
import { timePrepositions } from '../../lexicon/connectives.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { columnRates } from '../../lexicon/share-words.ts'
import { isStateWord } from '../../lexicon/states.ts'
import { percentWords } from '../../lexicon/units.ts'
import { happeningVerbs } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isDone } from '../../words/is-done.ts'
import { isPerTime } from '../../words/is-per-time.ts'
import { isPluralNoun, nounBefore, nounOf } from '../../words/nouns.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import { flowWords } from '../readers/flow-words.ts'
import { isQuantityDone } from '../readers/column-before.ts'
import { columnSureness, type Sureness } from '../readers/column-noun.ts'
import { comparedColumns } from '../readers/measure-verbs.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { isCounted, isSignBefore } from '../readers/said-number.ts'
import { isOperand } from '../readers/is-operand.ts'
import { boundsOf, readSaidRange, type SaidRange } from '../readers/said-range.ts'
import { type Subject, subjectBefore } from '../readers/subject-before.ts'
import { timesSaid } from '../readers/times-said.ts'
import type { Token } from '../../tokens/token.ts'
import type { AttributePhrase, AttributeReading, Last } from './attribute-phrase.ts'

const starts = wordSet(boundWords, 'between from in within range a min max minimum maximum no not never capped limited starting ≥ ≤ $ £ €')

/** Bounds: "salaries between 30k and 150k", "age (18-65)", "a quantity of at most 5". */
export const range: AttributePhrase = {
  name: 'range',
  precedence: 100,
  startsAt: ({ kind, text }) => kind === 'number' || starts.has(text) || (kind === 'sign' && isSignBefore(text)),
  read: (tokens, at, free, last) => {
    const said = readSaidRange(tokens, at)
    if (said === null) return null
    // "20 stores over 8 weeks" is a time.
    if (textAt(tokens, at) === 'over' && isOneOf(tokens, said.next - (said.unit === null ? 0 : 1), timeWords)) return null
    if (isOfLatest(tokens, at, said)) return null
    const nights = nightsOfStays(tokens, at, said)
    if (nights !== null) return readingOf(tokens, at, said, nights)
    const priced = pricedRows(tokens, at, said)
    if (priced !== null) return readingOf(tokens, at, said, priced, true)
    const subject = compared(tokens, at, said) ?? subjectBefore(tokens, at, free, last)
    if (subject !== null && (isOfCounted(tokens, at, subject) || isOperand(tokens, subject))) return null
    if (subject === null) return null
    const whole = pastUnit(tokens, at, pastCounted(tokens, said, subject.column), subject)
    return fits(tokens, at, whole, subject, last) ? readingOf(tokens, at, whole, withOwner(tokens, subject, free)) : null
  },
}

/** Counted rows with bounds in money and no column: "300 products | from $5 to $300", "1000 transactions, | $10-$5000". */
function pricedRows(tokens: readonly Token[], at: number, { currency, min, max, next }: SaidRange): Subject | null {
  if (currency === null || min === null || max === null || !endsClause(tokens, next)) return null
  const end = isOneOf(tokens, at - 1, pricing) ? at - 1 : at
  const noun = nounBefore(tokens, end, Math.max(0, end - mostWords))
  const isRows = noun !== null && isPluralNoun(noun) && !isMoneyNoun(noun)
  return isRows && kindAt(tokens, end - noun.words.length - 1) === 'number' ? { column: noun, table: null, after: at } : null
}

/** "cars up to 60 per trip, passengers | 20-300" are both of trips. */
function withOwner(tokens: readonly Token[], subject: Subject, free: number): Subject {
  const { column, table } = subject
  if (column === null || table !== null || !isPluralNoun(column)) return subject
  const end = firstFrom(tokens, column.start) - 1
  const owner = textAt(tokens, end) === ',' ? nounBefore(tokens, end, Math.min(free, end)) : null
  const per = owner === null ? -1 : firstFrom(tokens, owner.start) - 1
  return owner !== null && textAt(tokens, per) === 'per' && !timeWords.has(owner.words.at(-1) ?? '')
    ? { ...subject, table: owner }
    : subject
}

/** Whether numbers are of the noun itself: "12 prices from $5 to $300". */
function isMoneyNoun({ words }: Noun): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  return isExact && money.includes(meaning)
}

/** "has a mean of 4200 and ranges | from 2700 to 6300" */
const ranging = wordSet('range ranges ranging varies vary')
const pricing = wordSet(', ( from between at for ranging')
const mostWords = 4

/** "1-5 bedrooms, | 45 to 320 sqm": a column that has a number takes no second one. */
function isOfCounted(tokens: readonly Token[], at: number, { column }: Subject): boolean {
  if (column === null || textAt(tokens, at - 1) !== ',') return false
  const first = firstFrom(tokens, column.start)
  return kindAt(tokens, first - 1) === 'number' && first + column.words.length === at - 1
}

/** "a check-in and a check-out, stays of | 2 to 9 nights" */
function nightsOfStays(tokens: readonly Token[], at: number, { next }: SaidRange): Subject | null {
  if (textAt(tokens, next - 1) !== 'nights' || textAt(tokens, at - 1) !== 'of' || !/^stays?$/.test(textAt(tokens, at - 2))) return null
  return { column: { ...nounOf(tokens, next - 1, next), words: ['nights'] }, table: null, after: at - 2 }
}

/** "Last visit | not older than 6 months": when it was, and no age. */
function isOfLatest(tokens: readonly Token[], at: number, { next }: SaidRange): boolean {
  if (!tokens.slice(at, next).some(({ text }) => comparedColumns.get(text) === 'age')) return false
  for (let place = at - 1; place >= at - mostWords && !endsClause(tokens, place); place--) if (isOneOf(tokens, place, latest)) return true
  return false
}

const latest = wordSet('last latest newest recent')

/** "be no older than 15" says which column it is of. */
function compared(tokens: readonly Token[], at: number, { next }: SaidRange): Subject | null {
  for (let place = at; place < next; place++) {
    const column = comparedColumns.get(textAt(tokens, place))
    if (column !== undefined) return { column: { ...nounOf(tokens, place, place + 1), words: [column] }, table: null, after: at }
  }
  return null
}

/** Whether numbers are bounds of a column, and not a count or an amount that changes over time. */
function fits(tokens: readonly Token[], at: number, said: SaidRange, { column }: Subject, last: Last | null): boolean {
  if (isCounted(tokens, said.next) || areRows(tokens, at, said, column)) return false
  // "0 to 20% of the salary" is relative to another column, and "adults over 60 | 20%" tells how many are.
  if (isOneOf(tokens, said.next, others) || readShare(tokens, said.next) !== null) return false
  if (column === null) {
    if (said.isAnnounced || said.min === null || said.max === null || isOneOf(tokens, at - 1, ranging)) return true
    // "1-5 bedrooms, 45 to 320 sqm" are two columns.
    const before = last?.fact.aspects.at(-1)?.type
    // "uniformly distributed | from 5 to 95"
    return before === 'shape' || before === 'step' || (before === 'whole' && said.unit === null && endsClause(tokens, said.next))
  }
  const head = column.words.at(-1) ?? ''
  // "free shipping above 50" is a condition.
  if (isOfTimes(tokens, said, column) || column.words[0] === 'free') return false
  // "during a trip, 0-130 km/h" is no number of the trip.
  if (!said.isAnnounced && textAt(tokens, at - 1) === ',' && isKnownHead(headOf(column.words)) && !findMeaning(column.words, []).isExact)
    return false
  // A bound after a time is a duration: "shipped_at is after ordered_at, at most 10 days".
  if (column.words.length > 1 && (head === 'at' || head === 'on')) return false
  // "Revenue from 50k to 90k" is a change over time.
  if (flowWords.has(head) && (!said.isAnnounced || isPerTime(tokens, said.next) || isOneOf(tokens, said.next, timePrepositions)))
    return false
  // "Timestamps over one day".
  if (/^(?:timestamp|date|datetime)s?$/.test(head) || (timeWords.has(head) && column.words.length === 1)) return false
  const sureness = surenessOf(tokens, at, said, column)
  // "Defect rate between 1% and 2%" is a share of rows, "interest rate between 3% and 12%" a number in each row.
  const isShare = rates.has(head) && !columnRates.has(column.words.at(-2) ?? '')
  if (percentWords.has(said.unit ?? '') && (sureness !== 'known' || isShare)) return false
  if (sureness === 'none') return said.currency !== null && said.min !== null && said.max !== null
  const isBoth = said.min !== null && said.max !== null
  return sureness === 'known' || (isBoth && said.isAnnounced) || said.unit !== null || said.currency !== null
}

/** Whether bounds in brackets are the number of rows of a listed table: "customers (50-100); products (at least 200)". */
function areRows(tokens: readonly Token[], at: number, { unit, currency, min, max, next }: SaidRange, column: Noun | null): boolean {
  const isAlone = unit === null && currency === null && textAt(tokens, at - 1) === '(' && textAt(tokens, next) === ')'
  return isAlone && column !== null && hasRangeOfRows(column.words.at(-1) ?? '', max ?? min)
}

/** "a team size of 2 to 8 people": the noun behind the bounds says what the size counts. */
function pastCounted(tokens: readonly Token[], said: SaidRange, column: Noun | null): SaidRange {
  const isSize = column !== null && sizeNouns.has(headOf(column.words)) && isCounted(tokens, said.next) && said.unit === null
  return isSize && isPlural(textAt(tokens, said.next)) ? { ...said, next: said.next + 1 } : said
}

/** "sugar 18-26 | brix": a word that is no noun for rows, behind both bounds of a named column, is their unit. */
function pastUnit(tokens: readonly Token[], at: number, said: SaidRange, { column, after }: Subject): SaidRange {
  const { unit, currency, min, max, next } = said
  const text = textAt(tokens, next)
  const isUnit =
    isCounted(tokens, next) &&
    !clockWords.has(text) &&
    endsClause(tokens, next + 1) &&
    !isPlural(text) &&
    !isKnownHead(text) &&
    !isDone(text)
  const isOfColumn = column !== null && after > at - 2 && !isPluralNoun(column) && min !== null && max !== null
  return isUnit && isOfColumn && unit === null && currency === null && /^[a-z]+$/.test(text)
    ? { ...said, unit: text, next: next + 1 }
    : said
}

/** Whether bounds are hours of the day or a duration until something is done: "logins peak between 8 and 10", "closed in under 48 hours". */
function isOfTimes(tokens: readonly Token[], { unit, next }: SaidRange, { words }: Noun): boolean {
  const head = words.at(-1) ?? ''
  // "mostly overnight, 4 to 11 hours"
  if (words.length === 1 && namedTimeStarts.has(head)) return true
  // "logins happen between 9 and 11"
  if (unit === null && happeningVerbs.has(head)) return true
  if (
    clockWords.has(textAt(tokens, next)) ||
    (unit === null && (peakWords.has(head) || (peakWords.has(words.at(-2) ?? '') && /^(?:hour|time)s?$/.test(head))))
  )
    return true
  if (!/^(?:second|minute|hour|day|week|month|year)s?$/.test(unit ?? '')) return false
  // "sales volume over 3 years" is a period.
  return (words.length === 1 && isDone(head)) || flowWords.has(head) || periodic.has(head)
}

/** Nouns whose range is a period: "data over 3 years" says when the data is, not how long a value lasts. */
const periodic = wordSet('data history trend performance activity')
const clockWords = wordSet("am pm o'clock oclock")

/** How surely the noun is a column: "delivery attempts 1 to 5", "pages min 1 max 40". */
function surenessOf(tokens: readonly Token[], at: number, said: SaidRange, column: Noun): Sureness {
  const isBoth = said.currency === null && said.min !== null && said.max !== null
  const isNumber =
    said.isNamed === true || isQuantityDone(column.words) || featureNouns.has(headOf(column.words)) || isOwnNumber(tokens, at, said, column)
  return isBoth && isNumber ? 'known' : columnSureness(column)
}

/**
 * A whole clause about things that the story names once, or a scale that begins at 0 or 1: "leads: | panels 6-40, ..." is a number in each
 * row, and so is "temper from 1 to 5".
 */
function isOwnNumber(tokens: readonly Token[], at: number, { min, max, unit, next }: SaidRange, column: Noun): boolean {
  const last = column.words.at(-1) ?? ''
  const end = textAt(tokens, at - 1) === 'from' ? at - 1 : at
  const first = firstFrom(tokens, column.start)
  const isClause = first === end - column.words.length && first >= 0 && endsClause(tokens, first - 1) && endsClause(tokens, next)
  if (!isClause || unit !== null || (max ?? Infinity) > mostThings || timesSaid(tokens, last) > 1) return false
  const kind = classify(column.words)
  if (!isPlural(last)) return (min === 0 || min === 1) && kind === null && !isCalendarWord(last) && !isDone(last) && !isStateWord(last)
  return end === at && !['person', 'place', 'organisation'].includes(kind?.archetype.name ?? '')
}

/** Most things of which each row has a number. */
const mostThings = 100

/** Words after numbers that are not bounds: "1 to 5 per customer", "1 to 10 days later". */
const others = wordSet('of per later after before ago earlier')

/** Nouns for shares of rows. */
const rates = wordSet('rate rates ratio share churn')

function readingOf(tokens: readonly Token[], at: number, said: SaidRange, subject: Subject, isRows = false): AttributeReading {
  const isTable = isRows || (subject.column !== null && surenessOf(tokens, at, said, subject.column) === 'none')
  return readingOfSubject(tokens, { ...said, aspects: [{ type: 'range', ...boundsOf(said) }] }, subject, isTable)
}
