import { exactWords } from '../lexicon/approximations.ts'
import { noDataWords } from '../lexicon/no-data-words.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { percentWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { rangeEnds } from '../lexicon/connectives.ts'
import { being, rangeVerbs } from '../lexicon/verbs.ts'
import { endsClause, hasWords, isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { type Amount, readAmount } from './amount.ts'

const negations = wordSet("cannot can't not never don't doesn't")
/** Words after a noun that make its number an upper bound: "10 seats max". */
const limits = wordSet('max maximum tops')

/** Whether a negation limits each row: "cannot have more than 15 loans". */
function isNegated(tokens: readonly Token[], at: number): boolean {
  const start = textAt(tokens, at - 1) === 'than' ? at - 2 : at
  if (!/^(?:more|less|fewer)$/.test(textAt(tokens, start))) return false
  return [start - 1, start - 2, start - 3].some((place) => negations.has(textAt(tokens, place)))
}

/** Whether the clause is about what does not happen: "no room hosts | two events". */
function isOfNone(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - mostDenied) && !endsClause(tokens, place) && !isOneOf(tokens, place, joints); place--)
    if (isOneOf(tokens, place, nobody)) return place < at - 1
  return false
}

const nobody = wordSet('no nobody none never')
const joints = wordSet('and but with or')
const mostDenied = 6

/** Whether words after a noun limit each row: "2 delivery attempts at most", "10 messages on average". */
export function isLimit(tokens: readonly Token[], at: number): boolean {
  return (
    hasWords(tokens, at, 'on average') ||
    hasWords(tokens, at, 'at most') ||
    hasWords(tokens, at, 'at maximum') ||
    isOneOf(tokens, at, limits)
  )
}

/** Prepositions before a range of rows that holds for each parent: "paid in 2 to 4 parts", "reserved for 2 to 8 guests". */
const beforeParts = wordSet('in into by for over within across through')
/** Nouns that measure a row by a number of people or things: "a team size of 2 to 8 people". */
export const sizeNouns = wordSet('size count number total capacity length strength amount quantity')

/** Whether a range of rows is said of each row of another table, and of no whole table. */
function isRangeOfEach(tokens: readonly Token[], at: number, { isRange }: Pick<Amount, 'isRange'>): boolean {
  if (!isRange) return false
  return textAt(tokens, at - 1) === 'of'
    ? isOneOf(tokens, at - 2, sizeNouns)
    : isOneOf(tokens, at - 1, beforeParts) && !isOfData(tokens, at - 2)
}

/** Whether a preposition follows a noun for data: "test data for 10 to 20 users". */
function isOfData(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, rowWords) || isOneOf(tokens, at, noDataWords) || kindAt(tokens, at) !== 'word'
}

/** Whether a number is an end of the range of a column: "scores range from | 1 to 10 goals", "vary between 1 and | 10 goals". */
function isOfRange(tokens: readonly Token[], at: number, next: number): boolean {
  const whole = isOneOf(tokens, at - 1, rangeEnds) ? readAmount(tokens, at - 2) : null
  if (whole?.isRange === true && whole.next === next) return true
  const isLast = isOneOf(tokens, at - 1, rangeEnds) && kindAt(tokens, at - 2) === 'number'
  const start = isLast ? at - 2 : at
  const verb = /^(?:from|between)$/.test(textAt(tokens, start - 1)) ? start - 2 : start - 1
  return isOneOf(tokens, verb, rangeVerbs)
}

/** Whether a number is said of single rows, and counts no table. */
export function isOfSingleRows(tokens: readonly Token[], at: number, amount: Amount): boolean {
  return (
    isNegated(tokens, at) ||
    isOfNone(tokens, at) ||
    isOfRange(tokens, at, amount.next) ||
    isRangeOfEach(tokens, at, amount) ||
    isLastChoice(tokens, at, amount) ||
    isBetweenSides(tokens, at, amount) ||
    isSizeOfGroup(tokens, at) ||
    isOfShare(tokens, at)
  )
}

/** The last numbers of a choice: "tables with 2, | 4 or 6 seats", "2, 4 or | 6 seats". */
function isLastChoice(tokens: readonly Token[], at: number, { isRange }: Amount): boolean {
  const first = isRange ? at : textAt(tokens, at - 1) === 'or' ? at - 2 : at
  return (
    (isRange || first < at) &&
    kindAt(tokens, first) === 'number' &&
    textAt(tokens, first - 1) === ',' &&
    kindAt(tokens, first - 2) === 'number'
  )
}

/** How many share something: "a chat is between exactly | two users". "20,000 messages between 400 users" counts all users. */
function isBetweenSides(tokens: readonly Token[], at: number, { isRange }: Amount): boolean {
  const from = isOneOf(tokens, at - 1, exactWords) ? at - 2 : at - 1
  return !isRange && textAt(tokens, from) === 'between' && (from < at - 1 || isOneOf(tokens, from - 1, being))
}

/** "A deposit for groups from | 5 people". */
function isSizeOfGroup(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 1) === 'from' && isOneOf(tokens, at - 2, groupNouns)
}

/** Whether a number behind a share and a preposition counts people or things of each row: "60% for | 4 people". */
function isOfShare(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at - 1, beforeSizes) && isOneOf(tokens, at - 2, percentWords)
}

const beforeSizes = wordSet('for with')
const groupNouns = wordSet('group groups party parties family families')
