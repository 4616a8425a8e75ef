import { readWholeNumber } from '../amounts/whole-number.ts'
import type { CountFact, RateFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readPlace } from '../places/read-place.ts'
import { endsClause, isOneOf, kindAt, spanOf, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isNounWord } from '../words/nouns.ts'
import { headOf, isPlural } from '../words/words.ts'
import { pastBeing, stateJoints } from './state-at.ts'

const mostStates = 12
const mostWords = 2
const beforeNumbers = wordSet(': = (')
const rest = wordSet('rest others remaining remainder')

/** Numbers of rows by state, and the token after them. */
export interface NumberedStates {
  readonly facts: readonly RateFact[]
  readonly next: number
}

/**
 * Reads states with their numbers behind them: "500 cars: | diesel 200, petrol 250, electric 50", "| trial 100, the rest cancelled".
 * Null unless they are all of the counted rows.
 */
export function statesNumbered(tokens: readonly Token[], from: number, { noun: of, count }: CountFact): NumberedStates | null {
  const facts: RateFact[] = []
  let [at, next, left] = [from, from, count]
  while (facts.length < mostStates) {
    const others = facts.length > 0 ? restAt(tokens, at) : null
    const state = others ?? numberedAt(tokens, at)
    if (state === null) break
    const rows = state.rows ?? left
    left -= rows
    if (left < 0 || rows === 0) return null
    facts.push({ type: 'rate', share: null, rows, what: state.words, of, ...spanOf(tokens, at, state.next), isKind: true })
    next = at = state.next
    if (others !== null || left === 0) break
    while (at < next + 2 && isOneOf(tokens, at, stateJoints)) at++
    if (at === next) break
  }
  if (facts.length < 2 || left !== 0 || !endsClause(tokens, next)) return null
  return { facts, next: textAt(tokens, next) === ')' ? next + 1 : next }
}

interface NumberedState {
  readonly words: readonly string[]
  /** Null for all others. */
  readonly rows: number | null
  readonly next: number
}

/** "diesel 200", "in progress: 20", "vans (40)". */
function numberedAt(tokens: readonly Token[], at: number): NumberedState | null {
  const first = /^(?:in|on)$/.test(textAt(tokens, at)) ? at + 1 : at
  let end = first
  while (end < first + mostWords && isNounWord(tokens[end])) end++
  const isSigned = isOneOf(tokens, end, beforeNumbers)
  const number = end === first || readPlace(tokens, first, true) !== null ? null : readWholeNumber(tokens, isSigned ? end + 1 : end)
  if (number === null || kindAt(tokens, number.next) === 'word') return null
  const isOpen = textAt(tokens, end) === '('
  if (isOpen && textAt(tokens, number.next) !== ')') return null
  return { words: singular(textsOf(tokens, at, end)), rows: number.value, next: isOpen ? number.next + 1 : number.next }
}

/** "the rest cancelled", "others are pending". */
function restAt(tokens: readonly Token[], at: number): NumberedState | null {
  const start = textAt(tokens, at) === 'the' ? at + 1 : at
  const first = isOneOf(tokens, start, rest) ? pastBeing(tokens, start + 1).next : start
  let end = first
  while (end < first + mostWords && isNounWord(tokens[end])) end++
  return first === start || end === first ? null : { words: singular(textsOf(tokens, first, end)), rows: null, next: end }
}

function singular(words: readonly string[]): readonly string[] {
  return isPlural(words.at(-1) ?? '') ? [...words.slice(0, -1), headOf(words)] : words
}
