import { lastJoints, listJoints, timeRangeWords } from '../lexicon/connectives.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { either, isOneOf, kindAt, oneOf, sequence, textAt } from '../reader/index.ts'
import { weekdayNumbers } from './calendar-words.ts'
import { namedTimeStarts, readNamedTimes, type Season } from './named-seasons.ts'
import { integersFrom } from '../../lists.ts'
import { readHours } from './read-hours.ts'
import { mayBeginPeriod, readPeriod } from './read-period.ts'
import type { SaidPeriod } from './said-period.ts'
import type { Token } from '../tokens/token.ts'

const none = { months: [], days: [], weekdays: [], hours: [], isPeak: false } as const

/** Times for which people are away, behind "on". */
const pastimes = wordSet('holiday lunch')
/** Most seasons in a row: "in March and August". */
const mostJoined = 4
/** ",", "and", ", and". */
const readJoint = either(sequence({ comma: oneOf([',']), and: oneOf([...lastJoints, '/']) }), oneOf(listJoints))

/** Whether weekdays, hours or a named time can start with a word. */
export function mayBeginDay(text: string): boolean {
  return namedTimeStarts.has(text) || weekdayNumbers.has(text) || text === 'the' || text === '9'
}

/** Whether a season can start with a word. */
export function mayBeginSeason(text: string): boolean {
  return mayBeginDay(text) || mayBeginPeriod(text)
}

/**
 * Reads recurring times, several of one kind: "Black Friday", "March and August", "Q3", "summer", "weekends", "Monday to Friday", "lunch",
 * "Friday and Saturday nights". Null for none.
 */
export function readSeason(tokens: readonly Token[], at: number): Season | null {
  const days = readList(tokens, at)
  if (days === null || days.weekdays.length === 0 || days.hours.length > 0) return days
  const part = namedTimeStarts.has(textAt(tokens, days.next)) ? readList(tokens, days.next) : null
  const isPart = part !== null && part.hours.length > 0 && part.weekdays.length === 0
  return isPart ? { ...days, hours: part.hours, isJoint: true, next: part.next } : days
}

function readList(tokens: readonly Token[], at: number): Season | null {
  let found = readOne(tokens, at)
  for (let count = 1; found !== null && count < mostJoined; count++) {
    const joined = readJoint(tokens, found.next)
    const other = joined === null ? null : readOne(tokens, joined.next)
    if (joined === null || other === null || !isAlike(found, other)) break
    // "no orders on Mondays, Saturdays are busy" goes on with another statement.
    const isSubject = isOneOf(tokens, other.next, being)
    if (isSubject && textAt(tokens, joined.next - 1) === ',') break
    found = joinedSeasons(found, other)
  }
  return found
}

function readOne(tokens: readonly Token[], at: number): Season | null {
  const start = textAt(tokens, at) === 'the' ? at + 1 : at
  // "8% of staff are on | holiday" is what they do.
  if (isOneOf(tokens, at, pastimes) && textAt(tokens, at - 1) === 'on') return null
  const named = readNamedTimes(tokens, start)
  if (named !== null) return { ...none, ...named.value, next: named.next }
  if (textAt(tokens, start) === '9' && isOneOf(tokens, start + 1, timeRangeWords) && isFive(tokens, start + 2))
    return { ...none, hours: integersFrom(9, 16), weekdays: integersFrom(0, 4), next: start + 3 }
  const clock = kindAt(tokens, start) === 'number' ? readHours(tokens, start) : null
  if (clock !== null) return { ...none, hours: clock.hours, next: clock.next }
  return readWeekdays(tokens, start) ?? readMonths(tokens, start) ?? readDate(tokens, start)
}

function isFive(tokens: readonly Token[], at: number): boolean {
  const after = textAt(tokens, at + 1)
  return textAt(tokens, at) === '5' && after !== 'am' && after !== 'pm' && after !== ':'
}

/** "Fridays", "Monday to Friday". */
function readWeekdays(tokens: readonly Token[], at: number): Season | null {
  const first = weekdayNumbers.get(textAt(tokens, at))
  if (first === undefined) return null
  const isRange = isOneOf(tokens, at + 1, timeRangeWords)
  const last = isRange ? weekdayNumbers.get(textAt(tokens, at + 2)) : weekdayNumbers.get(textAt(tokens, at + 1))
  // "Mon-Fri" is a range too, although its hyphen is no token.
  const isJoined = !isRange && last !== undefined && tokens[at + 1]?.start === (tokens[at]?.end ?? 0) + 1
  if (last === undefined || (!isRange && !isJoined)) return { ...none, weekdays: [first], next: at + 1 }
  const days = Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7)
  return { ...none, weekdays: days, next: isRange ? at + 3 : at + 2 }
}

/** "24 May 2024", "May 1". */
function readDate(tokens: readonly Token[], at: number): Season | null {
  const period = readPeriod(tokens, at)
  if (period === null || period.day === null) return null
  const day = `${twoDigits(period.month)}-${twoDigits(period.day)}`
  return { ...none, days: [period.year === null ? day : `${period.year}-${day}`], next: period.next }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** "March", "Q3", "summer", "second half", "June to August". */
function readMonths(tokens: readonly Token[], at: number): Season | null {
  const first = monthsAt(tokens, at)
  if (first === null) return null
  const isHyphened = first.year === null && tokens[first.next]?.start === (tokens[first.next - 1]?.end ?? 0) + 1
  const last = timeRangeWords.has(textAt(tokens, first.next))
    ? monthsAt(tokens, first.next + 1)
    : isHyphened
      ? monthsAt(tokens, first.next)
      : null
  const year = first.year ?? last?.year ?? null
  if (last === null) return { ...none, ...ofYear(monthsFrom(first.month, first.months), year), next: first.next }
  const months = monthsFrom(first.month, ((last.month - first.month + 12) % 12) + last.months)
  return { ...none, ...ofYear(months, year), next: last.next }
}

/** Months of every year, or of one. */
function ofYear(months: readonly number[], year: number | null): Pick<Season, 'months' | 'days'> {
  if (year === null) return { months, days: [] }
  const first = months[0] ?? 1
  return { months: [], days: months.map((month) => `${month < first ? year + 1 : year}-${twoDigits(month)}`) }
}

/** Reads months of a year; null for days and whole years. */
function monthsAt(tokens: readonly Token[], at: number): SaidPeriod | null {
  const period = readPeriod(tokens, at)
  return period === null || period.day !== null || period.months === 12 ? null : period
}

function monthsFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: Math.min(12, count) }, (_, index) => ((first + index + 11) % 12) + 1)
}

function isAlike(one: Season, other: Season): boolean {
  return (['months', 'days', 'weekdays', 'hours'] as const).every((kind) => one[kind].length > 0 === other[kind].length > 0)
}

function joinedSeasons(one: Season, other: Season): Season {
  return {
    months: [...new Set([...one.months, ...other.months])],
    days: [...new Set([...one.days, ...other.days])],
    weekdays: [...new Set([...one.weekdays, ...other.weekdays])],
    hours: [...new Set([...one.hours, ...other.hours])],
    isPeak: one.isPeak,
    next: other.next,
  }
}
