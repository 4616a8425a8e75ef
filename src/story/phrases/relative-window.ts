import { approximations } from '../lexicon/approximations.ts'
import { throughoutWords } from '../lexicon/connectives.ts'
import { percentWords, type Period, periods } from '../lexicon/units.ts'
import { pastWords as past } from '../lexicon/time-words.ts'
import { having } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { timeOfSome } from '../facts/reasons.ts'
import { hasWords, isOneOf, kindAt, readingOf, spanOf, textAt } from '../reader/index.ts'
import { type Days, isoDay } from '../../time/periods.ts'
import { canStartAmount } from '../amounts/amount.ts'
import { daysFromToday, daysUntil, type Length, lengthOf } from '../times/days-of-length.ts'
import { readPeriod } from '../times/read-period.ts'
import { daysOfPeriod } from '../times/said-period.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { isOwnPlan } from '../times/own-plan.ts'
import { lastToldDay } from '../times/story-today.ts'
import type { Token } from '../tokens/token.ts'
import { readNoun } from '../words/nouns.ts'
import { isPlural } from '../words/words.ts'
import { happeningRows } from './happening-rows.ts'
import type { Phrase, Reading } from './phrase.ts'
import { relativeWindowExamples } from './relative-window-examples.ts'

interface Unit {
  readonly unit: Period
  readonly times: number
}

const units: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...[...periods].map(([word, unit]) => [word, { unit, times: 1 }] as const),
  ['fortnight', { unit: 'week', times: 2 }],
  ['decade', { unit: 'year', times: 10 }],
])

/** Words that are a window alone. */
const days: ReadonlyMap<string, Period> = new Map([
  ['ytd', 'year'],
  ['ttm', 'year'],
  ['ltm', 'year'],
  ['yesterday', 'day'],
])
const future: ReadonlySet<string> = wordSet('next coming upcoming following')
const current: ReadonlySet<string> = wordSet('this current')
const leads: ReadonlySet<string> = wordSet(throughoutWords, 'in of within from since')
/** Words before a duration: "over about", "over the course of". */
const about: ReadonlySet<string> = wordSet(approximations, 'some at least the a whole full entire course of')
const spans: ReadonlySet<string> = wordSet('period window timeframe span history timespan horizon dataset')
const recorded: ReadonlySet<string> = wordSet(
  'data history records sales orders activity transactions logs traffic trading operation operations readings revenue business bookings events usage invoices',
)
const lastingVerbs = wordSet('run runs last lasts stay stays valid')
const vague: ReadonlyMap<string, number> = new Map([
  ['couple', 2],
  ['few', 3],
  ['several', 5],
])

/** Windows that end on the day before today: "last two years", "over 18 months". */
export const relativeWindow: Phrase = {
  name: 'relative_window',
  precedence: 180,
  description:
    'The period of the data relative to today, which is 2026-01-01: "the last two years", or a duration, which ends with 2025. "This year" is 2025, as 2026 has just begun.',
  examples: relativeWindowExamples,
  startsAt: (token) =>
    [days, leads, ofPeriods, past, future, current, vague].some((words) => words.has(token.text)) ||
    unitOf(token.text) !== null ||
    canStartAmount(token),
  read: (tokens, at) =>
    kindAt(tokens, at) === 'number'
      ? ofLength(tokens, at)
      : (toDate(tokens, at) ?? toldFromToday(tokens, at) ?? lasting(tokens, at) ?? recordedFor(tokens, at)),
}

/** "24-month period", "3 years of history". */
function ofLength(tokens: readonly Token[], at: number): Reading | null {
  const isLong = unitAt(tokens, countAt(tokens, at).next) !== null
  return isLong ? (lasting(tokens, at) ?? recordedFor(tokens, at)) : null
}

function toDate(tokens: readonly Token[], at: number): Reading | null {
  const text = textAt(tokens, at)
  const length = days.get(text)
  if (length !== undefined) return backwards(tokens, at, at + 1, lengthOf(1, length))
  const unit = unitAt(tokens, at)
  const isToDate = unit !== null && textAt(tokens, at + 1) === 'to' && textAt(tokens, at + 2) === 'date'
  return isToDate ? backwards(tokens, at, at + 3, lengthOf(unit.times, unit.unit)) : null
}

/** "Over the last two years", "next year", "this quarter". */
function toldFromToday(tokens: readonly Token[], at: number): Reading | null {
  let place = leads.has(textAt(tokens, at)) ? at + 1 : at
  if (textAt(tokens, place) === 'the' && place > at) place++
  const word = textAt(tokens, place)
  const isPast = past.has(word)
  if (!isPast && !future.has(word) && !current.has(word)) return null
  const count = isPast || future.has(word) ? countAt(tokens, place + 1) : { value: 1, next: place + 1 }
  if (!isPast && isOwnPlan(tokens, at)) return null
  if (textAt(tokens, count.next) === 'hours' && isPast)
    return backwards(tokens, at, count.next + 1, lengthOf(Math.ceil(count.value / 24), 'day'))
  const unit = unitAt(tokens, count.next)
  if (unit === null) return null
  // "the following week" and "the next day" are relative to another time, "this month" to each row.
  if (word === 'following' || (word === 'next' && unit.unit === 'day' && count.next === place + 1)) return null
  const length = lengthOf(count.value * unit.times, unit.unit)
  const next = count.next + 1
  // "3% were cancelled | last month" is the time of some rows.
  if (place === at && isOfShare(tokens, at))
    return { facts: [], asides: [{ ...spanOf(tokens, at, next), reason: timeOfSome }], first: at, next }
  if (isOfPeriod(tokens, next) || (word === 'last' && place === at && count.next > place + 1 && isDuration(tokens, at, next))) return null
  const last = isPast ? anchorAt(tokens, next) : null
  if (last !== null) return backwards(tokens, at, last.next, length, last.day)
  return future.has(word) ? reading(tokens, at, next, daysFromToday(length)) : backwards(tokens, at, next, length)
}

/** Whether words with a share end before a token: "12% left the company | last year". */
function isOfShare(tokens: readonly Token[], at: number): boolean {
  let first = at
  while (first > at - mostOfShare && kindAt(tokens, first - 1) === 'word' && !percentWords.has(textAt(tokens, first - 1))) first--
  return first < at && percentWords.has(textAt(tokens, first - 1))
}

/** Most words of a share. */
const mostOfShare = 6

/** Words after a duration of rows: "loans last 14 days on average", "rentals last 3 days each". */
const durations: ReadonlySet<string> = wordSet('on each apiece at')

const subjects: ReadonlySet<string> = wordSet('and or that which they always usually normally typically')

/** Whether "last" before a number is what rows do: "loans last 14 days", but "orders last 30 days" are those of a time. */
function isDuration(tokens: readonly Token[], at: number, next: number): boolean {
  const before = tokens[at - 1]
  // "start on Mondays and | last 12 months"
  const isVerb = isOneOf(tokens, at - 1, subjects) && !isOneOf(tokens, next, recorded)
  return isVerb || isOneOf(tokens, next, durations) || (before?.kind === 'word' && isPlural(before.text) && !recorded.has(before.text))
}

/** Whether a part of a period follows: "the last week | of March 2024", "the last day | of the month". */
function isOfPeriod(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'of') return false
  const start = /^(?:the|a|each|every)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
  return readPeriod(tokens, start) !== null || unitAt(tokens, start) !== null
}

/** The last day of a window that ends on a said day: "before 2025-03-31", "until March 2024". Null for none. */
function anchorAt(tokens: readonly Token[], at: number): { readonly day: number; readonly next: number } | null {
  if (!isOneOf(tokens, at, anchors)) return null
  const start = /^(?:to|on|in)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
  const period = readPeriod(tokens, start)
  if (period === null || period.year === null) return null
  const { first, last } = daysOfPeriod(period, period.year)
  return { day: isOneOf(tokens, at, strictAnchors) ? first - 1 : last, next: period.next }
}

const strictAnchors: ReadonlySet<string> = wordSet('before prior')
const anchors: ReadonlySet<string> = wordSet(strictAnchors, 'until till up to through ending')

/** "Over 18 months", "over the course of a year". */
function lasting(tokens: readonly Token[], at: number): Reading | null {
  const word = textAt(tokens, at)
  let place = throughoutWords.has(word) || isOfData(tokens, at) ? at + 1 : at
  for (let skipped = 0; place > at && skipped < 4 && isOneOf(tokens, place, about); skipped++) place++
  const count = countAt(tokens, place)
  const unit = unitAt(tokens, count.next)
  // "Data for 90 days", "a dataset of 6 months of rides"
  if (unit !== null && count.next > place && isOfData(tokens, at))
    return ofLengthOnly(tokens, at, count.next + 1, lengthOf(count.value * unit.times, unit.unit))
  if (unit === null || ['old', 'ago', 'of'].includes(textAt(tokens, count.next + 1))) return null
  // "During the day" and "over the week" are recurring times.
  if (count.next === place && (unit.unit === 'day' || unit.unit === 'week') && textAt(tokens, place - 1) === 'the') return null
  const isPeriod = spans.has(textAt(tokens, count.next + 1))
  // "20% for one year" is about some rows, "for two year contracts" about a kind of contract.
  // "Subscriptions run for 12 months" says how long each lasts.
  const isOfEach = isOneOf(tokens, at - 1, lastingVerbs) && !isOneOf(tokens, at - 2, recorded)
  const isKind = word === 'for' && (isOfEach || isOneOf(tokens, at - 1, percentWords) || isAttributive(tokens, count))
  const isLasting =
    !isKind && throughoutWords.has(word) && (word !== 'for' || unit.unit !== 'day') && (count.next > place || place > at + 1)
  if (!isPeriod && !isLasting) return null
  return ofLengthOnly(tokens, at, isPeriod ? count.next + 2 : count.next + 1, lengthOf(count.value * unit.times, unit.unit))
}

/** Whether a word stands between the data and their period: "data | for 90 days", but not "we keep data | for 90 days". */
function isOfData(tokens: readonly Token[], at: number): boolean {
  if (!isOneOf(tokens, at, ofPeriods) || !isOneOf(tokens, at - 1, dataWords)) return false
  return !tokens.slice(Math.max(0, at - mostOfData), at).some(({ text }) => keeping.has(text))
}

const ofPeriods = wordSet(throughoutWords, 'of with')
const dataWords = wordSet('data dataset datasets set')
const keeping = wordSet('keep keeps kept store stores stored retain retains retained hold holds held save saves saved delete deletes')
const mostOfData = 5

/** A window of which only the length is said. */
function ofLengthOnly(tokens: readonly Token[], first: number, next: number, length: Length): Reading | null {
  const found = backwards(tokens, first, next, length)
  return found === null ? null : { ...found, facts: found.facts.map((fact) => (fact.type === 'window' ? { ...fact, length } : fact)) }
}

/** Whether a duration is an adjective: "two year | contracts". */
function isAttributive(tokens: readonly Token[], { value, next }: { readonly value: number; readonly next: number }): boolean {
  const text = textAt(tokens, next + 1)
  return value > 1 && !isPlural(textAt(tokens, next)) && isPlural(text) && !recorded.has(text)
}

/** "3 years of history". */
function recordedFor(tokens: readonly Token[], at: number): Reading | null {
  const place = leads.has(textAt(tokens, at)) ? at + 1 : at
  // "A quarter of orders" is a share.
  if (hasWords(tokens, place, 'a quarter')) return null
  const count = countAt(tokens, textAt(tokens, place) === 'a' ? place + 1 : place)
  const unit = count.next > place ? unitAt(tokens, count.next) : null
  const isOf = ['of', "'"].includes(textAt(tokens, count.next + 1))
  // "12 months of website data": the noun is read apart.
  const isData = isOf && readNoun(tokens, count.next + 2)?.noun.words.at(-1) === 'data'
  // "Every course has | 3 weeks of lessons" says what each has.
  const rows = isOf && !isData && !isOneOf(tokens, at - 1, having) ? happeningRows(tokens, count.next + 2) : null
  const isRecorded = isData || rows !== null || (isOf && recorded.has(textAt(tokens, count.next + 2)))
  const end = isData ? count.next + 2 : (rows?.next ?? count.next + 3)
  const found = unit === null || !isRecorded ? null : ofLengthOnly(tokens, at, end, lengthOf(count.value * unit.times, unit.unit))
  if (found === null || rows === null) return found
  return { ...found, facts: found.facts.map((fact) => (fact.type === 'window' ? { ...fact, of: rows.noun } : fact)) }
}

function countAt(tokens: readonly Token[], at: number): { readonly value: number; readonly next: number } {
  const start = textAt(tokens, at) === 'a' && vague.has(textAt(tokens, at + 1)) ? at + 1 : at
  const few = vague.get(textAt(tokens, start))
  if (few !== undefined) return { value: few, next: textAt(tokens, start + 1) === 'of' ? start + 2 : start + 1 }
  return readQuantity(tokens, at) ?? { value: 1, next: at }
}

function unitAt(tokens: readonly Token[], at: number): Unit | null {
  return unitOf(textAt(tokens, at))
}

function unitOf(text: string): Unit | null {
  const found = units.get(text)
  if (found !== undefined) return found
  return /[s']$/.test(text) ? (units.get(text.replace(/(?:'s|s'?)$/, '')) ?? null) : null
}

function backwards(tokens: readonly Token[], first: number, next: number, length: Length, end: number = lastToldDay): Reading | null {
  return reading(tokens, first, next, daysUntil(length, end))
}

function reading(tokens: readonly Token[], first: number, next: number, days: Days | null): Reading | null {
  if (days === null) return null
  const unsaid = days.last === lastToldDay || days.first === lastToldDay + 1 ? ({ unsaid: 'days' } as const) : {}
  return readingOf(tokens, first, next, { type: 'window', from: isoDay(days.first), to: isoDay(days.last), ...unsaid })
}
