import { isoDay } from '../../time/periods.ts'
import type { Fact, WindowFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { articles, eachWords } from '../lexicon/determiners.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { being, having, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isYear } from '../times/is-year.ts'
import { isDone } from '../words/is-done.ts'
import { isDoneTo } from '../words/is-done-to.ts'
import { isVerbAt } from '../words/is-verb-at.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import type { Reading } from '../phrases/phrase.ts'
import { relativeWindow } from '../phrases/relative-window.ts'
import { window } from '../phrases/window.ts'
import { isOneOf, kindAt, skipBack, spanOf, textAt } from '../reader/index.ts'
import { lastToldDay } from '../times/story-today.ts'
import type { Span, Token } from '../tokens/token.ts'
import { type Duration, readDuration, readInterval, type SaidInterval } from './read-interval.ts'
import { areSeriesRows, plainRows } from './are-rows.ts'
import type { SaidSeries, Timeless } from './said-series.ts'
import { ofUsualLength } from './of-usual-length.ts'
import { alsoAfter, measuresBefore } from './measured-lists.ts'
import { rowNouns } from '../lexicon/row-words.ts'

/** Only this many tokens are searched, as stories name their series early. */
const mostTokens = 400

const readings: ReadonlySet<string> = wordSet(rowNouns, 'observation point value datapoint reading measurement snapshot')
const ones: ReadonlySet<string> = wordSet('one 1 a an single exactly')
const prepositions: ReadonlySet<string> = wordSet('of for from at in')
const nearBefore = wordSet(', ( : for at in with')
const singles = wordSet('a an one the')
const leads = wordSet('for over during')
const recurring = wordSet('every each per last past')
const beforeDone = wordSet(being, modals, 'get gets have has had')
const telling = wordSet(having, being, modals, 'without')
const countedRows: ReadonlySet<string> = wordSet('rows records entries points samples')

/**
 * Finds the time series of a story: its interval, its measure and its period. Null for none.
 * @param isOfNames whether the story names what has a series each, so that an interval alone is one: "sensors A and B every minute"
 */
export function findSeries(all: readonly Token[], isOfNames: boolean): SaidSeries | null {
  const tokens = all.slice(0, mostTokens)
  const found = tokens.flatMap((_, at) => {
    const interval = readInterval(tokens, at)
    return interval === null ? [] : [seriesAt(tokens, at, interval)]
  })
  const best = found.find(({ isRowByRow }) => isRowByRow) ?? found.find(({ what }) => what !== null) ?? (isOfNames ? found[0] : undefined)
  if (best === undefined) return null
  // "Daily sales ..., one row per day": one part names the measure, the other says that each interval has a row.
  const start = startOf(best)
  const isNamed = ({ interval, what }: Timeless): boolean => interval.unit === best.interval.unit && what !== null && !isPlain(what)
  const other = found.find((each) => isNamed(each) && (each.interval.isAdverb || startOf(each) <= start))
  const title = other === undefined && (best.what === null || isPlain(best.what)) ? titleBefore(tokens, start) : null
  const what = title ?? (best.what === null || isPlain(best.what) ? (other?.what ?? best.what) : best.what)
  const joined = {
    ...best,
    interval: other?.interval ?? best.interval,
    what,
    each: best.each ?? other?.each ?? null,
    parts: [...(title === null ? [] : [{ start: title.start, end: title.end }]), ...new Set([...best.parts, ...(other?.parts ?? [])])],
  }
  return withTime(tokens, joined, isOfNames)
}

function startOf({ parts }: Timeless): number {
  return Math.min(...parts.map((part) => part.start))
}

/** The title of a story as the subject of its rows: "MRR for a startup: | one row a month". */
function titleBefore(tokens: readonly Token[], start: number): Noun | null {
  const at = tokens.findIndex((token) => token.start >= start)
  const read = textAt(tokens, at - 1) === ':' && at <= titleLength ? readNoun(tokens, 0) : null
  const isTitle = read !== null && (read.next === at - 1 || /^(?:for|of|at|in)$/.test(textAt(tokens, read.next)))
  return isTitle && !tokens.slice(0, at).some(({ kind }) => kind === 'number') ? read.noun : null
}

const titleLength = 10

function isPlain({ words }: Noun): boolean {
  return words.length === 1 && plainRows.has(words[0] ?? '')
}

function seriesAt(tokens: readonly Token[], at: number, interval: SaidInterval): Timeless {
  const own = spanOf(tokens, at, interval.next)
  if (interval.isAdverb) {
    const read = readNoun(tokens, interval.next)
    if (read !== null) {
      const { also, next } = alsoAfter(tokens, read)
      const per = perAfter(tokens, next)
      const each = per?.each ?? eachAfter(tokens, next)
      const end = per?.end ?? also.at(-1)?.end ?? read.noun.end
      return { interval, what: read.noun, also, each, isRowByRow: interval.isOfUnits === true, parts: [{ start: own.start, end }] }
    }
  }
  const per = perBefore(tokens, at)
  const start = per?.start ?? at
  const each = interval.each ?? per?.each ?? null
  const isOne = textAt(tokens, start - 1) === 'one'
  const isRow = isOneOf(tokens, start - 1, readings) && isOneOf(tokens, start - 2, ones)
  if (isOne || isRow) {
    const first = isOne ? start - 1 : start - 2
    const what = isRow ? nounBefore(tokens, start, start - 1) : null
    // "24 turbines | sends a reading every hour"
    const from = isVerbAt(tokens, first - 1) ? first - 1 : first
    return { interval, what, each, isRowByRow: true, parts: [spanOf(tokens, from, interval.next)] }
  }
  // "A quarter" alone is no interval.
  if (isOneOf(tokens, at, articles)) return { interval, what: null, each: null, isRowByRow: false, parts: [] }
  const reported = measuresBefore(tokens, start)
  if (reported !== null) {
    const { what, also } = reported
    return { interval, what, also, each, isRowByRow: false, parts: [own, { start: reported.start, end: also.at(-1)?.end ?? what.end }] }
  }
  const before = measureBefore(tokens, start)
  const verb = before.verb === undefined ? [] : [before.verb]
  const parts = before.what === null ? [own] : [own, ...verb, { start: before.start ?? before.what.start, end: before.what.end }]
  const rows = before.rows === undefined ? {} : { rows: before.rows }
  return { interval, what: before.what, each: each ?? before.each, isRowByRow: false, parts, ...rows }
}

/** "one reading per room | every 10 minutes", "the position of each truck | every minute". */
function perBefore(tokens: readonly Token[], at: number): { readonly each: Noun; readonly start: number } | null {
  const noun = nounBefore(tokens, at, 0)
  if (noun === null) return null
  const start = at - noun.words.length
  if (!isOneOf(tokens, start - 1, eachWords)) return null
  return { each: noun, start: textAt(tokens, start - 2) === 'of' ? start - 2 : start - 1 }
}

/** The measure, or the number of rows, and the offset where it begins. */
interface Measured {
  readonly what: Noun | null
  readonly each: Noun | null
  readonly rows?: number
  readonly start?: number
  /** The verb of the rows: "are taken". */
  readonly verb?: Span
}

/** "exchange rates of 8 currencies | per day", "temperature | every hour", "number of visitors | per day". */
function measureBefore(tokens: readonly Token[], at: number): Measured {
  let end = at
  while (end > at - 2 && isOneOf(tokens, end - 1, nearBefore)) end--
  // "Readings | are taken | hourly": the verb is no measure.
  const done = isDone(textAt(tokens, end - 1)) ? skipBack(tokens, end - 1, 0, beforeDone, 3) : end
  if (done < end - 1 || (done < end && isDoneTo(tokens, end - 1))) end = done
  const noun = nounBefore(tokens, end, 0)
  if (noun === null || /^(?:decimal|digit|place)s?$/.test(noun.words.at(-1) ?? '')) return { what: null, each: null }
  const start = end - noun.words.length
  // "5,000 readings | every 5 minutes" are all rows; "100 readings per minute" and "3 readings every hour" are a frequency.
  const rows = tokens[start - 1]?.value ?? 0
  if (textAt(tokens, at) === 'every' && rows >= fewestRows && areSeriesRows(noun))
    return { what: noun, each: null, rows, start: tokens[start - 1]?.start ?? noun.start }
  const isCounted = kindAt(tokens, start - 1) === 'number' || isOneOf(tokens, start - 1, singles)
  if (!isCounted) return { what: noun, each: null, ...(end === done && done < at ? { verb: spanOf(tokens, done, at) } : {}) }
  if (!isOneOf(tokens, start - 2, prepositions)) return { what: kindAt(tokens, start - 1) === 'number' ? null : noun, each: null }
  const what = nounBefore(tokens, start - 2, 0)
  return { what, each: kindAt(tokens, start - 1) === 'number' ? noun : null }
}

/** "daily sales | per store", "hourly load | for each server". */
function perAfter(tokens: readonly Token[], at: number): { readonly each: Noun; readonly end: number } | null {
  const start = textAt(tokens, at) === 'for' ? at + 1 : at
  const read = isOneOf(tokens, start, eachWords) && readDuration(tokens, start) === null ? readNoun(tokens, start + 1) : null
  return read === null ? null : { each: read.noun, end: read.noun.end }
}

/** "hourly cpu_usage | of 4 servers". */
function eachAfter(tokens: readonly Token[], at: number): Noun | null {
  // "electricity in kWh | of 3 buildings".
  const behind = textAt(tokens, at) === 'in' && isOneOf(tokens, at + 2, prepositions) ? at + 2 : at
  const start = isOneOf(tokens, behind, prepositions) ? behind + 1 : -1
  if (start < 0 || kindAt(tokens, start) !== 'number' || isYear(tokens[start]?.value ?? 0)) return null
  return readDuration(tokens, start) === null ? (readNoun(tokens, start + 1)?.noun ?? null) : null
}

/** Adds the period of a series: windows, durations and numbers of rows. Null without any. */
function withTime(tokens: readonly Token[], series: Timeless, isOfNames: boolean): SaidSeries | null {
  const parts: Span[] = [...series.parts]
  let length: Duration | null = null
  let said: WindowFact | null = null
  let rows: number | null = series.rows ?? null
  const isTaken = ({ start }: Span): boolean => parts.some((part) => start >= part.start && start < part.end)
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (isTaken(token) || isOneOf(tokens, at, eachWords)) continue
    const lead = isOneOf(tokens, at, leads) ? at + 1 : at
    const isLength: boolean = length === null && (lead > at || !isOneOf(tokens, at, articles))
    const duration: (Duration & { readonly next: number }) | null = isLength ? readDuration(tokens, lead) : null
    // "5 days have null revenue" is about some rows.
    const isSubject = duration !== null && lead === at && isOneOf(tokens, duration.next, telling)
    // "A gap of two weeks" is a part of the period.
    const isFlaw = textAt(tokens, at - 1) === 'of' && isOneOf(tokens, at - 2, flaws)
    if (duration !== null && !isSubject && !isFlaw && !isOneOf(tokens, at - 1, recurring)) {
      length = duration
      parts.push(spanOf(tokens, at, duration.next))
      at = duration.next - 1
      continue
    }
    if (rows === null && token.kind === 'number' && isOneOf(tokens, at + 1, countedRows)) {
      rows = token.value
      parts.push(spanOf(tokens, at, at + 2))
      at++
      continue
    }
    const reading: Reading | null = said === null ? (window.read(tokens, at, at) ?? relativeWindow.read(tokens, at, at)) : null
    const fact: Fact | undefined = reading?.facts[0]
    if (reading === null || fact?.type !== 'window' || fact.from === null) continue
    // "for 10 years, wet season from May to October": months without a year are no period of a longer series.
    if (length !== null && length.unit === 'years' && fact.unsaid === 'year') continue
    said = fact
    const next = /^\d\d?$/.test(textAt(tokens, reading.next)) && textAt(tokens, reading.next + 1) === ':' ? reading.next + 3 : reading.next
    parts.push(spanOf(tokens, reading.first, next))
    at = next - 1
  }
  if (said === null && length === null && rows === null) return ofUsualLength(series, isOfNames)
  const isOpen =
    said !== null && said.to === isoDay(lastToldDay) && /^(?:starting|beginning|since|from|after)$/i.test(firstWordOf(tokens, said))
  return {
    ...series,
    from: said?.from ?? null,
    to: isOpen && (length !== null || rows !== null) ? null : (said?.to ?? null),
    length,
    rows,
    parts,
  }
}

/** Fewer rows before an interval are a frequency. */
const fewestRows = 50

function firstWordOf(tokens: readonly Token[], { start }: Span): string {
  return tokens.find((token) => token.start === start)?.text ?? ''
}
