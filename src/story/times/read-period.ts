import { listJoints, timePrepositions, timeRangeWords } from '../lexicon/connectives.ts'
import { distributives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { monthNumbers, ordinals, seasonMonths, unclearMonths } from './calendar-words.ts'
import { hasWords, isOneOf, textAt } from '../reader/index.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { readDay } from './read-day.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { readYear } from './read-year.ts'
import type { SaidPeriod } from './said-period.ts'
import { yearUnlessSaid } from './story-today.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'

const beforeMonths: ReadonlySet<string> = wordSet(
  timePrepositions,
  timeRangeWords,
  distributives,
  'of from since by and between for late early mid end this last around about before after',
)

/** Words that can start a period, besides those with digits. */
const firstWords: ReadonlySet<string> = new Set([
  ...monthNumbers.keys(),
  ...seasonMonths.keys(),
  ...ordinals.keys(),
  ...'the year yearend early mid late end start beginning month week fiscal financial calendar fy cy'.split(' '),
])

/**
 * Reads a period: "March 2024", "5 March 2024", "3/15/2024", "Q3", "H1 2024", "third quarter of 2023", "summer 2024", "FY2024", "2024".
 * Null for none.
 */
export const readPeriod = oncePerToken(readTime)

function readTime(tokens: readonly Token[], at: number): SaidPeriod | null {
  const token = tokens[at]
  if (token === undefined || !mayStartPeriod(token)) return null
  // Most numbers are no years.
  if (token.kind === 'number' && readYear(tokens, at) === null) return readDay(tokens, at)
  const start = token.text === 'the' ? at + 1 : at
  return readPart(tokens, start) ?? readWhole(tokens, start, start === at)
}

/** Whether a period can start with a token. */
export function mayStartPeriod({ kind, text }: Token): boolean {
  if (kind === 'number') return text.length <= 4
  return kind === 'word' ? mayBeginPeriod(text) : "'‘’".includes(text)
}

/** Whether a period can start with a word. */
export function mayBeginPeriod(text: string): boolean {
  return firstWords.has(text) || /\d/.test(text)
}

function readWhole(tokens: readonly Token[], start: number, isBare: boolean): SaidPeriod | null {
  const text = textAt(tokens, start)
  return (
    readDay(tokens, start) ??
    readQuarter(tokens, start) ??
    readNamed(tokens, start) ??
    (isBare || text === 'year' || text === 'fiscal' || text === 'financial' ? readWholeYear(tokens, start) : readDecade(text, start))
  )
}

/** "early 2024", "end of 2024", "start of the year". */
function readPart(tokens: readonly Token[], at: number): SaidPeriod | null {
  const text = textAt(tokens, at)
  if (text === 'year' && textAt(tokens, at + 1) === 'end') return { year: null, month: 12, months: 1, day: null, next: at + 2 }
  if (text === 'yearend') return { year: null, month: 12, months: 1, day: null, next: at + 1 }
  if (['early', 'mid', 'late'].includes(text)) {
    const inner = readWhole(tokens, at + 1, true)
    if (inner === null || inner.months < 12) return inner
    return { ...inner, month: text === 'early' ? 1 : text === 'mid' ? 5 : 9, months: 4 }
  }
  if (text === 'week') return weekFrom(tokens, at)
  const some = readSome(tokens, at)
  if (some !== null) return some
  const isEnd = text === 'end'
  if (!(isEnd || text === 'start' || text === 'beginning') || textAt(tokens, at + 1) !== 'of') return null
  const isYear = textAt(tokens, at + 2) === 'the' && textAt(tokens, at + 3) === 'year'
  const inner = isYear
    ? { year: null, month: 1, months: 12, day: null, next: at + 4 }
    : readWhole(tokens, textAt(tokens, at + 2) === 'the' ? at + 3 : at + 2, true)
  if (inner === null || inner.day !== null) return inner
  return { ...inner, month: isEnd ? inner.month + inner.months - 1 : inner.month, months: 1 }
}

/** "week of 4 March", "week of March 4th, 2024". */
function weekFrom(tokens: readonly Token[], at: number): SaidPeriod | null {
  const day = textAt(tokens, at + 1) === 'of' ? readDay(tokens, textAt(tokens, at + 2) === 'the' ? at + 3 : at + 2) : null
  return day === null || day.day === null ? null : { ...day, part: { first: 0, days: 7 } }
}

/** Parts of a longer period by their length in days; null for months. */
const lengths: ReadonlyMap<string, number | null> = new Map([
  ['day', 1],
  ['week', 7],
  ['month', null],
])

/** "first week of January", "last 10 days of March 2024", "first three months of 2024". */
function readSome(tokens: readonly Token[], at: number): SaidPeriod | null {
  const text = textAt(tokens, at)
  const isLast = text === 'last' || text === 'final'
  const ordinal = ordinals.get(text)
  if (ordinal === undefined) return null
  const isEdge = isLast || ordinal === 1
  const count = isEdge ? (readQuantity(tokens, at + 1) ?? { value: 1, next: at + 1 }) : { value: 1, next: at + 1 }
  const unit = lengths.get(singularOf(textAt(tokens, count.next)))
  if (unit === undefined || textAt(tokens, count.next + 1) !== 'of' || !Number.isInteger(count.value) || count.value < 1) return null
  const start = textAt(tokens, count.next + 2) === 'the' ? count.next + 3 : count.next + 2
  const inner = readWhole(tokens, start, true)
  if (inner === null || inner.day !== null || inner.months > 12) return null
  const skipped = isLast ? -count.value : ordinal - 1
  if (unit !== null) return { ...inner, part: { first: skipped * unit, days: count.value * unit } }
  if (count.value > inner.months) return null
  return { ...inner, month: inner.month + (isLast ? inner.months : 0) + skipped, months: count.value }
}

/** "Q3 2023", "2023-Q3", "third quarter of 2023", "H1", "first half of 2024". */
function readQuarter(tokens: readonly Token[], at: number): SaidPeriod | null {
  const before = readYear(tokens, at)
  const place = before === null ? at : before.next
  const text = textAt(tokens, place)
  const short = /^([qh])([1-4])$/.exec(text)
  const ordinal = ordinals.get(text)
  const unit = short?.[1] ?? { quarter: 'q', half: 'h' }[textAt(tokens, place + 1)]
  const number = short === null ? ordinal : Number(short[2])
  if (unit === undefined || number === undefined || (unit === 'h' && short === null && text === 'last')) return null
  if (unit === 'h' && number > 2 && text !== 'final') return null
  const months = unit === 'q' ? 3 : 6
  const month = (Math.min(number, 12 / months) - 1) * months + 1
  const next = place + (short === null ? 2 : 1)
  const period = withYear(tokens, { year: before?.year ?? null, month, months, day: null, next })
  // "The last quarter" is relative to today; "the last quarter of 2023" is the fourth.
  return short === null && text === 'last' && (period.year === null || textAt(tokens, next) !== 'of') ? null : period
}

/** "March 2024", "month of March", "summer of 2024". */
function readNamed(tokens: readonly Token[], at: number): SaidPeriod | null {
  const start = hasWords(tokens, at, 'month of') ? at + 2 : at
  const text = textAt(tokens, start)
  const month = monthNumbers.get(text)
  if (month !== undefined) {
    const stop = textAt(tokens, start + 1) === '.' && text.length <= 4 && text !== 'may' ? start + 2 : start + 1
    const period = withYear(tokens, { year: null, month, months: 1, day: null, next: stop })
    const isSaid = period.year !== null || !unclearMonths.has(text) || start > at || isMonthContext(tokens, at)
    return isSaid ? (period.year === null ? { ...period, next: start + 1 } : period) : null
  }
  const season = seasonMonths.get(text)
  if (season === undefined) return null
  const period = withYear(tokens, { year: null, month: season, months: 3, day: null, next: start + 1 })
  // "The dates fall in 2024" has a verb.
  const isVerb = text === 'fall' && (period.year === null || isOneOf(tokens, start + 1, timePrepositions))
  return isVerb ? null : period
}

/** Whether "May" or "March" is a month and not a verb. */
function isMonthContext(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (before !== undefined && beforeMonths.has(before.text)) return true
  if (isOneOf(tokens, at - 1, listJoints) && isOneOf(tokens, at - 2, monthNumbers)) return true
  if (after === undefined || after.kind === 'word') return false
  return after.kind === 'number' || !['.', ',', '?', '!', ';', '\n'].includes(after.text)
}

function withYear(tokens: readonly Token[], period: SaidPeriod): SaidPeriod {
  if (period.year !== null) return period
  const isThis = textAt(tokens, period.next) === 'of' && /^(?:this|last|current)$/.test(textAt(tokens, period.next + 1))
  if (isThis && textAt(tokens, period.next + 2) === 'year') return { ...period, year: yearUnlessSaid, next: period.next + 3 }
  const at = ['of', ',', 'in', 'fy'].includes(textAt(tokens, period.next)) ? period.next + 1 : period.next
  const year = readYear(tokens, textAt(tokens, at) === 'the' ? at + 1 : at)
  return year === null ? period : { ...period, year: year.year, next: year.next }
}

function readWholeYear(tokens: readonly Token[], at: number): SaidPeriod | null {
  const year = readYear(tokens, at)
  return year === null ? null : { year: year.year, month: 1, months: 12, day: null, next: year.next }
}

/** "the 2010s". */
function readDecade(text: string, at: number): SaidPeriod | null {
  return /^(?:19|20)\d0s$/.test(text) ? { year: Number(text.slice(0, 4)), month: 1, months: 120, day: null, next: at + 1 } : null
}
