import { mostlyWords } from '../lexicon/share-words.ts'
import { monthNumbers, seasonMonths, weekdayNumbers } from './calendar-words.ts'
import { factorList } from '../amounts/factor-list.ts'
import type { ShapeFact } from '../facts/amount-facts.ts'
import { relatives, timePrepositions } from '../lexicon/connectives.ts'
import { being, happeningVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Season } from './named-seasons.ts'
import type { Reading } from '../phrases/phrase.ts'
import {
  endsClause,
  isOneOf,
  kindAt,
  oneOf,
  optional,
  type Read,
  readingOf,
  sequence,
  skip,
  skipBack,
  textAt,
  textsOf,
} from '../reader/index.ts'
import { mayBeginPeriod } from './read-period.ts'
import { mayBeginDay, readSeason } from './read-season.ts'
import { directionOf } from '../amounts/shape-words.ts'
import type { Token } from '../tokens/token.ts'
import { nounBefore } from '../words/nouns.ts'

/** Weight of the other times beside times with most events. With "only", the other times have no events. */
const rest = 0.12

const mostly = wordSet(mostlyWords, 'usually typically concentrated clustered')
const only = wordSet('only just exclusively solely')

const recurring = wordSet('every each')
/** Words before weekdays on which alone something happens: "released | every Wednesday". */
const regular = wordSet('released published issued sent posted aired')
const beforeVerb = wordSet(being, relatives, ', and each all')

/** Words before times with most or all events. */
export const busyTimesWords = wordSet(mostly, only, recurring, 'most')

const prepositions = wordSet(timePrepositions, 'within between from before after')
const beforeTimes = wordSet(prepositions, 'the')
const mostBeforeTimes = 3
/** Most tokens after "most". */
const mostAfterMost = 7
const opening = wordSet('open opens opening')

/** "on weekdays only", "during office hours". */
const daily = sequence({ before: skip(beforeTimes, mostBeforeTimes), season: readDaily, only: optional(oneOf(only)) })

/**
 * Reads times with most or all events: "mostly on weekdays", "weekdays only", "during office hours", "late at night", "Monday to Friday".
 */
export function readBusyTimes(tokens: readonly Token[], at: number, free: number): Reading | null {
  const lead = leadAt(tokens, at)
  const said = daily(tokens, lead?.next ?? at)
  if (said === null) return null
  const { before, season } = said
  if (season.months.length > 0 && !(lead?.isOnly === false && endsClause(tokens, season.next))) return null
  const isExact = isClock(tokens, before.next, season.next) || isDayRange(tokens, before.next, season)
  const isKnown = lead !== null || said.only !== null
  if (!isKnown && !(isExact || isNamed(tokens, before.next, season))) return null
  // "Office hours peak" and "rush hours are busy" mean that there are more events in them.
  if (!isKnown && (isOneOf(tokens, season.next, being) || directionOf(textAt(tokens, season.next)) !== null)) return null
  const outside = isExact || lead?.isOnly === true || said.only !== null ? 0 : rest
  const isMost = lead?.isOnly === false && outside === rest
  const isRegular = isOneOf(tokens, at, recurring) && isOneOf(tokens, at - 1, regular)
  const first = at > free && (isRegular || isOneOf(tokens, at - 1, opening)) ? at - 1 : at
  const subject = isRegular ? ({ measure: regularBefore(tokens, at - 1), isOwn: true } as const) : { measure: [] }
  return readingOf(tokens, first, said.next, { type: 'shape', ...subject, ...insideOnly(season, outside), ...(isMost ? { isMost } : {}) })
}

/** What is released: "50 episodes, | released every Wednesday", "invoices that are | issued every Monday". */
function regularBefore(tokens: readonly Token[], verb: number): readonly string[] {
  const end = skipBack(tokens, verb, 0, beforeVerb, 3)
  return nounBefore(tokens, end, 0)?.words ?? []
}

/** Reads how many events fall on the times that follow: "mostly", "only", "most orders come in". */
function leadAt(tokens: readonly Token[], at: number): (Read & { readonly isOnly: boolean }) | null {
  if (isOneOf(tokens, at, only)) return { isOnly: true, next: at + 1 }
  if (isOneOf(tokens, at, recurring) && isOneOf(tokens, at - 1, regular) && weekdayNumbers.has(textAt(tokens, at + 1)))
    return { isOnly: true, next: at + 1 }
  // "Calls mostly | come in | the morning"
  if (isOneOf(tokens, at, mostly)) return { isOnly: false, next: skipVerbs(tokens, at + 1).next }
  return textAt(tokens, at) === 'most' ? { isOnly: false, next: afterMost(tokens, at) } : null
}

/** "most orders come in | at night". */
function afterMost(tokens: readonly Token[], at: number): number {
  for (let place = at + 1; place < at + mostAfterMost && kindAt(tokens, place) === 'word'; place++)
    if (isOneOf(tokens, place, prepositions) && readSeason(tokens, place + 1) !== null) return place
  return at + 1
}

const skipVerbs = skip(happeningVerbs, 3)

/** Reads weekdays, hours, or months of any year: "in winter", but not "in March 2024". */
function readDaily(tokens: readonly Token[], at: number): Season | null {
  const text = textAt(tokens, at)
  const months = seasonMonths.has(text) || monthNumbers.has(text) ? readSeason(tokens, at) : null
  if (months !== null && months.months.length > 0 && months.days.length === 0 && kindAt(tokens, months.next) !== 'number') return months
  // The first word rules out months.
  if (mayBeginPeriod(text) && !mayBeginDay(text) && kindAt(tokens, at) !== 'number') return null
  const season = readSeason(tokens, at)
  return season === null || (season.weekdays.length === 0 && season.hours.length === 0) ? null : season
}

/** Whether a range of hours is meant: "9 to 5", "9am to 5pm". */
function isClock(tokens: readonly Token[], at: number, next: number): boolean {
  return next > at + 2 && kindAt(tokens, at) === 'number' && textsOf(tokens, at + 1, next).some((text) => /^\d/.test(text))
}

/** Whether a range of weekdays is meant: "Monday to Friday", but not "weekends". */
function isDayRange(tokens: readonly Token[], at: number, { weekdays, hours }: Season): boolean {
  return hours.length === 0 && weekdays.length > 2 && isOneOf(tokens, at, weekdayNumbers)
}

/** Whether a named time needs no word before it: "office hours", "late at night". */
function isNamed(tokens: readonly Token[], at: number, { next }: Season): boolean {
  return textsOf(tokens, at, next).some((text) => text === 'hours' || text === 'late')
}

function insideOnly({ months, weekdays, hours }: Season, outside: number): Pick<ShapeFact, 'months' | 'days' | 'weekdays' | 'hours'> {
  return {
    months: months.length === 0 ? null : factorList(12, months, 1, 1, outside),
    days: null,
    weekdays: weekdays.length === 0 ? null : factorList(7, weekdays, 1, 0, outside),
    hours: hours.length === 0 ? null : factorList(24, hours, 1, 0, outside),
  }
}
