import { definites } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { factorList } from '../amounts/factor-list.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readingOf, skipBack, textAt } from '../reader/index.ts'
import { moneySums } from '../amounts/money-nouns.ts'
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
  { months, days, weekdays, hours }: Season,
  direction: Direction,
  size: SaidSize,
): Reading {
  const fact = {
    months: months.length === 0 ? null : factorList(12, months, factorOf(direction, size, usual.months), 1, 1),
    days:
      days.length === 0
        ? null
        : days.map((day) => ({ day, factor: factorOf(direction, size, ofMonth.test(day) ? usual.months : usual.days) })),
    weekdays: weekdays.length === 0 || hours.length > 0 ? null : factorList(7, weekdays, factorOf(direction, size, usual.weekdays), 0, 1),
    hours: hours.length === 0 ? null : factorList(24, hours, factorOf(direction, size, usual.hours), 0, 1),
  }
  return readingOf(tokens, at, next, { type: 'shape', measure: measure.length === 0 ? amountBefore(tokens, at) : measure, ...fact })
}

/** Words between an amount and its change: "revenue: | strong Q4", "income is | highest in summer". */
const beforeChange: ReadonlySet<string> = wordSet(being, definites, 'a an : with has shows sees')

/** The sum of money that changes. Empty if the shape is about how often something happens. */
function amountBefore(tokens: readonly Token[], at: number): readonly string[] {
  const text = textAt(tokens, skipBack(tokens, at, 0, beforeChange, 3) - 1)
  return moneySums.has(text) ? [text] : []
}
