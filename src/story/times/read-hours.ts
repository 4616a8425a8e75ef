import { peakWords } from '../lexicon/level-words.ts'
import { timeRangeWords } from '../lexicon/connectives.ts'
import { happeningVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../reader/index.ts'
import { integersFrom } from '../../lists.ts'
import type { Token } from '../tokens/token.ts'

/** Hours of the day in a story. */
export interface SaidHours {
  /** 0 to 23. */
  readonly hours: readonly number[]
  /** Whether a range is said, and not a single hour. */
  readonly isRange: boolean
  readonly next: number
}

/** A time of day as written: "6pm", "18:00", "9". */
interface Clock {
  /** 0 to 24, before "am" or "pm" is applied. */
  readonly hour: number
  readonly half: 'am' | 'pm' | null
  /** Whether it can only be a time; "6" of "6 to 9pm" may be another number. */
  readonly isSure: boolean
  readonly next: number
}

const joints: ReadonlySet<string> = wordSet(timeRangeWords, 'and')

/**
 * Reads hours: "6pm", "6 to 9pm", "9am-5pm", "18:00 to 21:00"; after "between" also "6pm and 9pm", after "before" all hours before the
 * time. Null for none, and for times that are no full hours.
 */
export function readHours(tokens: readonly Token[], at: number): SaidHours | null {
  const first = readClock(tokens, at)
  if (first === null || endsRange(tokens, at)) return null
  const joint = textAt(tokens, first.next)
  const isJoined = joints.has(joint) && (joint !== 'and' || textAt(tokens, at - 1) === 'between')
  const last = isJoined ? readClock(tokens, first.next + 1) : readHyphened(tokens, first.next)
  if (last !== null && (first.isSure || last.isSure || isPeakBefore(tokens, at) || isHappening(tokens, at, last.next))) {
    const said = between(first, last)
    return said !== null && isJoined && joint === 'and' ? withSecond(tokens, said) : said
  }
  const hour = first.isSure && !isJoined ? hourOf(first, first.half) : null
  const before = textAt(tokens, at - 1)
  // "Doors open at 19:00" does not say that all happens in this hour.
  if (hour === null || (before === 'at' && isOneOf(tokens, at - 2, opening))) return null
  const hours =
    before === 'before' && hour > 0 ? integersFrom(0, hour - 1) : before === 'after' && hour < 24 ? integersFrom(hour, 23) : [hour % 24]
  return { hours, isRange: false, next: first.next }
}

/** Adds a second range: "between 6 and 9am | and 5 and 8pm", "and between 5 and 8pm". */
function withSecond(tokens: readonly Token[], said: SaidHours): SaidHours {
  if (textAt(tokens, said.next) !== 'and') return said
  const first = readClock(tokens, textAt(tokens, said.next + 1) === 'between' ? said.next + 2 : said.next + 1)
  const last = first !== null && joints.has(textAt(tokens, first.next)) ? readClock(tokens, first.next + 1) : null
  const second = first !== null && last?.isSure === true ? between(first, last) : null
  return second === null ? said : { ...second, hours: [...new Set([...said.hours, ...second.hours])].toSorted((a, b) => a - b) }
}

/** Whether a time ends a range whose start is no full hour: "between 2:15 and | 6:00". */
function endsRange(tokens: readonly Token[], at: number): boolean {
  const isClock = kindAt(tokens, at - 4) === 'number' && textAt(tokens, at - 3) === ':' && kindAt(tokens, at - 2) === 'number'
  return isOneOf(tokens, at - 1, joints) && isClock && textAt(tokens, at - 2) !== '00'
}

/** "peak between | 8 and 10", "busiest from | 17 to 19": plain numbers are hours. */
function isPeakBefore(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at - 1, beforeHours) && isOneOf(tokens, isOneOf(tokens, at - 2, spans) ? at - 3 : at - 2, peakWords)
}

/** "most logins happen between | 9 and 11": plain numbers at the end of a clause are hours, and "2 and 4 times" are none. */
function isHappening(tokens: readonly Token[], at: number, next: number): boolean {
  return textAt(tokens, at - 1) === 'between' && isOneOf(tokens, at - 2, happeningVerbs) && endsClause(tokens, next)
}

const opening = wordSet('open opens opened opening close closes closed closing shut shuts')
const beforeHours = wordSet('between from')
const spans = wordSet('hour hours time times')

/** "2am" of "6pm-2am", which the hyphen makes a word. */
function readHyphened(tokens: readonly Token[], at: number): Clock | null {
  const token = tokens[at]
  const said = token?.kind === 'word' && token.start === (tokens[at - 1]?.end ?? 0) + 1 ? /^(\d{1,2})([ap]m)$/.exec(token.text) : null
  if (said === null || Number(said[1]) > 12 || Number(said[1]) === 0) return null
  return { hour: Number(said[1]), half: said[2] === 'am' ? 'am' : 'pm', isSure: true, next: at + 1 }
}

function between(first: Clock, last: Clock): SaidHours | null {
  // "6 to 9pm" starts in the evening, "9 to 5pm" in the morning; "9am to 5" ends in the afternoon.
  const begin = hourOf(first, first.half ?? (last.half === 'pm' && first.hour < last.hour ? 'pm' : last.half === null ? null : 'am'))
  const end = hourOf(last, last.half ?? (first.half === 'am' && last.hour <= first.hour ? 'pm' : first.half))
  if (begin === null || end === null || begin === end) return null
  const hours = begin < end ? integersFrom(begin, end - 1) : [...integersFrom(begin, 23), ...integersFrom(0, end - 1)]
  return { hours, isRange: true, next: last.next }
}

function hourOf({ hour }: Clock, half: Clock['half']): number | null {
  if (half === null || hour > 12) return hour
  return (hour % 12) + (half === 'pm' ? 12 : 0)
}

function readClock(tokens: readonly Token[], at: number): Clock | null {
  const token = tokens[at]
  if (token?.kind !== 'number' || !/^\d{1,2}$/.test(token.text) || token.value > 24) return null
  const minutes = textAt(tokens, at + 1) === ':' && tokens[at + 1]?.start === token.end ? tokens[at + 2] : undefined
  if (minutes !== undefined && minutes.text !== '00') return null
  const next = minutes === undefined ? at + 1 : at + 3
  const word = textAt(tokens, next)
  const half = word === 'am' || word === 'pm' ? word : null
  if (half !== null && (token.value > 12 || token.value === 0)) return null
  if (half !== null) return { hour: token.value, half, isSure: true, next: next + 1 }
  if (word === "o'clock" || word === 'oclock') return { hour: token.value, half, isSure: true, next: next + 1 }
  return { hour: token.value, half, isSure: minutes !== undefined, next }
}
