import { approximations } from '../lexicon/approximations.ts'
import { throughoutWords, timeRangeWords } from '../lexicon/connectives.ts'
import { levelWords } from '../lexicon/level-words.ts'
import { mostlyWords } from '../lexicon/share-words.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { percentWords, periods } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'

import { hasWords, isJoined, isOneOf, kindAt, readingOf, textAt, hasOneOf } from '../reader/index.ts'
import { isoDay } from '../../time/periods.ts'
import type { WindowFact } from '../facts/fact.ts'
import { dayNumber } from '../times/day-number.ts'
import { endOfLength, lengthOf } from '../times/days-of-length.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { mayStartPeriod, readPeriod } from '../times/read-period.ts'
import { readTimes } from '../times/read-times.ts'
import { daysOfPeriod, type SaidPeriod, yearsOf } from '../times/said-period.ts'
import { lastToldDay, yearUnlessSaid } from '../times/story-today.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords, isPlural, singularOf } from '../words/words.ts'
import { isPlainNumber } from './is-plain-number.ts'
import { pastEvent } from './past-event.ts'
import type { Phrase, Reading } from './phrase.ts'
import { isYearOfRows, yearly } from './year-of-rows.ts'
import { windowExamples } from './window-examples.ts'

const inside: ReadonlySet<string> = wordSet(throughoutWords, 'in of within through')
const starts: ReadonlySet<string> = wordSet('from since starting beginning after')
const ends: ReadonlySet<string> = wordSet('until till before up')
const rangeWords: ReadonlySet<string> = wordSet(timeRangeWords, '→ and ~')
const onwards: ReadonlySet<string> = new Set(['onwards', 'onward', 'forward', 'on'])

/** The period of the events: "in 2024", "from January 2023 to June 2024". */
export const window: Phrase = {
  name: 'window',
  precedence: 170,
  description: 'The period of the data: a day, month, quarter, season or year, or from one to another. Months without a year are in 2025.',
  examples: windowExamples,
  startsAt: (token) =>
    [starts, ends, inside].some((words) => words.has(token.text)) || /^(?:between|on|last)$/.test(token.text) || mayStartPeriod(token),
  read: (tokens, at, free) => {
    const { text } = tokens[at] ?? { text: '' }
    if (text === 'between') return rangeFrom(tokens, at, at + 1)
    if (text === 'last') return lastOf(tokens, at)
    if (starts.has(text)) {
      const start = pastEvent(tokens, at)
      return rangeFrom(tokens, at, start) ?? sinceFrom(tokens, at, start, free)
    }
    if (ends.has(text)) return untilEnd(tokens, at, text)
    if (inside.has(text) || text === 'on')
      return rangeFrom(tokens, at, at + 1) ?? listFrom(tokens, at, at + 1) ?? insideOf(tokens, at, at + 1)
    return rangeFrom(tokens, at, at) ?? listFrom(tokens, at, at) ?? bare(tokens, at)
  },
}

function rangeFrom(tokens: readonly Token[], at: number, start: number): Reading | null {
  const from = readPeriod(tokens, start) ?? dayAlone(tokens, start)
  if (from === null) return null
  // "from January 1, 2024, to March 31, 2024"
  const isParted = from.year !== null && textAt(tokens, from.next) === ',' && timeRangeWords.has(textAt(tokens, from.next + 1))
  const joint = isParted ? from.next + 1 : from.next
  const word = textAt(tokens, joint)
  // "2024-05-01..2024-05-31"
  const isDotted = hasWords(tokens, from.next, '. .') && isJoined(tokens, from.next + 1)
  const isHyphened = from.year === null && tokens[from.next]?.start === (tokens[from.next - 1]?.end ?? 0) + 1
  if (from.month === 0 && from.day !== null) return daysFrom(tokens, at, from)
  const to = rangeWords.has(word)
    ? readPeriod(tokens, joint + 1)
    : isDotted
      ? readPeriod(tokens, from.next + 2)
      : isHyphened
        ? readPeriod(tokens, from.next)
        : null
  if (to === null || !isClear(tokens, to)) return null
  // "In January and February" is a range; "in Q1 and Q3" is a list. "January to March" without a year and a preposition may be about
  // anything.
  if (start === at && from.year === null && to.year === null) return null
  const [first, last] = yearsOf(from, to, yearUnlessSaid)
  const [begin, end] = [daysOfPeriod(from, first), daysOfPeriod(to, last)]
  if (word === 'and' && textAt(tokens, at) !== 'between' && begin.last + 1 !== end.first) return null
  return reading(tokens, { first: at, next: to.next }, { from: begin.first, to: end.last }, unsaidOf(from, to))
}

/** "In January or June 2024", "(Autumn 2022, Spring 2023)". */
function listFrom(tokens: readonly Token[], at: number, start: number): Reading | null {
  const times = readTimes(tokens, start)
  if (times === null || (start === at && !times.isYearSaid) || isOneOf(tokens, times.next, occasions)) return null
  if (!times.isYearSaid && isShaped(tokens, at, times.next)) return null
  // "For 2025, 2000 bookings": the last number is a count.
  if (times.gaps.length > 0 && kindAt(tokens, times.next - 1) === 'number' && isPlural(textAt(tokens, times.next))) return null
  const { from, to, gaps } = times
  const found = reading(tokens, { first: at, next: times.next }, { from, to }, times.isYearSaid ? null : 'year')
  return gaps.length === 0 ? found : { ...found, facts: found.facts.map((fact) => (fact.type === 'window' ? { ...fact, gaps } : fact)) }
}

/** Days of one month, which is said with the last day: "1 to 14 April 2024", "between the 3rd and 9th of May". */
function daysFrom(tokens: readonly Token[], at: number, { day, next }: SaidPeriod): Reading | null {
  const start = textAt(tokens, next + 1) === 'the' ? next + 2 : next + 1
  const to = rangeWords.has(textAt(tokens, next)) ? readPeriod(tokens, start) : null
  const isAnd = textAt(tokens, next) === 'and' && textAt(tokens, at) !== 'between'
  if (to === null || to.day === null || day === null || day >= to.day || isAnd) return null
  const { last } = daysOfPeriod(to, to.year ?? yearUnlessSaid)
  return reading(tokens, { first: at, next: to.next }, { from: last - to.day + day, to: last }, unsaidOf(to))
}

/** A day without a month. The month is 0. */
function dayAlone(tokens: readonly Token[], at: number): SaidPeriod | null {
  const start = textAt(tokens, at) === 'the' ? at + 1 : at
  const day = dayNumber(tokens[start])
  return day === null ? null : { year: null, month: 0, months: 1, day, next: start + 1 }
}

function sinceFrom(tokens: readonly Token[], at: number, start: number, free: number): Reading | null {
  const word = textAt(tokens, at)
  const from = readPeriod(tokens, start)
  if (from === null || !isClear(tokens, from)) return null
  // "From 2000 to 5000" is no range of years.
  const isCounted = kindAt(tokens, from.next + 2) === 'word' && !functionWords.has(textAt(tokens, from.next + 2))
  const isJoined = textAt(tokens, from.next) === 'and' && (word !== 'from' || isCounted)
  if (!isJoined && rangeWords.has(textAt(tokens, from.next)) && kindAt(tokens, from.next + 1) === 'number') return null
  const isOnwards = onwards.has(textAt(tokens, from.next))
  // "from March" alone tells where something comes from, not how long it goes on; "from Q1 2025" is of that quarter.
  if (word === 'from' && !isOnwards && from.year === null) return null
  if (word === 'from' && !isOnwards && (isPart(from) || isYearOfRows(tokens, at, from))) return insideOf(tokens, at, start)
  const { first, last } = daysOfPeriod(from, from.year ?? yearUnlessSaid)
  const begin = word === 'after' ? last + 1 : first
  const length = word === 'after' || isOnwards ? null : lengthBefore(tokens, at)
  if (length !== null)
    return reading(
      tokens,
      { first: Math.max(free, length.first), next: from.next },
      { from: begin, to: length.last(begin) },
      unsaidOf(from),
    )
  const end = { first: at, next: isOnwards ? from.next + 1 : from.next }
  return reading(tokens, end, { from: begin, to: lastToldDay }, unsaidOf(from))
}

/** Whether a period is a quarter, a season or a half of a year. */
function isPart({ months, day }: SaidPeriod): boolean {
  return day === null && months > 1 && months < 12
}

/** A length of time that begins on a day: where it stands, and its last day by the first. */
interface LengthBefore {
  readonly first: number
  readonly last: (first: number) => number
}

/** "36 months | from January 2021". Null if no duration stands before a token. */
function lengthBefore(tokens: readonly Token[], from: number): LengthBefore | null {
  // "3 months of tickets | starting in June"
  const at = textAt(tokens, from - 2) === 'of' ? from - 2 : from
  const unit = periods.get(singularOf(textAt(tokens, at - 1)))
  if (unit === undefined) return null
  const first = [at - 2, at - 3].find((place) => readQuantity(tokens, place)?.next === at - 1)
  const count = first === undefined ? 0 : (readQuantity(tokens, first)?.value ?? 0)
  if (first === undefined || count < 1) return null
  return { first, last: (day) => endOfLength(lengthOf(count, unit), day) }
}

/** A window without a start: "until March 2024", "up to June 2024", "before 2024". */
function untilEnd(tokens: readonly Token[], at: number, word: string): Reading | null {
  if (word === 'up' && textAt(tokens, at + 1) !== 'to') return null
  const start = word === 'up' ? at + 2 : at + 1
  const place = hasWords(tokens, start, 'the end') ? start + 1 : start
  const period = readPeriod(tokens, place)
  if (period === null || period.year === null || !isClear(tokens, period)) return null
  const { first, last } = daysOfPeriod(period, period.year)
  return reading(tokens, { first: at, next: period.next }, { from: null, to: word === 'before' ? first - 1 : last })
}

function insideOf(tokens: readonly Token[], at: number, start: number): Reading | null {
  const period = readPeriod(tokens, start)
  if (period === null || (period.year !== null && !isYearClear(tokens, period))) return null
  const word = textAt(tokens, at)
  if (word === 'of' && period.year === null) return null
  if (occasions.has(textAt(tokens, period.next))) return null
  if (word === 'on' && period.day === null) return null
  if (period.year === null && isShaped(tokens, at, period.next)) return null
  const { first, last } = daysOfPeriod(period, period.year ?? yearUnlessSaid)
  return reading(tokens, { first: at, next: period.next }, { from: first, to: last }, unsaidOf(period))
}

/** "Last summer", "last March". */
function lastOf(tokens: readonly Token[], at: number): Reading | null {
  const period = readPeriod(tokens, at + 1)
  if (period === null || period.year !== null || period.day !== null || isShaped(tokens, at, period.next)) return null
  const { first, last } = daysOfPeriod(period, yearUnlessSaid)
  return reading(tokens, { first: at, next: period.next }, { from: first, to: last }, 'days')
}

/** Occasions whose time is not that of the data: "for the Q3 demo". */
const occasions: ReadonlySet<string> = wordSet(
  'demo demonstration release launch roadmap planning okrs sprint presentation pitch board offsite deadline meeting deck workshop',
)

function bare(tokens: readonly Token[], at: number): Reading | null {
  const period = readPeriod(tokens, at)
  if (period === null || period.year === null || !isClear(tokens, period) || textAt(tokens, at) === 'the') return null
  if (textAt(tokens, period.next) === 'of' && period.months === 12) return null
  // "users (approx 2000)"
  if (isPlainNumber(tokens, at) || isOneOf(tokens, at - 1, approximations)) return null
  // In "from 2000 to 5000" the first number is no year.
  if (period.months === 12 && ['to', '-', '–', 'and'].includes(textAt(tokens, period.next)) && kindAt(tokens, period.next + 1) === 'number')
    return null
  const { first, last } = daysOfPeriod(period, period.year)
  return reading(tokens, { first: at, next: period.next }, { from: first, to: last })
}

/** Whether a number that looks like a year does not count the noun after it. */
function isClear(tokens: readonly Token[], { next, months, day }: SaidPeriod): boolean {
  const [year, after] = [tokens[next - 1], tokens[next]]
  if (months < 12 || day !== null || year?.kind !== 'number' || after === undefined || after.kind === 'sign') return after?.text !== '%'
  // "2000 sales" and "2024 sales records" are counted.
  const isYearly = yearly.has(after.text) && year.value % 50 !== 0 && !isOneOf(tokens, next + 1, rowNouns)
  return after.kind === 'word' && (functionWords.has(after.text) || isYearly || onwards.has(after.text))
}

/** The same after "in", where only 2000 may be a count: "in 2000 hospitals". */
function isYearClear(tokens: readonly Token[], period: SaidPeriod): boolean {
  return period.year !== 2000 || isClear(tokens, period)
}

function isShaped(tokens: readonly Token[], at: number, next: number): boolean {
  // "20% of orders were cancelled in March" gives the time of some orders only.
  const before = tokens[at - 1]
  const isOfSome =
    before?.kind === 'number' ||
    mostlyWords.has(before?.text ?? '') ||
    /[^e]ed$/.test(before?.text ?? '') ||
    hasOneOf(tokens, Math.max(0, at - 8), at, percentWords)
  return isOfSome || [...tokens.slice(Math.max(0, at - 4), at), ...tokens.slice(next, next + 2)].some(({ text }) => levelWords.has(text))
}

/** The window of a period. The year is said, unless `unsaid` is set. `from` and `to` are days since 1970-01-01. */
function reading(
  tokens: readonly Token[],
  { first, next }: { readonly first: number; readonly next: number },
  { from, to }: { readonly from: number | null; readonly to: number },
  unsaid: WindowFact['unsaid'] | null = null,
): Reading {
  const days = { from: from === null ? null : isoDay(from), to: isoDay(to) }
  return readingOf(tokens, first, next, { type: 'window', ...days, ...(unsaid === null ? {} : { unsaid }) })
}

/** Set if none of the periods has a year. */
function unsaidOf(...periods: readonly SaidPeriod[]): WindowFact['unsaid'] | null {
  return periods.every(({ year }) => year === null) ? 'year' : null
}
