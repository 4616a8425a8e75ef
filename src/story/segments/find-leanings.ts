import { readSaidNumber } from '../attributes/readers/said-number.ts'
import { timePrepositions } from '../lexicon/connectives.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { negations, pronouns } from '../lexicon/determiners.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { dependence } from '../phrases/dependence.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { monthNumbers, seasonMonths } from '../times/calendar-words.ts'
import { singularOf } from '../words/words.ts'
import { endsSentence } from './ends-sentence.ts'
import type { LeaningFact } from './segment-facts.ts'

/** A fact, and its tokens from `first` to `next` (excluded). */
export interface FoundLeaning {
  readonly fact: LeaningFact
  readonly first: number
  readonly next: number
}

const separators = wordSet(', ; ( ) : and but or while whereas')
const mostTokens = 30
const least = 3
/** Words for less of what they are said of. */
const low = wordSet('less fewer lower younger shorter smaller cheaper lighter slower worse poorer low short small cheap young rarely')
/** Before the other rows: "than men". */
const contrasts = wordSet('than compared versus vs')
/** Words between the two sides: "churn is more likely | among annual plans". */
const joints = wordSet('when if for among with in at')
/** Statements about order or equality: "price must always be higher than cost". */
const rules = wordSet(negations, pronouns, 'must always never only by us me you we i')

/**
 * Finds statements that rows of one kind have more or less of something, without saying how much: "women survived more often than men",
 * "older patients are readmitted more often", "smokers pay twice as much".
 * @param taken one entry per token: 1 if it is read
 */
export function findLeanings(tokens: readonly Token[], taken: Uint8Array): readonly FoundLeaning[] {
  const found: FoundLeaning[] = []
  for (let first = 0; first < tokens.length;) {
    let end = first
    while (end < tokens.length && taken[end] !== 1 && !endsSentence(tokens, end)) end++
    const read = end - first > mostTokens ? null : readLeaning(tokens, first, end)
    if (read !== null) found.push(read)
    first = end + 1
  }
  return found
}

function readLeaning(tokens: readonly Token[], first: number, end: number): FoundLeaning | null {
  // "Older cars have lower prices" is about two numbers.
  if (dependence.read(tokens, first, first) !== null) return null
  const factor = factorIn(tokens, first, end)
  const pivot = factor?.at ?? pivotIn(tokens, first, end)
  if (pivot === null) return null
  const after = factor?.next ?? pivot + 1
  let stop = after
  while (stop < end && !contrasts.has(textAt(tokens, stop)) && !separators.has(textAt(tokens, stop)) && textAt(tokens, stop) !== 'as')
    stop++
  const said = tokens.slice(first, stop).filter((_, at) => factor === null || at + first < factor.at || at + first >= factor.next)
  if (
    said.length < (factor === null ? least : least - 1) ||
    said.some(({ kind, text }) => kind === 'number' || rules.has(text) || flaws.has(text)) ||
    isTimed(tokens, first, stop)
  )
    return null
  const isOther = isOneOf(tokens, stop, contrasts) || (textAt(tokens, stop) === 'as' && factor !== null)
  const next = isOther ? contrastEnd(tokens, stop) : stop
  if (next === null || !isWhole(tokens, first, isOther ? tokens.length : stop)) return null
  const words = said.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
  const joint = tokens.slice(pivot, stop).findIndex(({ text }) => joints.has(text))
  return {
    fact: {
      type: 'leaning',
      words,
      sign: words.filter((word) => low.has(word)).length % 2 === 0 ? 1 : -1,
      factor: factor?.value ?? null,
      isFirst: joint > 0,
      ...spanOf(tokens, first, next),
    },
    first,
    next,
  }
}

const others = wordSet('weekend weekday night holiday christmas easter noon monday tuesday wednesday thursday friday saturday sunday')

/** Whether a statement is about a time: "in December", "at night", "over the years". */
function isTimed(tokens: readonly Token[], first: number, stop: number): boolean {
  return tokens.slice(first, stop).some(({ text: said }, place) => {
    const at = place - 1
    const text = singularOf(said)
    const isTime = timeWords.has(text) || monthNumbers.has(text) || seasonMonths.has(text) || others.has(text)
    if (place === 0) return isTime
    const before = textAt(tokens, first + at) === 'the' ? first + at - 1 : first + at
    return isTime && (isOneOf(tokens, before, timePrepositions) || textAt(tokens, before) === 'over')
  })
}

/** Whether a statement is not the end or the start of another one, of which something else read a part. */
function isWhole(tokens: readonly Token[], first: number, stop: number): boolean {
  const starts =
    first === 0 || endsSentence(tokens, first - 1) || isOneOf(tokens, first - 1, separators) || tokens[first]?.isCapital === true
  return starts && (stop >= tokens.length || endsSentence(tokens, stop) || isOneOf(tokens, stop, separators))
}

/** The last comparative that is said of rows; null for none. */
function pivotIn(tokens: readonly Token[], first: number, end: number): number | null {
  for (let at = end - 1; at > first; at--)
    if (comparatives.has(textAt(tokens, at)) && !contrasts.has(textAt(tokens, at)) && !isPast(tokens, at, first)) return at
  return comparatives.has(textAt(tokens, first)) ? first : null
}

/** Whether a comparative stands behind "than". */
function isPast(tokens: readonly Token[], at: number, first: number): boolean {
  return tokens.slice(first, at).some(({ text }) => contrasts.has(text))
}

interface Factor {
  readonly value: number
  readonly at: number
  readonly next: number
}

const measures = wordSet('as much many high likely often more higher long expensive')

/** "twice as much", "three times higher". */
function factorIn(tokens: readonly Token[], first: number, end: number): Factor | null {
  for (let at = first; at < end; at++) {
    const twice = textAt(tokens, at) === 'twice' ? { value: 2, next: at + 1 } : null
    const number = twice ?? readSaidNumber(tokens, at)
    if (number === null) continue
    const times = twice === null ? number.next + (textAt(tokens, number.next) === 'times' ? 1 : 0) : number.next
    let next = times
    while (next < times + 2 && isOneOf(tokens, next, measures)) next++
    return (twice === null && times === number.next) || next === times || number.value <= 1 ? null : { value: number.value, at, next }
  }
  return null
}

/** "has more than doubled" */
const growing = /^(?:doubl|tripl|quadrupl|halv)/

/** The end of the words for the other rows, whatever else reads them; null if they state more. */
function contrastEnd(tokens: readonly Token[], at: number): number | null {
  let next = at + 1
  while (next < tokens.length && next < at + mostTokens && !endsSentence(tokens, next) && !separators.has(textAt(tokens, next))) next++
  return tokens.slice(at, next).some(({ kind, text }) => kind === 'number' || growing.test(text)) ? null : next
}
