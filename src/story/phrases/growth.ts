import { approximations, exactWords } from '../lexicon/approximations.ts'
import { changeNouns, fallNouns, riseNouns } from '../lexicon/changes.ts'
import { timePrepositions } from '../lexicon/connectives.ts'
import { definites, distributives, perWords } from '../lexicon/determiners.ts'
import { modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, optional, past, type Reader, sequence, spanOf, textAt } from '../reader/index.ts'
import type { GrowthFact } from '../facts/amount-facts.ts'
import {
  factorVerbs,
  falls,
  isSurePace,
  mayBeginFactor,
  mayBeginPace,
  readFactor,
  readChange,
  readPace,
  rises,
  type SaidFactor,
  type SaidPace,
  unclearVerbs,
} from '../amounts/growth-words.ts'
import { measureBefore, readUnitWords } from '../amounts/measure-words.ts'
import { readPeriod } from '../times/read-period.ts'
import { readSeason } from '../times/read-season.ts'
import type { Token } from '../tokens/token.ts'
import { growthExamples } from './growth-examples.ts'
import type { Phrase, Reading } from './phrase.ts'

/** Words between a change and its size: "grew by approximately". "Rises to" is followed by a target, not by a size. */
const fillers: ReadonlySet<string> = wordSet(approximations, exactWords, 'by of at another a an steadily rate : = ( up down')
const mostFillers = 3
const beforeVerbs: ReadonlySet<string> = wordSet(modals, 'to sales revenue orders and that have has')

/** A change over time: "doubled over the year", "grew 50%", "5% month-over-month growth". */
export const growth: Phrase = {
  name: 'growth',
  precedence: 200,
  description:
    'How a measure grows or shrinks: from the first month to the last, or month over month, quarter over quarter, year over year.',
  examples: growthExamples,
  startsAt,
  read: (tokens, at, free) => {
    if (kindAt(tokens, at) === 'number') return byFactor(tokens, at, free)
    const { text } = tokens[at] ?? { text: '' }
    if (factorVerbs.has(text)) return byVerb(tokens, at, free)
    if (rises.has(text) || falls.has(text)) return byChange(tokens, at, free) ?? byNoun(tokens, at, free)
    if (changeNouns.has(text)) return byNoun(tokens, at, free)
    return byFactor(tokens, at, free) ?? byPace(tokens, at, free)
  },
}

function startsAt(token: Token): boolean {
  const isChange = [factorVerbs, rises, falls, changeNouns].some((words) => words.has(token.text))
  return isChange || mayBeginFactor(token) || mayBeginPace(token.text)
}

interface Found {
  readonly factor: number
  readonly pace: SaidPace | null
  readonly words: readonly string[]
  readonly first: number
  readonly next: number
  readonly noun?: string
}

const readRise: Reader<SaidFactor> = (tokens, at) => readFactor(tokens, at, true)
const readFall: Reader<SaidFactor> = (tokens, at) => readFactor(tokens, at, false)
/** "By approximately 50%". */
const [riseAfter, fallAfter] = [past(fillers, mostFillers, readRise), past(fillers, mostFillers, readFall)]

/** "Sales doubled", "doubled its revenue". */
function byVerb(tokens: readonly Token[], at: number, free: number): Reading | null {
  const text = textAt(tokens, at)
  if (unclearVerbs.has(text) && !beforeVerbs.has(textAt(tokens, at - 1))) return null
  const before = measureBefore(tokens, at, free)
  const object = before.words.length > 0 ? null : objectOf(tokens, at + 1)
  const end = object?.next ?? (textAt(tokens, at + 1) === 'in' && textAt(tokens, at + 2) === 'size' ? at + 3 : at + 1)
  if (isShaped(tokens, end)) return null
  const pace = readPace(tokens, end)
  const words = object?.words ?? before.words
  return readingOf(tokens, {
    factor: factorVerbs.get(text) ?? 1,
    pace,
    words,
    first: before.words.length > 0 ? before.first : at,
    next: pace?.next ?? end,
  })
}

/** "Grew 50%", "grew revenue by 50%", "is up 30%", "growing at 3% a month". */
function byChange(tokens: readonly Token[], at: number, free: number): Reading | null {
  const before = measureBefore(tokens, at, free)
  const object = before.words.length > 0 ? null : objectOf(tokens, at + 1)
  const isRise = rises.has(textAt(tokens, at))
  // "Up to 30%" is a bound, and "make up 30%" a share.
  if (textAt(tokens, at) === 'up' && (textAt(tokens, at + 1) === 'to' || /^ma(?:kes?|de|king)$/.test(textAt(tokens, at - 1)))) return null
  const found = (isRise ? riseAfter : fallAfter)(tokens, object?.next ?? at + 1)
  if (found === null || isShaped(tokens, found.next)) return null
  const pace = readPace(tokens, found.next)
  const words = object?.words ?? before.words
  return readingOf(tokens, {
    factor: found.factor,
    pace,
    words,
    first: before.words.length > 0 ? before.first : at,
    next: pace?.next ?? found.next,
  })
}

/** "Growth of 50%", "annual growth of 20%", "revenue growth: 25%". */
function byNoun(tokens: readonly Token[], at: number, free: number): Reading | null {
  const { text } = tokens[at] ?? { text: '' }
  if (!changeNouns.has(text)) return null
  const found = (riseNouns.has(text) ? riseAfter : fallAfter)(tokens, at + 1)
  if (found === null || isShaped(tokens, found.next)) return null
  const [paced, start] = paceBefore(tokens, at, free)
  const before = measureBefore(tokens, start, free)
  const pace = readPace(tokens, found.next) ?? paced
  const object = before.words.length > 0 ? null : inObject(tokens, found.next)
  const next = object?.next ?? (paced === null || pace !== paced ? pace?.next : undefined) ?? found.next
  return readingOf(tokens, {
    factor: found.factor,
    pace,
    words: object?.words ?? before.words,
    first: before.words.length > 0 ? before.first : start,
    next,
  })
}

/** "5% month over month", "10x". */
const factorThenPace = sequence({ factor: readRise, pace: optional(readPace) })
/** "QoQ in revenue". */
const behindNoun = sequence({ pace: optional(readPace), object: optional(inObject) })

/** "10x growth", "20% sales growth", "5% month-over-month growth in revenue", "5% QoQ". */
function byFactor(tokens: readonly Token[], at: number, free: number): Reading | null {
  const said = factorThenPace(tokens, at)
  if (said === null) return null
  const { factor: rise, pace } = said
  const change = readChange(tokens, said.next)
  const isNamed = change !== null && change.words.length === 0
  if (pace !== null && !isNamed && rise.isShare && isSurePace(tokens, rise.next))
    return paced(tokens, at, free, { ...rise, next: pace.next }, pace)
  if (change === null || isShaped(tokens, change.next)) return null
  const tail = behindNoun(tokens, change.next)
  const [after, object] = [tail?.pace ?? null, tail?.object ?? null]
  const isOwned = change.words.length > 0 || object !== null
  const before = isOwned ? null : measureBefore(tokens, at, free)
  const isBefore = before !== null && before.words.length > 0 && before.between.length > 0
  return readingOf(tokens, {
    factor: riseNouns.has(change.noun) ? rise.factor : (readFall(tokens, at)?.factor ?? 1),
    pace: pace ?? after,
    words: change.words.length > 0 ? change.words : (object?.words ?? (isBefore ? before.words : [])),
    first: isBefore ? before.first : at,
    next: tail?.next ?? change.next,
    ...(pace === null && after === null && rise.isShare ? { noun: change.noun } : {}),
  })
}

/** "CAGR of 20%", "QoQ 5%", "YoY growth: 20%". */
function byPace(tokens: readonly Token[], at: number, free: number): Reading | null {
  const pace = isSurePace(tokens, at) ? readPace(tokens, at) : null
  const word = textAt(tokens, pace?.next ?? at)
  const isNoun = changeNouns.has(word)
  const found = pace === null ? null : (fallNouns.has(word) ? fallAfter : riseAfter)(tokens, isNoun ? pace.next + 1 : pace.next)
  return pace === null || found === null || isShaped(tokens, found.next) ? null : paced(tokens, at, free, found, pace)
}

function paced(tokens: readonly Token[], at: number, free: number, { factor, next }: SaidFactor, pace: SaidPace): Reading | null {
  const before = measureBefore(tokens, at, free)
  const { words, first } =
    before.words.length > 0 && (before.between.length > 0 || flowWords.has(before.words.at(-1) ?? '')) ? before : { words: [], first: at }
  const object = words.length > 0 ? null : inObject(tokens, next)
  return readingOf(tokens, { factor, pace, words: object?.words ?? words, first, next: object?.next ?? next })
}

const flowWords: ReadonlySet<string> = wordSet('revenue sales mrr arr turnover income gmv bookings orders users')

/** Words before the thing that grew. */
const beforeObjects: ReadonlySet<string> = wordSet(definites, 'in')

/** The measure after a verb: "revenue" of "its revenue". Null for none. */
function objectOf(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } | null {
  const start = isOneOf(tokens, at, beforeObjects) ? at + 1 : at
  const found = readUnitWords(tokens, start)
  const isTime = readFactor(tokens, start, true) !== null || (start > at && readSeason(tokens, start) !== null)
  return isTime || found.words.length === 0 || found.words.includes('size') ? null : found
}

/** "In revenue". */
function inObject(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } | null {
  const text = textAt(tokens, at)
  if (text !== 'in' && text !== 'of') return null
  return readPeriod(tokens, at + 1) === null ? objectOf(tokens, at + 1) : null
}

function paceBefore(tokens: readonly Token[], at: number, free: number): readonly [SaidPace | null, number] {
  for (const length of [1, 3]) {
    const pace = at - length >= free ? readPace(tokens, at - length) : null
    if (pace?.next === at) return [pace, at - length]
  }
  return [null, at]
}

/** Words before a season. */
const beforeSeasons: ReadonlySet<string> = wordSet(timePrepositions, distributives, 'around')
const leaving: ReadonlySet<string> = wordSet('out off')

/** Whether the change is of a season ("20% drop in March") or the words are a share ("15% drop out"). */
function isShaped(tokens: readonly Token[], at: number): boolean {
  if (isOneOf(tokens, at, leaving)) return true
  if (!isOneOf(tokens, at, beforeSeasons)) return false
  const season = readSeason(tokens, at + 1)
  const period = readPeriod(tokens, at + 1)
  return season !== null && (period === null || period.year === null || period.months < 12)
}

/** The token after an interval that is not supported: "3% week over week". Null for none. */
function otherPaceEnd(tokens: readonly Token[], at: number): number | null {
  const text = textAt(tokens, at)
  if (text === 'wow' || text === 'dod' || text === 'weekly' || text === 'daily') return at + 1
  const isEach = perWords.has(text) && /^(?:week|wk|day)$/.test(textAt(tokens, at + 1))
  if (isEach) return at + 2
  return /^(?:week|day)$/.test(text) && /^(?:over|on|by)$/.test(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === text ? at + 3 : null
}

function readingOf(tokens: readonly Token[], { factor, pace, words, first, next, noun }: Found): Reading | null {
  // "December sales grow by half" is a season.
  if (words.length > 0 && pace === null && readSeason(tokens, first) !== null) return null
  const other = pace === null ? otherPaceEnd(tokens, next) : null
  if (other !== null) {
    const span = spanOf(tokens, first, other)
    return {
      facts: [],
      asides: [{ reason: 'growth per week or day cannot be set: state the growth per month, quarter or year', ...span }],
      first,
      next: other,
    }
  }
  const fact: GrowthFact = {
    type: 'growth',
    measure: words.filter((word) => !riseNouns.has(word)),
    factor,
    per: pace?.per ?? 'window',
    ...(noun === undefined || words.length > 0 ? {} : { noun }),
    ...spanOf(tokens, first, next),
  }
  return { facts: [fact], first, next }
}
