import { definites } from '../lexicon/determiners.ts'
import { being } from '../lexicon/verbs.ts'
import { factorList } from '../amounts/factor-list.ts'
import { busyTimesWords, readBusyTimes } from '../times/read-busy-times.ts'
import { timePrepositions, timeRangeWords } from '../lexicon/connectives.ts'
import { multipleWords, percentWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, readingOf, skip, textAt } from '../reader/index.ts'
import { factorVerbs } from '../amounts/growth-words.ts'
import { readUnitWords } from '../amounts/measure-words.ts'
import { mayBeginSeason, readSeason } from '../times/read-season.ts'
import {
  directionOf,
  isAdjective,
  isSizeWord,
  readSize,
  readSizeBehind,
  type SaidSize,
  sizedDirectionOf,
  sizeOf,
} from '../amounts/shape-words.ts'
import { isPlural } from '../words/words.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase, Reading } from './phrase.ts'
import { directedReading } from './directed-reading.ts'
import { lessWords as less, moreWords as more } from '../lexicon/level-words.ts'
import { compared, mayCompare, timeLinks } from './compared-times.ts'
import { changeBy, changed } from './season-changes.ts'
import { withSubject } from './with-subject.ts'
import { shapeExamples } from './shape-examples.ts'

const leading: ReadonlySet<string> = wordSet(
  busyTimesWords,
  timePrepositions,
  'within between from no not closed never except the a one two three four five six seven eight nine ten half',
)
const behindNumbers: ReadonlySet<string> = wordSet(multipleWords, percentWords, timeRangeWords, 'am pm :')
/** Nouns between "busy" and the times: "peak hours: 6 to 9pm". */
const spans = /^(?:hours?|times?|periods?|days?|weekdays?|months?|seasons?|nights?)$/
const excluding: ReadonlySet<string> = wordSet('no not closed never except')

/** Words between a time and its direction: "Q4 is the strongest". */
const beforeDirections: ReadonlySet<string> = wordSet(being, definites)

/** Busy and quiet times: "Black Friday spike", "dip in March", "busy weekends", "mostly office hours". */
export const shape: Phrase = {
  name: 'shape',
  precedence: 190,
  description:
    'Times with more or fewer events than others: by month, quarter, season, day of the year, weekday or hour. Flat times have as many as others and change nothing.',
  examples: shapeExamples,
  startsAt: ({ kind, text }) => kind === 'number' || (kind === 'word' && mayBegin(text)),
  read: (tokens, at, free) => {
    // Most numbers are neither hours nor factors.
    if (kindAt(tokens, at) === 'number' && textAt(tokens, at) !== '9' && !behindNumbers.has(textAt(tokens, at + 1))) return null
    return changed(tokens, at) ?? withSubject(tokens, free, readBusyTimes(tokens, at, free) ?? excluded(tokens, at) ?? directed(tokens, at))
  },
}

function mayBegin(text: string): boolean {
  return (
    leading.has(text) ||
    mayBeginSeason(text) ||
    isSizeWord(text) ||
    directionOf(text) !== null ||
    sizedDirectionOf(text) !== null ||
    factorVerbs.has(text) ||
    mayCompare(text)
  )
}

/** Times without events: "no weekends", "closed on Sundays". */
function excluded(tokens: readonly Token[], at: number): Reading | null {
  const text = textAt(tokens, at)
  if (!excluding.has(text)) return null
  let place = at + 1
  // "No orders on Sundays".
  while (place < at + 3 && isOneOf(tokens, place + 1, beforeTimes) && isPlain(tokens[place])) place++
  const season = readSeason(tokens, isOneOf(tokens, place, beforeTimes) ? place + 1 : place)
  if (season === null || season.months.length > 11 || season.isJoint === true) return null
  const { months, days, weekdays, hours } = season
  const fact = {
    months: months.length === 0 ? null : factorList(12, months, 0, 1, 1),
    days: days.length === 0 ? null : days.map((day) => ({ day, factor: 0 })),
    weekdays: weekdays.length === 0 || hours.length > 0 ? null : factorList(7, weekdays, 0, 0, 1),
    hours: hours.length === 0 ? null : factorList(24, hours, 0, 0, 1),
  }
  return readingOf(tokens, at, season.next, { type: 'shape', measure: [], ...fact })
}

const beforeTimes: ReadonlySet<string> = wordSet(timePrepositions, 'between from after before')

/** "Strong Q4", "Black Friday spike", "30% dip in March". */
function directed(tokens: readonly Token[], at: number): Reading | null {
  const size = readSize(tokens, at)
  return (
    seasonFirst(tokens, at, size) ??
    directionFirst(tokens, at, size) ??
    adjectiveAsSize(tokens, at, size) ??
    multiplied(tokens, at, size) ??
    compared(tokens, at)
  )
}

/** "Strong" is a size before "Christmas peak" and a direction before "Q4". */
function adjectiveAsSize(tokens: readonly Token[], at: number, size: SaidSize): Reading | null {
  return size.next > at && size.up === null ? directionFirst(tokens, at, sizeOf(null, at)) : null
}

function seasonFirst(tokens: readonly Token[], at: number, size: SaidSize): Reading | null {
  const season = readSeason(tokens, size.next)
  if (season === null) return null
  const change = changeBy(tokens, season.next)
  if (change !== null && size.next === at)
    return directedReading(tokens, at, change.next, change.words, season, 'up', sizeOf(change.factor, at))
  let place = season.next
  const words: string[] = []
  while (words.length < 2 && isPlain(tokens[place]) && readSize(tokens, place).next === place) words.push(textAt(tokens, place++))
  while (place < season.next + 4 && isOneOf(tokens, place, beforeDirections)) place++
  const second = readSize(tokens, place)
  const isAs = textAt(tokens, second.next) === 'as'
  const found = size.next > at ? size : isAs ? { ...second, up: second.as } : second
  const head = isAs ? second.next + 1 : second.next
  const direction = directionOf(textAt(tokens, head)) ?? (second.up === null ? null : sizedDirectionOf(textAt(tokens, head)))
  const many = multipleBehind(tokens, place, direction === null ? head : head + 1)
  if (many !== null) return directedReading(tokens, at, many.next, amountIn(words), season, 'up', sizeOf(many.factor, many.next))
  const end = spans.test(textAt(tokens, head + 1)) ? head + 2 : head + 1
  if (direction !== null) return directedReading(tokens, at, end, words, season, direction, found)
  // "Q4 up 30%".
  const sized = sizedDirectionOf(textAt(tokens, head))
  const behind = sized === null ? null : readSizeBehind(tokens, head + 1)
  if (sized !== null && behind !== null && behind.up !== null) return directedReading(tokens, at, behind.next, words, season, sized, behind)
  if (!season.isPeak) return null
  return directedReading(tokens, at, season.next, [], season, 'up', size)
}

/**
 * "December sales | are double", "weekend traffic | is 40% higher": behind `plain`, or behind `directed` where a word of direction stands
 * before it; null for none.
 */
function multipleBehind(
  tokens: readonly Token[],
  plain: number,
  directed: number,
): { readonly factor: number; readonly next: number } | null {
  for (const start of new Set([plain, directed])) {
    const at = start === plain ? start : skip(being, 2)(tokens, start).next
    if (!isOneOf(tokens, at - 1, being) && !factorVerbs.has(textAt(tokens, at))) continue
    const verb = factorVerbs.get(textAt(tokens, at))
    if (verb !== undefined) return { factor: verb, next: at + 1 }
    const { up, down, as, next } = readSize(tokens, at)
    const isLess = isOneOf(tokens, next, less)
    const factor = isLess ? down : up
    if (factor === null) continue
    if (isLess || isOneOf(tokens, next, more)) return { factor, next: next + 1 }
    // "twice as busy" has a word of direction behind it, "half price" is none of how many there are.
    if (endsClause(tokens, next) && !isOneOf(tokens, next - 1, percentWords)) return { factor: as ?? factor, next }
  }
  return null
}

/** The sum of money among the words behind a time, "December | sales"; empty where what happens is told. */
function amountIn(words: readonly string[]): readonly string[] {
  return words.length === 1 ? words : []
}

const often: ReadonlySet<string> = wordSet('often frequent frequently common likely')

/** "Doubles on Black Friday", "3x on weekends", "30% more orders in December". */
function multiplied(tokens: readonly Token[], at: number, size: SaidSize): Reading | null {
  const verb = factorVerbs.get(textAt(tokens, at))
  const word = textAt(tokens, size.next)
  const isMore = more.has(word)
  const isLess = less.has(word)
  if (verb === undefined && size.up === null) return null
  const isAs = word === 'as' && kindAt(tokens, size.next + 1) === 'word'
  const start = verb !== undefined ? at + 1 : isMore || isLess ? size.next + 1 : isAs ? size.next + 2 : size.next
  // "20% on weekends" and "half on weekdays" are shares.
  const isShare = kindAt(tokens, size.next - 1) !== 'word' || size.as !== size.up
  if (start === size.next && verb === undefined && isShare) return null
  const isOften = isOneOf(tokens, start, often)
  const object = (isMore || isLess || isAs) && !isOften ? readUnitWords(tokens, start) : { words: [], next: isOften ? start + 1 : start }
  let place = object.next
  while (place < object.next + 3 && timeLinks.has(textAt(tokens, place))) place++
  const season = place > object.next ? readSeason(tokens, place) : null
  if (season === null) return null
  const factor = verb ?? (isLess ? size.down : isAs ? size.as : size.up) ?? 1
  return directedReading(tokens, at, season.next, object.words, season, 'up', sizeOf(factor, start))
}

function isPlain(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' && directionOf(token.text) === null && !factorVerbs.has(token.text) && readUnitWords([token], 0).words.length > 0
  )
}

const behindFall: ReadonlySet<string> = wordSet(timePrepositions, 'by')

/** Whether "fall" is a verb: "donations | fall | in August". */
function isFall(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'fall' && isPlural(textAt(tokens, at - 1)) && isOneOf(tokens, at + 1, behindFall)
}

function directionFirst(tokens: readonly Token[], at: number, size: SaidSize): Reading | null {
  const word = textAt(tokens, size.next)
  const direction = directionOf(word) ?? sizedDirectionOf(word) ?? (isFall(tokens, size.next) ? 'down' : null)
  if (direction === null) return null
  const inner = isAdjective(word) ? readSeason(tokens, size.next + 1) : null
  if (inner !== null) {
    const after = directionOf(textAt(tokens, inner.next))
    return directedReading(tokens, at, after === direction ? inner.next + 1 : inner.next, [], inner, direction, size)
  }
  const later = readSizeBehind(tokens, size.next + 1)
  // "Dips 40% in summer".
  if (later.up !== null && size.up === null) {
    const season = timeLinks.has(textAt(tokens, later.next)) ? readSeason(tokens, later.next + 1) : null
    return season === null ? null : directedReading(tokens, at, season.next, [], season, direction, later)
  }
  if (sizedDirectionOf(word) !== null) return null
  const object =
    ['in', 'of'].includes(textAt(tokens, size.next + 1)) && readSeason(tokens, size.next + 2) === null
      ? readUnitWords(tokens, size.next + 2)
      : null
  let place = object === null || object.words.length === 0 ? size.next + 1 : object.next
  const isSpan = spans.test(textAt(tokens, place))
  if (isSpan) place++
  const start = place
  while (place < start + 3 && timeLinks.has(textAt(tokens, place))) place++
  const season = place > start ? readSeason(tokens, place) : null
  if (season === null) return null
  // "dips each August | by 20%"
  const behind = size.up === null && textAt(tokens, season.next) === 'by' ? readSizeBehind(tokens, season.next) : null
  const isBehind = behind !== null && behind.up !== null
  return directedReading(tokens, at, isBehind ? behind.next : season.next, object?.words ?? [], season, direction, isBehind ? behind : size)
}
