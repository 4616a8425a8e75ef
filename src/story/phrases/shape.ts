import type { ShapeFact } from '../fact.ts'
import { factorVerbs } from '../growth-words.ts'
import { unitWords } from '../measure-words.ts'
import type { Season } from '../named-seasons.ts'
import { mayBeginPeriod } from '../read-period.ts'
import { mayBeginDay, mayBeginSeason, readSeason } from '../read-season.ts'
import { type Direction, directionOf, factorOf, isAdjective, isSizeWord, readSize, type SaidSize } from '../shape-words.ts'
import type { Token } from '../token.ts'
import type { Phrase, Reading } from './phrase.ts'
import { shapeExamples } from './shape-examples.ts'

/** How much more happens in busy times when nothing more is said: in months, on days of their own, on weekdays, at hours. */
const usual = { months: 1.6, days: 4, weekdays: 1.7, hours: 2.2 } as const

/** What happens outside of times that most of it happens in; nothing outside of "only" them. */
const rest = 0.12

const mostly: ReadonlySet<string> = new Set(
  'mostly mainly primarily largely usually predominantly typically concentrated clustered'.split(' '),
)
const only: ReadonlySet<string> = new Set(['only', 'just', 'exclusively', 'solely'])
const leading: ReadonlySet<string> = new Set([
  ...mostly,
  ...only,
  ...'most on during at in within between from no not closed never except the a one half'.split(' '),
])
const behindNumbers: ReadonlySet<string> = new Set('x × times fold % percent pct - – to am pm :'.split(' '))
/** Between busy times and which they are: "peak hours: 6 to 9pm". */
const spans = /^(?:hours?|times?|periods?|days?|weekdays?|months?|seasons?|nights?)$/
const links: ReadonlySet<string> = new Set(
  'in on at around during over for every each near of the before after towards come from between is are being : = ('.split(' '),
)

const more: ReadonlySet<string> = new Set('more higher bigger larger busier stronger extra'.split(' '))
const less: ReadonlySet<string> = new Set('less fewer lower quieter slower weaker smaller'.split(' '))

/** "Black Friday spike", "dip in March", "busy weekends", "mostly office hours". */
export const shape: Phrase = {
  name: 'shape',
  precedence: 190,
  description:
    'When more or less happens than else: by month, quarter, season, day of the year, weekday or hour. Flat times are as busy as others: nothing is changed for them.',
  examples: shapeExamples,
  startsAt: ({ kind, text }) => kind === 'number' || (kind === 'word' && mayBegin(text)),
  read: (tokens, at, free) => {
    // Most numbers are neither hours nor multiples.
    if (tokens[at]?.kind === 'number' && tokens[at]?.text !== '9' && !behindNumbers.has(tokens[at + 1]?.text ?? '')) return null
    return concentrated(tokens, at, free) ?? excluded(tokens, at) ?? directed(tokens, at)
  },
}

function mayBegin(text: string): boolean {
  return leading.has(text) || mayBeginSeason(text) || isSizeWord(text) || directionOf(text) !== null || factorVerbs.has(text)
}

/** "mostly on weekdays", "weekdays only", "during office hours", "late at night", "Monday to Friday" */
function concentrated(tokens: readonly Token[], at: number, free: number): Reading | null {
  const text = tokens[at]?.text ?? ''
  const isOnly = only.has(text)
  const isLead = isOnly || mostly.has(text) || text === 'most'
  let place = text === 'most' ? afterMost(tokens, at) : isLead ? at + 1 : at
  const start = place
  while (
    place < start + 3 &&
    ['on', 'during', 'at', 'in', 'the', 'within', 'between', 'from', 'before', 'after'].includes(tokens[place]?.text ?? '')
  )
    place++
  const word = tokens[place]?.text ?? ''
  if (mayBeginPeriod(word) && !mayBeginDay(word) && tokens[place]?.kind !== 'number') return null
  const season = readSeason(tokens, place)
  if (season === null || (season.weekdays.length === 0 && season.hours.length === 0)) return null
  const isAfter = only.has(tokens[season.next]?.text ?? '')
  const isRange =
    season.hours.length === 0 && season.weekdays.length > 2 && /^(?:mon|tue|wed|thu|fri|sat|sun)/.test(tokens[place]?.text ?? '')
  const words = tokens.slice(place, season.next).map((token) => token.text)
  const isBare = words.includes('hours') || words.includes('late') || isClock(tokens, place, season.next) || isRange
  if (!isLead && !isAfter && (!isBare || directionOf(tokens[season.next]?.text ?? '') !== null)) return null
  const outside = isOnly || isAfter || isRange || isClock(tokens, place, season.next) ? 0 : rest
  const { weekdays, hours } = season
  const fact = {
    months: null,
    days: null,
    weekdays: weekdays.length === 0 ? null : list(7, weekdays, 1, 0, outside),
    hours: hours.length === 0 ? null : list(24, hours, 1, 0, outside),
  }
  const isOpen = /^(?:open|opens|opening)$/.test(tokens[at - 1]?.text ?? '') && at > free
  return readingOf(tokens, isOpen ? at - 1 : at, isAfter ? season.next + 1 : season.next, [], fact)
}

/** "9 to 5", "9am to 5pm": from when to when. */
function isClock(tokens: readonly Token[], at: number, next: number): boolean {
  return next > at + 2 && tokens[at]?.kind === 'number' && tokens.slice(at + 1, next).some(({ text }) => /^\d/.test(text))
}

/** "most orders come in at night" */
function afterMost(tokens: readonly Token[], at: number): number {
  for (let place = at + 1; place < at + 7 && tokens[place]?.kind === 'word'; place++)
    if (/^(?:on|at|during|in|before|after|between)$/.test(tokens[place]?.text ?? '') && readSeason(tokens, place + 1) !== null) return place
  return at + 1
}

/** "no weekends", "closed on Sundays" */
function excluded(tokens: readonly Token[], at: number): Reading | null {
  const text = tokens[at]?.text ?? ''
  if (!['no', 'not', 'closed', 'never', 'except'].includes(text)) return null
  let place = at + 1
  // "no orders on Sundays"
  while (place < at + 3 && ['on', 'at', 'during', 'in'].includes(tokens[place + 1]?.text ?? '') && isPlain(tokens[place])) place++
  const season = readSeason(tokens, ['on', 'at', 'during', 'in'].includes(tokens[place]?.text ?? '') ? place + 1 : place)
  if (season === null || season.days.length > 0 || season.months.length > 11) return null
  const { months, weekdays, hours } = season
  if (months.length > 0 && isDated(tokens, season.next)) return null
  const fact = {
    months: months.length === 0 ? null : list(12, months, 0, 1, 1),
    days: null,
    weekdays: weekdays.length === 0 || hours.length > 0 ? null : list(7, weekdays, 0, 0, 1),
    hours: hours.length === 0 ? null : list(24, hours, 0, 0, 1),
  }
  return readingOf(tokens, at, season.next, [], fact)
}

/** A year after months makes them those of one time: no shape of every year. */
function isDated(tokens: readonly Token[], next: number): boolean {
  return /^(?:19|20)\d\d$/.test(tokens[next]?.text ?? '') || /^(?:19|20)\d\d$/.test(tokens[next - 1]?.text ?? '')
}

/** "strong Q4", "Black Friday spike", "30% dip in March" */
function directed(tokens: readonly Token[], at: number): Reading | null {
  const size = readSize(tokens, at)
  return (
    seasonFirst(tokens, at, size) ?? directionFirst(tokens, at, size) ?? adjectiveAsSize(tokens, at, size) ?? multiplied(tokens, at, size)
  )
}

/** "strong" is a size before "Christmas peak", and a direction before "Q4". */
function adjectiveAsSize(tokens: readonly Token[], at: number, size: SaidSize): Reading | null {
  return size.next > at && size.up === null ? directionFirst(tokens, at, { up: null, down: null, strength: 1, next: at }) : null
}

function seasonFirst(tokens: readonly Token[], at: number, size: SaidSize): Reading | null {
  const season = readSeason(tokens, size.next)
  if (season === null) return null
  let place = season.next
  const words: string[] = []
  while (words.length < 2 && isPlain(tokens[place])) words.push(tokens[place++]?.text ?? '')
  while (place < season.next + 4 && /^(?:is|are|the|being|our)$/.test(tokens[place]?.text ?? '')) place++
  const second = readSize(tokens, place)
  const found = size.next > at ? size : second
  const head = tokens[second.next]?.text === 'as' ? second.next + 1 : second.next
  const direction = directionOf(tokens[head]?.text ?? '')
  const end = spans.test(tokens[head + 1]?.text ?? '') ? head + 2 : comparedEnd(tokens, head + 1)
  if (direction !== null) return directedReading(tokens, at, end, words, season, direction, found)
  if (!season.isPeak) return null
  return directedReading(tokens, at, season.next, [], season, 'up', size)
}

/** The token after "as weekdays", "than in summer": beside what times. */
function comparedEnd(tokens: readonly Token[], at: number): number {
  if (!/^(?:as|than)$/.test(tokens[at]?.text ?? '')) return at
  return readSeason(tokens, links.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1)?.next ?? at
}

/** "doubles on Black Friday", "3x on weekends", "30% more orders in December" */
function multiplied(tokens: readonly Token[], at: number, size: SaidSize): Reading | null {
  const verb = factorVerbs.get(tokens[at]?.text ?? '')
  const word = tokens[size.next]?.text ?? ''
  const isMore = more.has(word)
  const isLess = less.has(word)
  if (verb === undefined && size.up === null) return null
  const isAs = word === 'as' && /^(?:many|much|busy)$/.test(tokens[size.next + 1]?.text ?? '')
  const start = verb !== undefined ? at + 1 : isMore || isLess ? size.next + 1 : isAs ? size.next + 2 : size.next
  // "20% on weekends" is a share.
  if (start === size.next && verb === undefined && tokens[size.next - 1]?.kind !== 'word') return null
  const object = isMore || isLess ? unitWords(tokens, start) : { words: [], next: start }
  let place = object.next
  while (place < object.next + 3 && links.has(tokens[place]?.text ?? '')) place++
  const season = place > object.next ? readSeason(tokens, place) : null
  if (season === null) return null
  const factor = verb ?? (isLess ? (size.down ?? 1) : (size.up ?? 1))
  return directedReading(tokens, at, season.next, object.words, season, 'up', { up: factor, down: null, strength: 1, next: start })
}

function isPlain(token: Token | undefined): boolean {
  return token?.kind === 'word' && directionOf(token.text) === null && unitWords([token], 0).words.length > 0
}

function directionFirst(tokens: readonly Token[], at: number, size: SaidSize): Reading | null {
  const word = tokens[size.next]?.text ?? ''
  const direction = directionOf(word)
  if (direction === null) return null
  const inner = isAdjective(word) ? readSeason(tokens, size.next + 1) : null
  if (inner !== null) {
    const after = directionOf(tokens[inner.next]?.text ?? '')
    return directedReading(tokens, at, after === direction ? inner.next + 1 : inner.next, [], inner, direction, size)
  }
  const by = tokens[size.next + 1]?.text === 'by' ? size.next + 2 : size.next + 1
  const later = readSize(tokens, by)
  // "dips 40% in summer"
  if (later.up !== null && size.up === null) {
    const season = links.has(tokens[later.next]?.text ?? '') ? readSeason(tokens, later.next + 1) : null
    return season === null ? null : directedReading(tokens, at, season.next, [], season, direction, later)
  }
  const object =
    ['in', 'of'].includes(tokens[size.next + 1]?.text ?? '') && readSeason(tokens, size.next + 2) === null
      ? unitWords(tokens, size.next + 2)
      : null
  let place = object === null || object.words.length === 0 ? size.next + 1 : object.next
  const isSpan = spans.test(tokens[place]?.text ?? '')
  if (isSpan) place++
  const start = place
  while (place < start + 3 && links.has(tokens[place]?.text ?? '')) place++
  const season = place > start ? readSeason(tokens, place) : null
  return season === null ? null : directedReading(tokens, at, season.next, object?.words ?? [], season, direction, size)
}

function directedReading(
  tokens: readonly Token[],
  at: number,
  next: number,
  measure: readonly string[],
  { months, days, weekdays, hours }: Season,
  direction: Direction,
  size: SaidSize,
): Reading {
  const fact = {
    months: months.length === 0 ? null : list(12, months, factorOf(direction, size, usual.months), 1, 1),
    days: days.length === 0 ? null : days.map((day) => ({ day, factor: factorOf(direction, size, usual.days) })),
    weekdays: weekdays.length === 0 || hours.length > 0 ? null : list(7, weekdays, factorOf(direction, size, usual.weekdays), 0, 1),
    hours: hours.length === 0 ? null : list(24, hours, factorOf(direction, size, usual.hours), 0, 1),
  }
  return readingOf(tokens, at, next, measure, fact)
}

/** A list of factors: one for some places, counted from `first`, and one for the others. */
function list(length: number, places: readonly number[], inside: number, first: number, outside: number): readonly number[] {
  return Array.from({ length }, (_, index) => (places.includes(index + first) ? inside : outside))
}

function readingOf(
  tokens: readonly Token[],
  first: number,
  next: number,
  measure: readonly string[],
  factors: Pick<ShapeFact, 'months' | 'days' | 'weekdays' | 'hours'>,
): Reading {
  const span = { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
  return { facts: [{ type: 'shape', measure, ...factors, ...span }], first, next }
}
