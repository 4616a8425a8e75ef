import type { GrowthFact } from '../fact.ts'
import {
  factorVerbs,
  fallNouns,
  falls,
  isSurePace,
  mayBeginFactor,
  mayBeginPace,
  readFactor,
  readPace,
  riseNouns,
  rises,
  type SaidFactor,
  type SaidPace,
  unclearVerbs,
} from '../growth-words.ts'
import { measureBefore, unitWords } from '../measure-words.ts'
import { readPeriod } from '../read-period.ts'
import { readSeason } from '../read-season.ts'
import type { Token } from '../token.ts'
import { functionWords } from '../words.ts'
import { growthExamples } from './growth-examples.ts'
import type { Phrase, Reading } from './phrase.ts'

const fillers: ReadonlySet<string> = new Set(
  'by of at about around roughly almost nearly another a an steadily rate : = ( up down to'.split(' '),
)
const beforeVerbs: ReadonlySet<string> = new Set(
  'to will should would must can could may might sales revenue orders and that have has'.split(' '),
)

/** "doubled over the year", "grew 50%", "5% month-over-month growth". */
export const growth: Phrase = {
  name: 'growth',
  precedence: 200,
  description:
    'How a measure grows or shrinks: from the first month to the last, or month over month, quarter over quarter, year over year.',
  examples: growthExamples,
  startsAt,
  read: (tokens, at, free) => {
    const { text } = tokens[at] ?? { text: '' }
    if (factorVerbs.has(text)) return byVerb(tokens, at, free)
    if (rises.test(text) || falls.test(text)) return byChange(tokens, at, free) ?? byNoun(tokens, at, free)
    if (riseNouns.has(text) || fallNouns.has(text)) return byNoun(tokens, at, free)
    return byFactor(tokens, at, free) ?? byPace(tokens, at, free)
  },
}

function startsAt(token: Token): boolean {
  const { text } = token
  const isChange = factorVerbs.has(text) || rises.test(text) || falls.test(text) || riseNouns.has(text) || fallNouns.has(text)
  return isChange || mayBeginFactor(token) || mayBeginPace(text)
}

interface Found {
  readonly factor: number
  readonly pace: SaidPace | null
  readonly words: readonly string[]
  readonly first: number
  readonly next: number
  readonly noun?: string
}

/** "sales doubled", "doubled its revenue" */
function byVerb(tokens: readonly Token[], at: number, free: number): Reading | null {
  const text = tokens[at]?.text ?? ''
  if (unclearVerbs.has(text) && !beforeVerbs.has(tokens[at - 1]?.text ?? '')) return null
  const before = measureBefore(tokens, at, free)
  const object = before.words.length > 0 ? null : objectOf(tokens, at + 1)
  const end = object?.next ?? (tokens[at + 1]?.text === 'in' && tokens[at + 2]?.text === 'size' ? at + 3 : at + 1)
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

/** "grew 50%", "grew revenue by 50%", "is up 30%", "growing at 3% a month" */
function byChange(tokens: readonly Token[], at: number, free: number): Reading | null {
  const before = measureBefore(tokens, at, free)
  const object = before.words.length > 0 ? null : objectOf(tokens, at + 1)
  const isRise = rises.test(tokens[at]?.text ?? '')
  // "up to 30%" is a bound.
  if (tokens[at]?.text === 'up' && tokens[at + 1]?.text === 'to') return null
  const found = factorAfter(tokens, object?.next ?? at + 1, isRise)
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

/** "growth of 50%", "annual growth of 20%", "revenue growth: 25%" */
function byNoun(tokens: readonly Token[], at: number, free: number): Reading | null {
  const { text } = tokens[at] ?? { text: '' }
  if (!riseNouns.has(text) && !fallNouns.has(text)) return null
  const found = factorAfter(tokens, at + 1, riseNouns.has(text))
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

/** "10x growth", "5% month-over-month growth in revenue" */
function byFactor(tokens: readonly Token[], at: number, free: number): Reading | null {
  const token = tokens[at]
  if (token === undefined || token.kind === 'sign') return null
  const rise = readFactor(tokens, at, true)
  if (rise === null) return null
  const pace = readPace(tokens, rise.next)
  const place = pace?.next ?? rise.next
  // "20% sales growth"
  const said = tokens.slice(place, place + 4).map(({ kind, text }) => (kind === 'word' ? text : ''))
  const noun = said.findIndex((word) => riseNouns.has(word) || fallNouns.has(word))
  // "5% QoQ"
  if (noun !== 0 && pace !== null && rise.isShare && isSurePace(tokens, rise.next))
    return paced(tokens, at, free, { ...rise, next: pace.next }, pace)
  if (noun < 0 || said.slice(0, noun).some((word) => word === '' || functionWords.has(word))) return null
  const isRise = riseNouns.has(said[noun] ?? '')
  const factor = isRise ? rise.factor : (readFactor(tokens, at, false)?.factor ?? 1)
  const end = place + noun + 1
  if (isShaped(tokens, end)) return null
  const after = readPace(tokens, end)
  const object = inObject(tokens, after?.next ?? end)
  const own = said.slice(0, noun)
  const before = own.length > 0 || object !== null ? null : measureBefore(tokens, at, free)
  const isBefore = before !== null && before.words.length > 0 && before.between.length > 0
  const words = own.length > 0 ? own : (object?.words ?? (isBefore ? before.words : []))
  return readingOf(tokens, {
    factor,
    pace: pace ?? after,
    words,
    first: isBefore ? before.first : at,
    next: object?.next ?? after?.next ?? end,
    ...(pace === null && after === null && rise.isShare ? { noun: said[noun] ?? '' } : {}),
  })
}

/** "CAGR of 20%", "QoQ 5%", "YoY growth: 20%" */
function byPace(tokens: readonly Token[], at: number, free: number): Reading | null {
  const pace = isSurePace(tokens, at) ? readPace(tokens, at) : null
  const word = tokens[pace?.next ?? at]?.text ?? ''
  const isNoun = riseNouns.has(word) || fallNouns.has(word)
  const found = pace === null ? null : factorAfter(tokens, isNoun ? pace.next + 1 : pace.next, !fallNouns.has(word))
  return pace === null || found === null || isShaped(tokens, found.next) ? null : paced(tokens, at, free, found, pace)
}

function paced(tokens: readonly Token[], at: number, free: number, { factor, next }: SaidFactor, pace: SaidPace): Reading {
  const before = measureBefore(tokens, at, free)
  const { words, first } =
    before.words.length > 0 && (before.between.length > 0 || flowWords.has(before.words.at(-1) ?? '')) ? before : { words: [], first: at }
  const object = words.length > 0 ? null : inObject(tokens, next)
  return readingOf(tokens, { factor, pace, words: object?.words ?? words, first, next: object?.next ?? next })
}

const flowWords: ReadonlySet<string> = new Set('revenue sales mrr arr turnover income gmv bookings orders users'.split(' '))

function factorAfter(tokens: readonly Token[], at: number, isRise: boolean): SaidFactor | null {
  for (let place = at; place < at + 4; place++) {
    const found = readFactor(tokens, place, isRise)
    if (found !== null) return found
    if (!fillers.has(tokens[place]?.text ?? '')) return null
  }
  return null
}

/** "revenue" of "its revenue"; null for what is none. */
function objectOf(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } | null {
  const start = ['its', 'their', 'our', 'the', 'in'].includes(tokens[at]?.text ?? '') ? at + 1 : at
  const found = unitWords(tokens, start)
  return found.words.length === 0 || found.words.includes('size') || readFactor(tokens, start, true) !== null ? null : found
}

/** "in revenue" */
function inObject(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } | null {
  const text = tokens[at]?.text ?? ''
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

/** "20% drop in March" is of a season, not of all the time. */
function isShaped(tokens: readonly Token[], at: number): boolean {
  if (!['in', 'on', 'during', 'every', 'each', 'around', 'at'].includes(tokens[at]?.text ?? '')) return false
  const season = readSeason(tokens, at + 1)
  const period = readPeriod(tokens, at + 1)
  return season !== null && (period === null || period.year === null)
}

/** "3% week over week" is no growth by month. */
function otherPaceEnd(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at]?.text ?? ''
  if (text === 'wow' || text === 'dod' || text === 'weekly' || text === 'daily') return at + 1
  const isEach = /^(?:a|per|each|every)$/.test(text) && /^(?:week|day)$/.test(tokens[at + 1]?.text ?? '')
  if (isEach) return at + 2
  return /^(?:week|day)$/.test(text) && /^(?:over|on|by)$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.text === text ? at + 3 : null
}

function readingOf(tokens: readonly Token[], { factor, pace, words, first, next, noun }: Found): Reading {
  const other = pace === null ? otherPaceEnd(tokens, next) : null
  if (other !== null) {
    const span = { start: tokens[first]?.start ?? 0, end: tokens[other - 1]?.end ?? 0 }
    return {
      facts: [],
      asides: [{ reason: 'growth is told by month, quarter or year: say what it comes to in a month', ...span }],
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
    start: tokens[first]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
  }
  return { facts: [fact], first, next }
}
