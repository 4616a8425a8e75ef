import type { SaidTest } from './segment-facts.ts'
import { determiners, pronouns } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readSaidNumber } from '../attributes/readers/said-number.ts'
import { hasWords, isOneOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from '../words/words.ts'
import { inName } from './in-name.ts'
import { andWords } from '../lexicon/connectives.ts'
import { textBetween } from '../tokens/text-between.ts'
import { groupedBy } from '../../lists.ts'

/** Tests that all have to hold, and the token after them. */
export interface ReadTests {
  readonly tests: readonly SaidTest[]
  readonly next: number
}

const being = wordSet('is are was were be been equals equal = == :')
const ends = wordSet(', then otherwise else . ; ( ) : \n')
const fillers = wordSet(determiners, pronouns, 'column field value values row rows')
const mostWords = 5
const mostTests = 4

/** Comparisons before a number, longer ones first. */
const signsBefore: readonly (readonly [words: string, sign: SaidTest['sign']])[] = [
  ['is greater than or equal to', '>='],
  ['greater than or equal to', '>='],
  ['less than or equal to', '<='],
  ['> =', '>='],
  ['< =', '<='],
  ['≥', '>='],
  ['≤', '<='],
  ['at least', '>='],
  ['no less than', '>='],
  ['not below', '>='],
  ['not under', '>='],
  ['at most', '<='],
  ['no more than', '<='],
  ['not above', '<='],
  ['not over', '<='],
  ['up to', '<='],
  ['more than', '>'],
  ['greater than', '>'],
  ['higher than', '>'],
  ['bigger than', '>'],
  ['larger than', '>'],
  ['longer than', '>'],
  ['older than', '>'],
  ['less than', '<'],
  ['lower than', '<'],
  ['fewer than', '<'],
  ['smaller than', '<'],
  ['shorter than', '<'],
  ['younger than', '<'],
  ['from', '>='],
  ['over', '>'],
  ['above', '>'],
  ['exceeds', '>'],
  ['exceed', '>'],
  ['beyond', '>'],
  ['reaches', '>='],
  ['under', '<'],
  ['below', '<'],
  ['>', '>'],
  ['<', '<'],
]

/** The comparisons before a number by their first words. */
const signsByWord = groupedBy(signsBefore, ([words]) => words.split(' ')[0] ?? '')

/** Comparisons after a number: "90 or more". */
const signsAfter: readonly (readonly [words: string, sign: SaidTest['sign']])[] = [
  ...['or more', 'or above', 'or higher', 'or over', 'or older', 'or greater', 'and above', 'and over', '+'].map(
    (words) => [words, '>='] as const,
  ),
  ...['or less', 'or below', 'or lower', 'or fewer', 'or under', 'or younger', 'and below'].map((words) => [words, '<='] as const),
]

/**
 * Reads tests of rows: "the amount is over 5,000", "status is open and total > 100", "shipped". Null for none. @param end the token after
 * the last one that is read
 */
export function readRowTests(tokens: readonly Token[], text: string, at: number, end: number): ReadTests | null {
  const tests: SaidTest[] = []
  let next = at
  while (tests.length < mostTests) {
    const found = readTest(tokens, text, next, end)
    if (found === null) return null
    tests.push(found.test)
    next = found.next
    if (!isOneOf(tokens, next, andWords) || next >= end) return { tests, next }
    while (isOneOf(tokens, next, andWords)) next++
  }
  return { tests, next }
}

interface ReadTest {
  readonly test: SaidTest
  readonly next: number
}

function readTest(tokens: readonly Token[], text: string, at: number, end: number): ReadTest | null {
  let start = at
  while (start < end && isOneOf(tokens, start, fillers) && !inName(tokens, text, start)) start++
  for (let place = start; place <= Math.min(end, start + mostWords); place++) {
    const words = tokens.slice(start, place).map((token) => token.text)
    const compared = place > start || at > start ? readCompared(tokens, place, end) : null
    if (compared !== null) return { ...compared, test: { ...compared.test, words } }
    const isName = inName(tokens, text, place) || inName(tokens, text, place - 1)
    if (place > start && !isName && isOneOf(tokens, place, being))
      return namesNothing(words) ? null : readEqual(tokens, text, words, place + 1, end)
    if (place === end || isOneOf(tokens, place, ends) || (isOneOf(tokens, place, andWords) && !isName))
      return place > start && !namesNothing(words) ? { test: { words, sign: 'named', value: null }, next: place } : null
  }
  return null
}

/** Whether words name no column: "when they are over", "if you are home". */
function namesNothing(words: readonly string[]): boolean {
  return words.every((word) => functionWords.has(word)) || words.some((word) => persons.has(word))
}

const persons = wordSet('i you we me us it they he she there that this')

/** "over 5,000", "is at least 90", "is 50 or more". */
export function readCompared(tokens: readonly Token[], at: number, end: number): ReadTest | null {
  const start = isOneOf(tokens, at, being) ? at + 1 : at
  const before = signsByWord.get(textAt(tokens, start))?.find(([words]) => hasWords(tokens, start, words))
  const place = before === undefined ? start : start + before[0].split(' ').length
  const number = readSaidNumber(tokens, place)
  if (number === null) return before === undefined ? null : readOther(tokens, before[1], place, end)
  if (number.next > end) return null
  const after = signsAfter.find(([words]) => hasWords(tokens, number.next, words))
  if (before === undefined && after === undefined && start === at) return null
  const sign = before?.[1] ?? after?.[1] ?? 'is'
  const next = before === undefined && after !== undefined ? number.next + after[0].split(' ').length : number.next
  const isMoney = number.currency === null ? {} : ({ isMoney: true } as const)
  return { test: { words: [], sign, value: number.value, unit: number.unit, ...isMoney }, next }
}

/** "stock is below | the reorder level", "clicks > impressions". */
function readOther(tokens: readonly Token[], sign: SaidTest['sign'], at: number, end: number): ReadTest | null {
  let start = at
  while (start < end && isOneOf(tokens, start, fillers)) start++
  let next = start
  while (next < end && tokens[next]?.kind === 'word' && !isOneOf(tokens, next, otherEnds)) next++
  const words = textsOf(tokens, start, next)
  if (words.length === 0 || words.length > mostWords - 2 || words.some((word) => persons.has(word))) return null
  return { test: { words: [], sign, value: null, other: words }, next }
}

const otherEnds = wordSet(andWords, ends, being, 'as to by for in on at with need needs require requires get gets')

/** "is | not open", "is | null". */
function readEqual(tokens: readonly Token[], text: string, words: readonly string[], at: number, end: number): ReadTest | null {
  let start = at
  while (isOneOf(tokens, start, being)) start++
  const isNot = isOneOf(tokens, start, nots)
  if (isNot) start++
  if (textAt(tokens, start) === 'either') start++
  let next = valueEnd(tokens, text, start, end)
  if (next === start) return null
  // "is done, lost | or sold".
  for (let more = 0; more < mostOthers && isOneOf(tokens, next, orWords); more++) {
    const after = isOneOf(tokens, next + 1, orWords) ? next + 2 : next + 1
    const stop = valueEnd(tokens, text, after, end)
    if (stop === after || (textAt(tokens, next) === ',' && !isOneOf(tokens, next + 1, orWords) && !isOneOf(tokens, stop, orWords))) break
    next = stop
  }
  const value = textBetween(text, tokens, start, next).replace(/^['"`](.*)['"`]$/, '$1')
  const isEmpty = /^(?:null|empty|blank|missing|none)$/.test(textAt(tokens, start))
  return { test: { words, sign: isEmpty ? 'empty' : 'is', value: isEmpty ? null : value, ...(isNot ? { isNot } : {}) }, next }
}

/** The end of one value, which has up to three words. */
function valueEnd(tokens: readonly Token[], text: string, start: number, end: number): number {
  const isEnd = (at: number): boolean =>
    isOneOf(tokens, at, ends) || isOneOf(tokens, at, orWords) || (isOneOf(tokens, at, andWords) && !inName(tokens, text, at))
  let next = start
  while (next < end && next < start + 3 && !isEnd(next)) next++
  return next
}

const nots = wordSet("not isn't never")
const orWords = wordSet(', or')
/** Most values behind the first one. */
const mostOthers = 6
