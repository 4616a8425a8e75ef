import { monthNumbers } from './calendar-words.ts'
import { isYearText } from './is-year-text.ts'
import { dayNumber } from './day-number.ts'
import { readYear } from './read-year.ts'
import type { SaidPeriod } from './said-period.ts'
import { timeRangeWords } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural } from '../words/words.ts'

/**
 * Reads a day ("2024-03-05", "3/15/2024", "15.03.2024", "5 March 2024", "the 5th of March", "March 5th, 2024") or a month in digits
 * ("2024-03").
 */
export function readDay(tokens: readonly Token[], at: number): SaidPeriod | null {
  const token = tokens[at]
  if (token === undefined || token.kind === 'sign') return null
  return readFigures(tokens, at, token) ?? readDotted(token, at) ?? readDayFirst(tokens, at) ?? readMonthFirst(tokens, at)
}

function readFigures(tokens: readonly Token[], at: number, token: Token): SaidPeriod | null {
  const separator = tokens[at + 1]
  const [second, again, third] = [tokens[at + 2], tokens[at + 3], tokens[at + 4]]
  if (token.kind !== 'number' || second?.kind !== 'number' || separator?.start !== token.end || second.start !== separator.end) return null
  if (separator.text !== '-' && separator.text !== '/') return null
  const isLong = again?.text === separator.text && again.start === second.end && third?.kind === 'number' && third.start === again.end
  if (isYearText(token.text)) {
    if (isLong) return dayOf(token.value, second.value, third.value, at + 5)
    const isMonth = separator.text === '-' && /^(?:0[1-9]|1[0-2])$/.test(second.text)
    return isMonth ? { year: token.value, month: second.value, months: 1, day: null, next: at + 3 } : null
  }
  // "03/2024".
  if (!isLong && separator.text === '/' && /^(?:0?[1-9]|1[0-2])$/.test(token.text) && isYearText(second.text))
    return { year: second.value, month: token.value, months: 1, day: null, next: at + 3 }
  if (!isLong || !isYearText(third.text)) return null
  // The American order if it is valid; else day before month.
  return dayOf(third.value, token.value, second.value, at + 5) ?? dayOf(third.value, second.value, token.value, at + 5)
}

function readDotted({ text }: Token, at: number): SaidPeriod | null {
  const match = /^(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)$/.exec(text)
  return match === null ? null : dayOf(Number(match[3]), Number(match[2]), Number(match[1]), at + 1)
}

/** "5 March 2024", "5th of March". */
function readDayFirst(tokens: readonly Token[], at: number): SaidPeriod | null {
  const day = dayNumber(tokens[at])
  const of = textAt(tokens, at + 1) === 'of' ? at + 2 : at + 1
  const month = monthNumbers.get(textAt(tokens, of))
  if (day === null || month === undefined) return null
  const isComma = textAt(tokens, of + 1) === ','
  // "11 June, 1950 exits": the number counts.
  const year = isComma && isPlural(textAt(tokens, of + 3)) ? null : readYear(tokens, isComma ? of + 2 : of + 1)
  const isPlain = kindAt(tokens, at) === 'number' && of === at + 1
  // "5 may have": a month that is also a verb needs a year, or a day such as "5th".
  if (year === null && isPlain && ['may', 'march'].includes(textAt(tokens, of)) && !isBesideTime(tokens, at, of + 1)) return null
  return dayOf(year?.year ?? null, month, day, year?.next ?? of + 1)
}

/** Whether a day stands next to words of time: "between 5 March | and", "5 May | to". */
function isBesideTime(tokens: readonly Token[], at: number, next: number): boolean {
  const isSecond = textAt(tokens, at - 1) === 'and' && isOneOf(tokens, at - 2, monthNumbers)
  return isSecond || isOneOf(tokens, at - 1, beforeDays) || (isOneOf(tokens, next, timeRangeWords) && kindAt(tokens, next + 1) === 'number')
}

const beforeDays: ReadonlySet<string> = wordSet('between from on since until till to through before after by of')

/** "March 5th, 2024", "March 5". */
function readMonthFirst(tokens: readonly Token[], at: number): SaidPeriod | null {
  const month = monthNumbers.get(textAt(tokens, at))
  const day = dayNumber(tokens[at + 1])
  if (month === undefined || day === null) return null
  const year = readYear(tokens, textAt(tokens, at + 2) === ',' ? at + 3 : at + 2)
  if (year === null && kindAt(tokens, at + 1) === 'number') {
    // "March 5 orders", "Jan 20%": without a year, the number is a day only if it counts nothing.
    const after = tokens[at + 2]
    if (after !== undefined && !/^(?:[,.;)\n–—-]|to|and|until|till|through|for|onwards?)$/.test(after.text)) return null
  }
  return dayOf(year?.year ?? null, month, day, year?.next ?? at + 2)
}

function dayOf(year: number | null, month: number, day: number, next: number): SaidPeriod | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, months: 1, day, next } : null
}
