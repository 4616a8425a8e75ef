import type { stepUnits } from '../../time/steps.ts'
import { instructionVerbs } from '../lexicon/instruction-verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../words/noun.ts'
import { readNoun } from '../words/nouns.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { hasWords, isOneOf, kindAt, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { classify } from '../compose/classify.ts'
import { keptWords } from '../compose/noun-words.ts'
import { articles, distributives, perWords } from '../lexicon/determiners.ts'
import { identifierBefore } from '../words/identifiers.ts'
import { readNounList } from '../words/noun-list.ts'
import { documentColumns } from './document-columns.ts'
import { isMeasureName } from './are-measures.ts'
import { isPlural } from '../words/words.ts'

export type StepName = keyof typeof stepUnits

/** A number of units of time. */
export interface Duration {
  /** An integer, at least 1. */
  readonly times: number
  readonly unit: StepName
}

/** The interval between the rows of a series. */
export interface SaidInterval extends Duration {
  /** Whether it is an adverb, which stands before the measure ("daily"); other intervals stand after it. */
  readonly isAdverb: boolean
  /** Set for "at the end of every month": the rows are on the last day of each interval. */
  readonly isAtEnd?: true
  /** Set for "90 days of pollen data": the number of days is the number of rows, if the columns are measures of a day. */
  readonly isOfDays?: true
  /** Set for "a dataset of 365 days with temperature": each of the counted units has a row. */
  readonly isOfUnits?: true
  /** One series for each of these: "per user and day". */
  readonly each: Noun | null
  readonly next: number
}

const unitWords: ReadonlyMap<string, StepName> = new Map(
  (
    [
      ['seconds', 'second seconds sec secs'],
      ['minutes', 'minute minutes min mins'],
      ['hours', 'hour hours hr hrs'],
      ['days', 'day days night nights'],
      ['weekdays', 'weekday weekdays'],
      ['weeks', 'week weeks wk wks'],
      ['months', 'month months'],
      ['quarters', 'quarter quarters'],
      ['years', 'year years'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)
const adverbs: ReadonlyMap<string, StepName> = new Map([
  ['hourly', 'hours'],
  ['daily', 'days'],
  ['weekly', 'weeks'],
  ['monthly', 'months'],
  ['quarterly', 'quarters'],
  ['yearly', 'years'],
  ['annual', 'years'],
])
const tradingWords: ReadonlySet<string> = wordSet('trading business working')
const gridWords: ReadonlySet<string> = wordSet('interval intervals frequency granularity resolution steps bars increments')
const readingWords: ReadonlySet<string> = wordSet('reading readings measurement measurements sample samples candle candles')
const joints: ReadonlySet<string> = wordSet('and per & x × , for each every')

/** Reads an interval: "every 5 minutes", "per trading day", "daily", "15 minute intervals", "per user and day". Null for none. */
export function readInterval(tokens: readonly Token[], at: number): SaidInterval | null {
  const text = textAt(tokens, at)
  // "dim_date (every day of 2024), dim_store (40 rows)" are tables of their own.
  if (textAt(tokens, at - 1) === '(' && identifierBefore(tokens, at - 1)?.words[0] === 'dim') return null
  const adverb = adverbs.get(text)
  if (adverb !== undefined) return { times: 1, unit: adverb, isAdverb: true, each: null, next: at + 1 }
  if (isOfDays(tokens, at)) return { times: 1, unit: 'days', isAdverb: true, isOfDays: true, each: null, next: at + 1 }
  const counted = ofUnits(tokens, at)
  if (counted !== null) return counted
  const end = endOf(tokens, at)
  if (end !== null) return end
  if (kindAt(tokens, at) === 'number') {
    const duration = readDuration(tokens, at)
    // "15-minute readings"
    if (duration !== null && tokens[at]?.isHyphened === true && isOneOf(tokens, duration.next, readingWords))
      return { ...duration, isAdverb: true, each: null }
    const isGrid = duration !== null && isOneOf(tokens, duration.next, gridWords)
    return isGrid ? { ...duration, isAdverb: false, each: null, next: duration.next + 1 } : null
  }
  // "distance / minutes" is a quotient.
  if (!perWords.has(text) || (text === '/' && isPlural(textAt(tokens, at + 1)))) return null
  const own = unitAfter(tokens, at + 1)
  if (own !== null) return withEach(tokens, own)
  const noun = text === 'a' || text === 'an' ? null : readNoun(tokens, at + 1)
  if (noun === null || !isOneOf(tokens, noun.next, joints)) return null
  const start = isOneOf(tokens, noun.next + 1, perWords) ? noun.next + 2 : noun.next + 1
  const unit = unitAfter(tokens, start)
  return unit === null ? null : { ...unit, isAdverb: false, each: noun.noun }
}

/** "90 days | of pollen data". */
function isOfDays(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'of' || textAt(tokens, at - 1) !== 'days' || kindAt(tokens, at - 2) !== 'number') return false
  return readNoun(tokens, at + 1)?.noun.words.at(-1) === 'data'
}

/**
 * "365 days | of temperature and rainfall", "dataset of 30 days | with steps": units that begin the story, or stand behind a word for the data,
 * before a measure of each. What happens several times in a unit, "90 days of orders", has rows of its own.
 */
function ofUnits(tokens: readonly Token[], at: number): SaidInterval | null {
  const unit =
    isOneOf(tokens, at, beforeMeasures) && kindAt(tokens, at - 2) === 'number' ? unitWords.get(textAt(tokens, at - 1)) : undefined
  const isFirst =
    skipBack(tokens, at - 2, 0, requests, mostRequests) === 0 ||
    (isOneOf(tokens, at - 3, beforeUnits) && isOneOf(tokens, at - 4, dataWords))
  if (unit === undefined || !countedUnits.has(unit) || !isFirst) return null
  const list = readNounList(tokens, at + 1)
  // "Sales | for one kiosk" are a number for each unit, "sales" of several are rows.
  const isOfOne = list !== null && isOneOf(tokens, list.next, ofOwner) && isOneOf(tokens, list.next + 1, singles)
  const isMeasured =
    list !== null &&
    list.nouns.every(({ words }) => isMeasureName(words) && (isOfOne ? documentColumns(words) === null : !areThings(words)))
  return isMeasured ? { times: 1, unit, isAdverb: true, isOfUnits: true, each: null, next: at + 1 } : null
}

const beforeMeasures = wordSet('of with')
/** Words of a request before the units: "give me | 90 days of sales". */
const requests = wordSet(instructionVerbs, articles, 'i me us we please need want')
const mostRequests = 4
const ofOwner = wordSet('for of at in')
const singles = wordSet(articles, 'one single our my')
const beforeUnits = wordSet('of with covering spanning containing for')
const dataWords = wordSet('data dataset set table series file csv')
const countedUnits = wordSet('hours days weeks months')

/** Whether words name rows, and no measure such as "temperature". */
function areThings(words: readonly string[]): boolean {
  const kind = classify(keptWords(words))
  return kind !== null && (kind.archetype.name !== 'measurement' || isPlural(words.at(-1) ?? ''))
}

/** "at the end of every month", or "month-end" before the measure. */
function endOf(tokens: readonly Token[], at: number): SaidInterval | null {
  const isAdverb = textAt(tokens, at + 1) === 'end' && kindAt(tokens, at + 2) === 'word'
  const own = isAdverb ? unitAt(tokens, at) : null
  const first = textAt(tokens, at) === 'at' ? at + 1 : at
  const start = textAt(tokens, first) === 'the' ? first + 1 : first
  const isEnd = hasWords(tokens, start, 'end of') && isOneOf(tokens, start + 2, distributives)
  const unit = own ?? (isEnd ? unitAt(tokens, start + 3) : null)
  if (unit === null || !/^(?:months|quarters|years)$/.test(unit.unit)) return null
  return { times: 1, unit: unit.unit, isAtEnd: true, isAdverb, each: null, next: isAdverb ? at + 2 : unit.next }
}

/** Reads a duration in whole units: "2 days", "one week", "250 trading days". Null for none. */
export function readDuration(tokens: readonly Token[], at: number): (Duration & { readonly next: number }) | null {
  const text = textAt(tokens, at)
  const count = text === 'a' || text === 'an' ? { value: 1, next: at + 1 } : readQuantity(tokens, at)
  if (count === null || !Number.isInteger(count.value) || count.value < 1) return null
  const unit = unitAt(tokens, count.next)
  return unit === null || /^(?:old|ago|of$)/.test(textAt(tokens, unit.next + 1)) || textAt(tokens, unit.next) === 'long'
    ? null
    : { ...unit, times: count.value }
}

function unitAfter(tokens: readonly Token[], at: number): (Duration & { readonly next: number }) | null {
  const start = textAt(tokens, at) === 'single' ? at + 1 : at
  return readDuration(tokens, start) ?? unitAt(tokens, start)
}

function unitAt(tokens: readonly Token[], at: number): (Duration & { readonly next: number }) | null {
  const isTrading = isOneOf(tokens, at, tradingWords)
  const unit = unitWords.get(textAt(tokens, isTrading ? at + 1 : at))
  if (unit === undefined || (isTrading && unit !== 'days')) return null
  return isTrading ? { times: 1, unit: 'weekdays', next: at + 2 } : { times: 1, unit, next: at + 1 }
}

/** "per day and user", "per month for each store". */
function withEach(tokens: readonly Token[], { times, unit, next }: Duration & { readonly next: number }): SaidInterval {
  const own = { times, unit, isAdverb: false }
  const isJoined = isOneOf(tokens, next, wordSet('and per &')) || (textAt(tokens, next) === 'for' && isOneOf(tokens, next + 1, perWords))
  const start = isOneOf(tokens, next + 1, perWords) ? next + 2 : next + 1
  const noun = isJoined && kindAt(tokens, start) === 'word' && unitAt(tokens, start) === null ? readNoun(tokens, start) : null
  // "for a school week" is how long it takes.
  const isTime = unitWords.has(noun?.noun.words.at(-1) ?? '')
  return noun === null || isTime ? { ...own, each: null, next } : { ...own, each: noun.noun, next: noun.next }
}
