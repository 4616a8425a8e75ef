import { lastJoints, sentenceEnds } from '../lexicon/connectives.ts'
import { distributives } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { having } from '../lexicon/verbs.ts'
import { isOneOf, kindAt, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural, pluralOf } from '../words/words.ts'
import type { Noun } from '../words/noun.ts'
import { readNoun } from '../words/nouns.ts'
import type { UnreadCondition } from './unread-conditions.ts'

/** Two kinds of rows of which each one meets each other one. */
export interface SaidPair {
  readonly one: Noun
  readonly other: Noun
  readonly next: number
}

/** Most words between the rows of a pair: "each judge | has to score | each team". */
const mostBetween = 5

const reason = 'it is about each pair of two kinds of rows: list the columns of these pairs as a table of their own'

/**
 * Finds what is said of each pair of rows, up to the end of the sentence: "each student writes each exam, | points 0-100". A count in this
 * part is about one of the two tables: "every pupil takes every subject, 6 subjects".
 */
export function pairsOfRows(tokens: readonly Token[], taken: Uint8Array): readonly UnreadCondition[] {
  const found: UnreadCondition[] = []
  for (let at = 0; at < tokens.length; at++) {
    let next = taken[at] === 1 ? null : (readPair(tokens, at)?.next ?? null)
    if (next === null) continue
    while (next < tokens.length && taken[next] !== 1 && !isOneOf(tokens, next, sentenceEnds)) {
      const first = textAt(tokens, next) === ',' ? next + 1 : next
      next = partEnd(tokens, taken, first)
      if (next > first && !isCount(tokens, first)) found.push({ aside: { reason, ...spanOf(tokens, first, next) }, first, next })
    }
    at = next - 1
  }
  return found
}

/** The end of a part of a sentence. */
function partEnd(tokens: readonly Token[], taken: Uint8Array, at: number): number {
  let next = at
  while (next < tokens.length && taken[next] !== 1 && textAt(tokens, next) !== ',' && !isOneOf(tokens, next, sentenceEnds)) next++
  return next
}

function isCount(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at) === 'number' && isPlural(textAt(tokens, at + 1))
}

/** Reads "each … verb … each …". Times make no pairs: "each shop reports each month". Null for others. */
export function readPair(tokens: readonly Token[], at: number): SaidPair | null {
  const one = isOneOf(tokens, at, distributives) ? rowAt(tokens, at + 1) : null
  if (one === null) return null
  let isTold = false
  for (let place = at + 2; place <= at + 2 + mostBetween && kindAt(tokens, place) === 'word'; place++) {
    if (isOneOf(tokens, place, distributives)) {
      const other = isTold ? rowAt(tokens, place + 1) : null
      return other === null ? null : { one: one.noun, other: other.noun, next: other.next }
    }
    if (isOneOf(tokens, place, lastJoints)) return null
    isTold ||= isPlural(textAt(tokens, place)) && !isOneOf(tokens, place, having)
  }
  return null
}

/** A noun for one row, in the plural. */
function rowAt(tokens: readonly Token[], at: number): ReturnType<typeof readNoun> {
  const word = textAt(tokens, at)
  const found = timeWords.has(word) || isPlural(word) ? null : readNoun(tokens, at)
  if (found === null) return null
  const words = found.noun.words.slice(0, isPlural(found.noun.words.at(-1) ?? '') ? -1 : undefined)
  const { start } = found.noun
  const end = tokens[at + words.length - 1]?.end ?? start
  return { noun: { words: [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')], start, end }, next: at + words.length }
}
