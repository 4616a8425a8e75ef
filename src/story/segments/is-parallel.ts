import { averagingWords } from '../lexicon/averages.ts'
import { distributionWords } from '../lexicon/distribution-words.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readPlace } from '../places/read-place.ts'
import { hasOneOf, isOneOf, kindAt, textAt, textsOf } from '../reader/index.ts'
import { monthNumbers } from '../times/calendar-words.ts'
import { namedTimeStarts } from '../times/named-seasons.ts'
import { readPeriod } from '../times/read-period.ts'
import type { Token } from '../tokens/token.ts'
import { isNounWord, isPluralNoun, readNoun } from '../words/nouns.ts'
import type { Noun } from '../words/noun.ts'
import { headOf, isPlural } from '../words/words.ts'
import type { Quantity } from './quantities-in.ts'

/** Prepositions between a number and its part: "3% | on mobile". */
const parting = wordSet('for among in on with from by via through')
/** Most words of a part behind a preposition. */
const mostWords = 3
/** Most words of a part before its number. */
const mostBefore = 2

/** The tokens of numbers, and the borders of their entries. */
export interface Entries {
  readonly quantities: readonly Quantity[]
  /** The start of each entry. */
  readonly borders: readonly number[]
  readonly end: number
}

/**
 * Whether each number but the first has its part beside it: "220 against 60 for standard ones", "conversion is 3% on mobile and 5% on
 * desktop", "the salary of managers is 120k, that of analysts 70k", "dogs have 3 on average, cats 2".
 */
export function isParallel(tokens: readonly Token[], { quantities, borders, end }: Entries): boolean {
  const [first, ...others] = quantities
  const from = borders[0] ?? end
  if (first === undefined || others.length === 0 || isCount(tokens, first, from)) return false
  const words = quantities.map((each, index) => prepositionOf(tokens, each, borders[index + 1] ?? end))
  if (words.every((word, index) => index === 0 || word === 'for')) return true
  // "3% on mobile, 5% on desktop" and "25 pupils | in class A, 22 in class B" do not say of what; "missing values: 3% in area" is about cells.
  const isSaid = first.at > from && !parting.has(textAt(tokens, from)) && !hasOneOf(tokens, from, first.at, flaws)
  const [own = null] = words
  if (isSaid && own !== null && words.every((word) => word === own)) return true
  const starts = borders.slice(1)
  if (others.every(({ at }, index) => isThatOf(tokens, starts[index] ?? at, at))) return true
  return isAveraged(tokens, from, starts[0] ?? end) && others.every(({ at }, index) => isNamed(tokens, starts[index] ?? at, at))
}

/** Whether a number counts rows at the start of a statement: "500 replies, 1-5 for each question". */
function isCount(tokens: readonly Token[], { at, next, said }: Quantity, border: number): boolean {
  const isLabelled = textAt(tokens, at - 1) === '=' && textAt(tokens, at - 2) === 'n'
  return (
    isLabelled ||
    (at === border && said.type === 'number' && said.unit === null && said.currency === null && isPlural(textAt(tokens, next)))
  )
}

/** The preposition between a number, with its noun, and a part that is no time; null for none. Shares of places are read elsewhere. */
function prepositionOf(tokens: readonly Token[], { next, said }: Quantity, end: number): string | null {
  let at = pastAverage(tokens, next)
  const last = at + mostBefore
  while (at < last && isNounWord(tokens[at])) at++
  const word = textAt(tokens, at)
  const noun = parting.has(word) && at + 1 < end ? readNoun(tokens, at + 1)?.noun : undefined
  if (noun === undefined || noun.words.length > mostWords || isOfTime(noun)) return null
  const isOfPlace = said.type === 'share' && readPlace(tokens, at + 1, word === 'in') !== null
  return readPeriod(tokens, at + 1) === null && !isOfPlace ? word : null
}

/** The token behind "on average". */
function pastAverage(tokens: readonly Token[], next: number): number {
  const at = textAt(tokens, next) === 'on' ? next + 1 : next
  return isOneOf(tokens, at, averagingWords) ? at + 1 : next
}

/** Whether a noun is a time: "the morning", "winter", but not "the annual plan" or "model Y". */
function isOfTime({ words }: Noun): boolean {
  const [first = ''] = words
  const head = headOf(words)
  const isLetter = head.length === 1 && words.length > 1
  return (!isLetter && timeWords.has(head)) || words.some((word) => monthNumbers.has(word)) || namedTimeStarts.has(first)
}

/** Whether "that of analysts" stands before a number. */
function isThatOf(tokens: readonly Token[], from: number, at: number): boolean {
  return /^th(?:at|ose)$/.test(textAt(tokens, from)) && textAt(tokens, from + 1) === 'of' && at > from + 2
}

/** Whether an entry has the mean of some rows that it begins with: "girls average 72", "Adelie penguins weigh 4 kg on average". */
function isAveraged(tokens: readonly Token[], from: number, end: number): boolean {
  const colon = tokens.slice(from, end).findIndex(({ text }) => text === ':')
  const subject = readNoun(tokens, from + colon + 1)?.noun
  return subject !== undefined && isPluralNoun(subject) && hasOneOf(tokens, from, end, averagingWords)
}

/** Whether one or two words stand before a number, and nothing else: "Gentoo 5000 g", "in class B 62", but not "sd 5". */
function isNamed(tokens: readonly Token[], start: number, at: number): boolean {
  const from = parting.has(textAt(tokens, start)) ? start + 1 : start
  const words = textsOf(tokens, from, at)
  const isName = (word: string, place: number): boolean =>
    kindAt(tokens, from + place) === 'word' && isNounWord(tokens[from + place]) && !distributionWords.has(word)
  return words.length > 0 && words.length <= mostBefore && words.every(isName)
}
