import type { GrowthFact } from '../fact.ts'
import {
  factorVerbs,
  fallNouns,
  falls,
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
  description:
    'How a measure grows or shrinks: from the first month to the last, or month over month, quarter over quarter, year over year.',
  examples: [
    example('sales doubled over the year', 'sales doubled over the year', 'sales', 2),
    example('revenue tripled', 'revenue tripled', 'revenue', 3),
    example('orders quadrupled', 'orders quadrupled', 'orders', 4),
    example('revenue has more than doubled', 'revenue has more than doubled', 'revenue', 2),
    example('sales grew 50%', 'sales grew 50%', 'sales', 1.5),
    example('sales grew by half', 'sales grew by half', 'sales', 1.5),
    example('MRR grew by a third', 'MRR grew by a third', 'mrr', 1.333_333_333_33),
    example('10x growth', '10x growth', '', 10),
    example('a startup with 10x growth in revenue', '10x growth in revenue', 'revenue', 10),
    example('sales halved', 'sales halved', 'sales', 0.5),
    example('bookings shrank 20%', 'bookings shrank 20%', 'bookings', 0.8),
    example('revenue is up 30%', 'revenue is up 30%', 'revenue', 1.3),
    example('revenue down 15%', 'revenue down 15%', 'revenue', 0.85),
    example('5% month-over-month growth', '5% month-over-month growth', '', 1.05, 'month'),
    example('MRR growing 5% MoM', 'MRR growing 5% MoM', 'mrr', 1.05, 'month'),
    example('revenue grows at 3% a month', 'revenue grows at 3% a month', 'revenue', 1.03, 'month'),
    example('QoQ growth of 5%', 'QoQ growth of 5%', '', 1.05, 'quarter'),
    example('growth of 40% year over year', 'growth of 40% year over year', '', 1.4, 'year'),
    example('annual growth of 20%', 'annual growth of 20%', '', 1.2, 'year'),
    example('revenue growth of 25%', 'revenue growth of 25%', 'revenue', 1.25),
    example('usage grew threefold', 'usage grew threefold', 'usage', 3),
    example('doubled its revenue', 'doubled its revenue', 'revenue', 2),
    example('a 20% increase in sales', '20% increase in sales', 'sales', 1.2),
    example('SALES SHOULD DOUBLE', 'SALES SHOULD DOUBLE', 'sales', 2),
    example('bookings are up 30% from last year', 'bookings are up 30% from last year', 'bookings', 1.3, 'year'),
    { story: 'a 20% surge', facts: [{ text: '20% surge', type: 'growth', measure: [], factor: 1.2, per: 'window', noun: 'surge' }] },
    example('orders increased by a factor of 4', 'orders increased by a factor of 4', 'orders', 4),
  ],
  read: (tokens, at, free) => {
    const { text } = tokens[at] ?? { text: '' }
    if (factorVerbs.has(text)) return byVerb(tokens, at, free)
    if (rises.test(text) || falls.test(text)) return byChange(tokens, at, free) ?? byNoun(tokens, at, free)
    if (riseNouns.has(text) || fallNouns.has(text)) return byNoun(tokens, at, free)
    return byFactor(tokens, at, free)
  },
}

function example(story: string, text: string, measure: string, factor: number, per = 'window'): Phrase['examples'][number] {
  return { story, facts: [{ text, type: 'growth', measure: measure === '' ? [] : measure.split(' '), factor, per }] }
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

function readingOf(tokens: readonly Token[], { factor, pace, words, first, next, noun }: Found): Reading {
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
