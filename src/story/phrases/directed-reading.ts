import { timePrepositions } from '../lexicon/connectives.ts'
import { definites, distributives } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { factorList } from '../amounts/factor-list.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, readingOf, skip, skipBack, textAt } from '../reader/index.ts'
import { moneySums } from '../amounts/money-nouns.ts'
import { readSeason } from '../times/read-season.ts'
import type { Season } from '../times/named-seasons.ts'
import { type Direction, factorOf, type SaidSize } from '../amounts/shape-words.ts'
import type { Token } from '../tokens/token.ts'
import type { Reading } from './phrase.ts'

/** Factors of busy times without a said size: months, single days, weekdays, hours. */
const usual = { months: 1.6, days: 4, weekdays: 1.7, hours: 2.2 } as const

/** A month of one year. */
const ofMonth = /^\d{4}-\d{2}$/

/** A reading of times with more or fewer events. */
export function directedReading(
  tokens: readonly Token[],
  at: number,
  next: number,
  measure: readonly string[],
  season: Season,
  direction: Direction,
  size: SaidSize,
): Reading {
  const { months, days, weekdays, hours, isJoint = false } = season
  const fact = {
    months: months.length === 0 ? null : factorList(12, months, factorOf(direction, size, usual.months), 1, 1),
    days:
      days.length === 0
        ? null
        : days.map((day) => ({ day, factor: factorOf(direction, size, ofMonth.test(day) ? usual.months : usual.days) })),
    weekdays:
      weekdays.length === 0 || (hours.length > 0 && !isJoint)
        ? null
        : factorList(7, weekdays, factorOf(direction, size, usual.weekdays), 0, 1),
    hours: hours.length === 0 ? null : factorList(24, hours, factorOf(direction, size, usual.hours), 0, 1),
  }
  const compared = comparedWith(tokens, next, season)
  const isSized = size.up !== null && direction !== 'flat'
  return readingOf(tokens, at, compared?.next ?? next, {
    type: 'shape',
    measure: measure.length === 0 ? amountBefore(tokens, at) : measure,
    ...fact,
    ...(isSized ? { size: factorOf(direction, size, 1) } : {}),
    ...(compared === null ? {} : { against: timesOf(compared) }),
  })
}

const comparing = wordSet('as than versus vs compared of that those')
/** Words between "twice" and the time that is compared: "twice | as high as in | Q1", "double | that of | March". */
const links = skip(wordSet(comparing, timePrepositions, distributives, 'the to with high big large strong great busy good was were'), 5)

/** "as weekdays", "than in summer", "that of Q1": times of the same kind beside which others are busy. Null for none. */
export function comparedWith(tokens: readonly Token[], at: number, { isJoint, ...season }: Season): Season | null {
  const { next } = links(tokens, at)
  if (isJoint === true || (next > at && !isOneOf(tokens, at, comparing))) return null
  const other = readSeason(tokens, next)
  const isAlike = other !== null && kinds.every((kind) => other[kind].length > 0 === season[kind].length > 0)
  return isAlike ? other : null
}

const kinds = ['months', 'days', 'weekdays', 'hours'] as const

/** The numbers of months, weekdays or hours, as claims have them, or names of days. */
function timesOf({ months, days, weekdays, hours }: Season): readonly (number | string)[] {
  return [...months, ...days, ...weekdays.map((day) => day + 1), ...hours]
}

/** Words between an amount and its change: "revenue: | strong Q4", "income is | highest in summer". */
const beforeChange: ReadonlySet<string> = wordSet(being, definites, timePrepositions, 'a an : with has shows sees')

/** The sum of money that changes. Empty if the shape is about how often something happens. */
function amountBefore(tokens: readonly Token[], at: number): readonly string[] {
  const text = textAt(tokens, skipBack(tokens, at, 0, beforeChange, 3) - 1)
  return moneySums.has(text) ? [text] : []
}
