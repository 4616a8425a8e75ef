import { clauseStart } from '../exceptions/clause.ts'
import { articles, definites, pronouns } from '../../lexicon/determiners.ts'
import { comparingWords, levelWords } from '../../lexicon/level-words.ts'
import { being, finiteBeing, modals } from '../../lexicon/verbs.ts'
import { timePrepositions } from '../../lexicon/connectives.ts'
import { periodAt } from '../../phrases/period-at.ts'
import { readPeriod } from '../../times/read-period.ts'
import { readSeason } from '../../times/read-season.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isPluralNoun, readNoun } from '../../words/nouns.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { isOneOff } from './one-off.ts'
import type { TimePlace } from './time-place.ts'
import { isPlural } from '../../words/words.ts'

/** What is known about a time. */
export interface TimeContext {
  /** Whether the year is said: it is then less often a time of every year. */
  readonly isWhole: boolean
  /** Whether the time is after today. */
  readonly isFuture: boolean
  /** Whether a fact that is no time reads a token. */
  readonly isRead: (at: number) => boolean
}

const denying: ReadonlySet<string> = wordSet(
  'no not never none nobody nothing neither nor without except excluding excludes exclude unless',
)
const examples: ReadonlySet<string> = wordSet('e.g e.g. eg example instance say such like')
/** Occasions whose time is not that of the data: "our launch in March". */
const occasions: ReadonlySet<string> = wordSet(
  'demo demonstration release launch roadmap planning okrs sprint presentation pitch board offsite deadline meeting deck workshop class lecture course exam webinar talk hackathon interview conference kickoff',
)
const showing: ReadonlySet<string> = wordSet('pitching presenting demoing')
const writers: ReadonlySet<string> = wordSet('i we my our us me')
const beforeOccasions: ReadonlySet<string> = wordSet(articles, 'my our your this next upcoming')
/** Prepositions that limit rows to a time: "loans of 2023 | are all returned". */
const selecting: ReadonlySet<string> = wordSet('of from')
const indefinites: ReadonlySet<string> = wordSet('a an one')
/** "doubled | after we opened | in May 2024" */
const subordinators: ReadonlySet<string> = wordSet('after before when once because while until')
const subjects: ReadonlySet<string> = wordSet(pronouns, definites, 'we i they he she')
const ones: ReadonlySet<string> = wordSet('one 1 single')
/** Most tokens between a time with a year and a comparison. */
const near = 3

/**
 * The reason why a time does not apply to all data: it is negated, compared, one of several, an example, or a plan of the author. Null if
 * it applies. Looks at one clause.
 */
export function localTime(tokens: readonly Token[], { first, next }: TimePlace, { isWhole, isFuture, isRead }: TimeContext): string | null {
  const start = clauseStart(tokens, first)
  const before = tokens.slice(start, first)
  if (before.some(({ text }) => denying.has(text) || /n['’]t$/.test(text))) return ofNothing
  if (before.slice(-near).some(({ text }) => examples.has(text))) return 'it is an example of a time: state the period of the data'
  if (isCompared(tokens, { first, next }, start, isWhole))
    return 'it compares one time with others: only the number of rows can differ by month, weekday or hour, such as "30% more orders in December"'
  if (isOneOf(tokens, first, selecting) && isOneOf(tokens, next, finiteBeing))
    return 'it is about the rows of this time only, but would apply to all rows of a table'
  if (isOneOfSeveral(tokens, next)) return ofSeveral
  if (isOfOne(tokens, start, first) || isOfEvent(tokens, first))
    return 'it is the time of one thing of several, but would apply to all rows of a table'
  if (before.some(({ text }, at) => subordinators.has(text) && isOneOf(tokens, start + at + 1, subjects))) return ofSomethingElse
  if (isOneOff(tokens, start, { first, next }, isRead)) return ofSomethingElse
  const isWriters = before.some(({ text }) => writers.has(text))
  const isOccasion = before.some(({ text }, at) => isOccasionAt(tokens, start + at, text, at === 0))
  return isOccasion || (isWriters && isFuture) ? 'it is not the time of the data: state the period of the data' : null
}

/** The reason for the time of a denied statement. */
export const ofNothing = 'it is the time of something that does not happen: state the period of the data'

/** The reason for the time of a single event. It is not the window of all data. */
export const ofSomethingElse = 'it is the time of something else that happened: state the period of the data'

/** "our launch", "pitching", "demo is on". */
function isOccasionAt(tokens: readonly Token[], at: number, text: string, isFirst: boolean): boolean {
  if (showing.has(text)) return true
  return occasions.has(text) && (isOneOf(tokens, at - 1, beforeOccasions) || (isFirst && isOneOf(tokens, at + 1, onTime)))
}

const onTime: ReadonlySet<string> = wordSet(finiteBeing, 'on at next :')

/** "colder in winter", "twice as many trips in July as in May", "higher in 2024 than before". */
function isCompared(tokens: readonly Token[], { first, next }: TimePlace, start: number, isWhole: boolean): boolean {
  if (isOneOf(tokens, next, asThan) || isOneOf(tokens, first - 1, asThan) || isBeforeOther(tokens, next)) return true
  // "2021 | was a bad year"
  if (kindAt(tokens, first) === 'number' && isOneOf(tokens, next, finiteBeing)) return true
  // "revenue was flat | in 2023"
  if (isOneOf(tokens, first - 1, levelWords) && isOneOf(tokens, first - 2, being)) return true
  const words = isWhole ? comparingWords : levelWords
  for (let at = isWhole ? Math.max(start, first - near) : start; at < first; at++) {
    // "Twice a month" is how often.
    const isOften = periodAt(tokens, at + 1) !== null
    const isBound = isOften || isOneOf(tokens, at - 1, bounding) || kindAt(tokens, at + 1) === 'number' || textAt(tokens, at + 1) === 'than'
    if (isOneOf(tokens, at, words) && !isBound) return true
    if (/(?:[^e]er|est)$/.test(textAt(tokens, at)) && isOneOf(tokens, at - 1, beforeLevels)) return true
  }
  return false
}

/** Whether another time that this one is compared with follows: "in 2023 there were | twice as many visits as in 2022". */
function isBeforeOther(tokens: readonly Token[], next: number): boolean {
  for (let at = next; at < next + mostCompared && !endsClause(tokens, at); at++) {
    const time = isOneOf(tokens, at + 1, timePrepositions) ? at + 2 : at + 1
    if (isOneOf(tokens, at, asThan) && readPeriod(tokens, time) !== null) return true
  }
  return false
}

const mostCompared = 14
const asThan: ReadonlySet<string> = wordSet('as than')
/** "at most 30 a day", "no more". */
const bounding: ReadonlySet<string> = wordSet('at no')

/** "is warmer". */
const beforeLevels: ReadonlySet<string> = wordSet(being, 'get gets getting become becomes much slightly')

/** "sensor 3 was offline", "one patient was readmitted". */
function isOfOne(tokens: readonly Token[], start: number, first: number): boolean {
  const at = isOneOf(tokens, start, articles) ? start + 1 : start
  if (isOneOf(tokens, at, ones)) {
    const found = readNoun(tokens, at + 1)
    return found !== null && !isPluralNoun(found.noun) && found.next < first && isVerb(tokens, found.next)
  }
  const isLabelled = kindAt(tokens, at) === 'word' && kindAt(tokens, at + 1) === 'number' && at + 2 < first
  return isLabelled && !isPlural(textAt(tokens, at)) && isVerb(tokens, at + 2)
}

/** The reason for a time that belongs to one of several numbers. It is not the window of all data. */
export const ofSeveral = 'it is one of several times with numbers of their own: state how many there are in all'
const mostOfNumber = 4
const joints: ReadonlySet<string> = wordSet('and , but')

/** Whether another number and its time follow: "1200 rides a day in summer | and 300 in winter". */
function isOneOfSeveral(tokens: readonly Token[], next: number): boolean {
  if (!isOneOf(tokens, next, joints) || kindAt(tokens, next + 1) !== 'number') return false
  for (let at = next + 2; at <= next + mostOfNumber && kindAt(tokens, at) === 'word'; at++)
    if (isOneOf(tokens, at, timePrepositions)) return readSeason(tokens, at + 1) !== null
  return false
}

const mostOfEvent = 4
/** Verbs behind which something is said to have happened once: "we had an outage | on 3 June 2024". */
const happening: ReadonlySet<string> = wordSet('had saw suffered ran held did got launched was were there')

/** Whether one event stands right before a time: "there was a strike | in March 2024". */
function isOfEvent(tokens: readonly Token[], first: number): boolean {
  for (let at = first - 1; at >= first - mostOfEvent && kindAt(tokens, at) === 'word'; at--) {
    if (!isOneOf(tokens, at, indefinites)) continue
    return !isPlural(textAt(tokens, first - 1)) && isOneOf(tokens, at - 1, happening)
  }
  return false
}

function isVerb(tokens: readonly Token[], at: number): boolean {
  return (
    isOneOf(tokens, at, being) || isOneOf(tokens, at, modals) || (/[^e]ed$/.test(textAt(tokens, at)) && kindAt(tokens, at + 1) === 'word')
  )
}
