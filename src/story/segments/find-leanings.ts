import { timePrepositions } from '../lexicon/connectives.ts'
import { measureVerbs } from '../attributes/readers/measure-verbs.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { negations, pronouns } from '../lexicon/determiners.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { uneven } from '../phrases/uneven.ts'
import { dependence } from '../phrases/dependence.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { being, having } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, spanOf, textAt, textsOf, hasOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { monthNumbers, seasonMonths } from '../times/calendar-words.ts'
import { readNamedTimes } from '../times/named-seasons.ts'
import { singularOf } from '../words/words.ts'
import { endsSentence } from './ends-sentence.ts'
import { termsIn } from './parts-in.ts'
import { differenceAt, differenceIn, type ReadDifference } from './read-difference.ts'
import type { LeaningFact } from './segment-facts.ts'

/** A fact, and its tokens from `first` to `next` (excluded). */
export interface FoundLeaning {
  readonly fact: LeaningFact
  readonly first: number
  readonly next: number
}

interface Known {
  readonly has: (value: string) => boolean
}

const separators = wordSet(', ; ( ) : and but or while whereas')
const mostTokens = 30
const least = 3
/** Words before the other rows: "than men". */
const contrasts = wordSet('than compared versus vs')
/** Such words behind a factor: "twice as much as", "double that of", "half of what". */
const contrastsOfFactor = wordSet(contrasts, 'as')
/** Words between the two sides: "churn is more likely | among annual plans". */
const joints = wordSet('when if for among with in at')
/** Statements about order or equality: "price must always be higher than cost". */
const rules = wordSet(negations, pronouns, 'must always never only by us me you we i')
const verbs = wordSet(being, having, measureVerbs.keys())
/** Adverbs that compare with the usual frequency: "satisfied employees rarely leave". */
const seldom = wordSet('rarely seldom')
const superlatives = wordSet(
  'most least highest lowest longest shortest oldest youngest largest biggest smallest heaviest lightest fastest slowest cheapest best worst',
)
/** Most words between "twice" and "of": "twice | the average salary | of". */
const mostBetween = 5

/**
 * Finds statements that rows of one kind have more or less of something than others, or as much: "women survived more often than men", "older
 * patients are readmitted more often", "smokers pay twice as much", "boys and girls score the same".
 * @param taken one entry per token: 1 if it is read
 * @param known the listed values, words in the singular: "weekend" is then no time
 */
export function findLeanings(tokens: readonly Token[], taken: Uint8Array, known: Known): readonly FoundLeaning[] {
  const found: FoundLeaning[] = []
  for (let first = 0; first < tokens.length;) {
    let end = first
    while (end < tokens.length && taken[end] !== 1 && !endsSentence(tokens, end)) end++
    for (let start = first; start < end;) {
      const subject = subjectBefore(tokens, start, found.at(-1))
      // "Older cars have lower prices" is about two numbers, "some users post more than others" about the number of posts.
      const other = subject.length > 0 ? null : (dependence.read(tokens, start, start) ?? uneven.read(tokens, start, start))
      const isRead = other !== null || end - start > mostTokens
      const read = isRead ? null : readLeaning(tokens, start, end, known, subject.length)
      if (read !== null) found.push({ ...read, fact: { ...read.fact, words: [...subject, ...read.fact.words] } })
      start = read?.next ?? other?.next ?? end
      while (isOneOf(tokens, start, separators)) start++
    }
    first = end + 1
  }
  return found
}

/** The subject of the statement before: "churned customers have shorter tenures and | higher charges", "and | pay more". */
function subjectBefore(tokens: readonly Token[], at: number, before: FoundLeaning | undefined): readonly string[] {
  if (before?.next !== at - 1 || textAt(tokens, before.next) !== 'and') return []
  if (!isComparative(tokens, at) && !isOneOf(tokens, at, verbs)) return []
  // A comparative of the subject itself is no pivot: "older cars | have higher prices".
  let pivot = before.first + 1
  while (pivot < before.next && !isComparative(tokens, pivot)) pivot++
  return textsOf(tokens, before.first, pivot)
}

/** @param carried number of words of the subject that stand before */
function readLeaning(tokens: readonly Token[], first: number, end: number, known: Known, carried: number): FoundLeaning | null {
  const limit = clauseEnd(tokens, first, end)
  const difference = differenceIn(tokens, first, limit)
  const pivot = difference?.at ?? pivotIn(tokens, first, limit)
  if (pivot === null) return null
  const stop = stopOf(tokens, pivot, end, difference)
  const said = tokens
    .slice(first, stop)
    .filter((_, at) => difference === null || at + first < difference.at || at + first >= difference.next)
  // The "month" of "month-to-month customers" is no time, and the "two" of "two year contracts" no number.
  const values = termsIn(textsOf(tokens, first, stop), known, 2)
  const isInValue = (at: number): boolean => values.some(({ start, length }) => at >= first + start && at < first + start + length)
  if (
    said.length + carried < (difference === null ? least : least - 1) ||
    said.some(({ kind, text }) => kind === 'number' || (rules.has(text) && !known.has(text)) || flaws.has(text)) ||
    isTimed(tokens, first, stop, { has: (text, at) => known.has(text) || isInValue(at) })
  )
    return null
  const isOther = stop < end && !separators.has(textAt(tokens, stop))
  // "A user of the same tenant" compares nothing.
  const isSame = difference?.said.type === 'factor' && difference.said.value === 1
  if (isSame && !isOther && !tokens.slice(first, pivot).some(({ text }) => text === 'and')) return null
  const next = isOther ? contrastEnd(tokens, stop) : stop
  if (next === null || !isWhole(tokens, first, isOther ? tokens.length : stop)) return null
  const words = said.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
  const isMost = difference === null && !isOther && superlatives.has(textAt(tokens, pivot))
  // "We are the largest marketplace" is about no kind of rows.
  if (isMost && values.length === 0 && !words.some((word) => known.has(singularOf(word)))) return null
  const joint = tokens.slice(pivot, stop).findIndex(({ text }) => joints.has(text))
  return {
    fact: {
      type: 'leaning',
      words,
      others: isOther ? textsOf(tokens, stop + 1, next) : null,
      difference: difference?.said ?? null,
      isFirst: joint > 0,
      isMost,
      ...spanOf(tokens, first, next),
    },
    first,
    next,
  }
}

/** The end of the clause with the first comparison: "men earn more than women | , and women live longer". */
function clauseEnd(tokens: readonly Token[], first: number, end: number): number {
  let at = first + 1
  while (at < end && !isComparative(tokens, at) && differenceAt(tokens, at) === null) at++
  while (at < end && !separators.has(textAt(tokens, at))) at++
  return at
}

/** The end of the statement about the rows: before the words for the other rows, or at the end of the part. */
function stopOf(tokens: readonly Token[], pivot: number, end: number, difference: ReadDifference | null): number {
  const after = difference?.next ?? pivot + 1
  const words = difference === null ? contrasts : contrastsOfFactor
  // "Twice that of", "double the salary of", "half of what".
  const isOf = difference?.said.type === 'factor' && /^(?:the|that|those|what|of)$/.test(textAt(tokens, after))
  const last = Math.min(end, after + mostBetween)
  let stop = after
  while (stop < end && !words.has(textAt(tokens, stop)) && !separators.has(textAt(tokens, stop))) {
    if (isOf && stop < last && (textAt(tokens, stop) === 'what' || (textAt(tokens, stop) === 'of' && textAt(tokens, stop + 1) !== 'what')))
      return stop
    stop++
  }
  return stop
}

const others = wordSet(
  'q1 q2 q3 q4 h1 h2 weekend weekday night holiday christmas easter noon monday tuesday wednesday thursday friday saturday sunday',
)

/** Tells whether a word in the singular, at a place, is a value or a part of one. */
interface KnownAt {
  readonly has: (value: string, at: number) => boolean
}

/** Whether a statement is about a time: "in December", "at night", "over the years". */
function isTimed(tokens: readonly Token[], first: number, stop: number, known: KnownAt): boolean {
  return tokens.slice(first, stop).some(({ text: said }, place) => {
    const at = place - 1
    const text = singularOf(said)
    if (known.has(text, first + place)) return false
    const isNamed = readNamedTimes(tokens, first + place) !== null
    const isTime = isNamed || timeWords.has(text) || monthNumbers.has(text) || seasonMonths.has(text) || others.has(text)
    if (place === 0) return isTime
    const before = textAt(tokens, first + at) === 'the' ? first + at - 1 : first + at
    return isTime && (isOneOf(tokens, before, timePrepositions) || /^(?:over|from|between)$/.test(textAt(tokens, before)))
  })
}

/** Whether a statement is complete: it is not the start or end of another statement that was read in part. */
function isWhole(tokens: readonly Token[], first: number, stop: number): boolean {
  const starts =
    first === 0 || endsSentence(tokens, first - 1) || isOneOf(tokens, first - 1, separators) || tokens[first]?.isCapital === true
  return starts && (stop >= tokens.length || endsSentence(tokens, stop) || isOneOf(tokens, stop, separators))
}

/** The last comparative or superlative that describes rows; null for none. */
function pivotIn(tokens: readonly Token[], first: number, end: number): number | null {
  for (let at = end - 1; at > first; at--) if (isComparative(tokens, at) && !isPast(tokens, at, first)) return at
  return comparatives.has(textAt(tokens, first)) ? first : null
}

function isComparative(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return text !== 'than' && (comparatives.has(text) || seldom.has(text) || (superlatives.has(text) && isDescribing(tokens, at)))
}

/** Whether a superlative describes rows, and does not name some of them: "the lowest", "is highest in sales", "churn least". */
function isDescribing(tokens: readonly Token[], at: number): boolean {
  return (
    textAt(tokens, at - 1) === 'the' ||
    isOneOf(tokens, at - 1, being) ||
    endsSentence(tokens, at + 1) ||
    isOneOf(tokens, at + 1, separators)
  )
}

/** Whether a comparative stands behind "than". */
function isPast(tokens: readonly Token[], at: number, first: number): boolean {
  return hasOneOf(tokens, first, at, contrasts)
}

/** "has more than doubled" */
const growing = /^(?:doubl|tripl|quadrupl|halv)/
/** Most words behind "and" that still name other rows: "than B and C". */
const mostMore = 2

/** The end of the words for the other rows, whatever else reads them; null if they state more. */
function contrastEnd(tokens: readonly Token[], at: number): number | null {
  const ends = (place: number): boolean => place >= tokens.length || endsSentence(tokens, place)
  const goesOn = (place: number): boolean =>
    /^(?:and|or)$/.test(textAt(tokens, place)) && Array.from({ length: mostMore }, (_, more) => place + 2 + more).some(ends)
  let next = at + 1
  while (next < at + mostTokens && !ends(next) && (goesOn(next) || !separators.has(textAt(tokens, next)))) next++
  return tokens.slice(at, next).some(({ kind, text }) => kind === 'number' || growing.test(text)) ? null : next
}
