import { articles } from '../lexicon/determiners.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { isStateWord } from '../lexicon/states.ts'
import { finiteBeing, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { FoundCondition } from './found-condition.ts'
import { partSigns, startOf } from './parts-of-sentence.ts'
import { readCompared, readRowTests } from './read-row-test.ts'
import type { ConditionFact, SaidEffect } from './segment-facts.ts'
import { textBetween } from '../tokens/text-between.ts'

/** Orders, and the state of the rows that they are about. */
const ordering: ReadonlyMap<string, string | null> = new Map([
  ['flag', 'flagged'],
  ['tag', null],
  ['mark', null],
])
const introducing = wordSet('with whose where that')
/** Verbs before what rows have, and how the name of its flag begins. */
const owning: ReadonlyMap<string, string> = new Map([
  ...['need', 'needs', 'require', 'requires'].map((verb) => [verb, 'needs'] as const),
  ...['get', 'gets', 'receive', 'receives', 'have', 'has'].map((verb) => [verb, 'has'] as const),
])
const marked = wordSet('flagged marked tagged labelled labeled classified treated')
/** Words that may follow an effect and are not part of it: "needs approval | by a manager". */
const behind = wordSet(partSigns, 'by from through via for to before within after and but')
const mostWords = 3
/** Most words before the comparison: "orders with a total value | above". */
const mostBefore = 6

/**
 * Reads the effect of a limit: "transactions above 10,000 are flagged", "orders over 500 need approval", "flag products whose stock is
 * below 20". Null for other sentences.
 */
export function readThreshold(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const at = comparedIn(tokens, first, end)
  if (at === null) return null
  const start = startOf(tokens, first, at)
  const order = ordering.get(textAt(tokens, start))
  const subject = order === undefined ? start : start + 1
  const said = tokens.slice(subject, at)
  if (at === subject || said.length > mostBefore || said.some(({ kind }) => kind !== 'word')) return null
  const place = said.findIndex((token) => introducing.has(token.text))
  const read = readRowTests(tokens, text, place < 0 ? subject : subject + place + 1, end)
  if (
    read === null ||
    !read.tests.every(({ sign, value, other }) => sign !== 'named' && (typeof value === 'number' || other !== undefined))
  )
    return null
  const effect = order === undefined ? stateAt(tokens, text, read.next, end) : orderedAt(tokens, text, order, read.next, end)
  if (effect === null) return null
  const fact: ConditionFact = {
    type: 'condition',
    tests: read.tests,
    isNot: false,
    effect: effect.effect,
    otherwise: null,
    ...spanOf(tokens, start, effect.next),
  }
  return { fact, first: start, next: effect.next }
}

/** The first comparison from `first` to `end` (excluded), behind what is compared. */
function comparedIn(tokens: readonly Token[], first: number, end: number): number | null {
  for (let at = first + 1; at < end; at++) {
    const sign = readCompared(tokens, at, end)?.test.sign
    if (sign !== undefined && sign !== 'is') return at
  }
  return null
}

interface Effect {
  readonly effect: SaidEffect
  readonly next: number
}

/**
 * "are | flagged", "are flagged as | suspicious", "need | a second approval", "get | free shipping". Null for what is no state, and for a
 * share of the rows.
 */
function stateAt(tokens: readonly Token[], text: string, at: number, end: number): Effect | null {
  const owned = owning.get(textAt(tokens, isOneOf(tokens, at, modals) ? at + 1 : at))
  const start = owned !== undefined && isOneOf(tokens, at, modals) ? at + 1 : at
  if (owned === undefined && !isOneOf(tokens, at, finiteBeing)) return null
  const isNamed = owned === undefined && isOneOf(tokens, at + 1, marked) && textAt(tokens, at + 2) === 'as'
  const first = isNamed ? at + 3 : start + 1
  let next = first
  while (next < end && !isOneOf(tokens, next, behind)) next++
  const said = tokens.slice(first, next).filter((token) => !articles.has(token.text) && !token.text.endsWith('ly'))
  const [word] = said
  if (word === undefined || said.length > mostWords || said.some(({ kind, text: own }) => kind !== 'word' || comparatives.has(own)))
    return null
  // "Patients over 65 are the largest group" is no state.
  if (owned === undefined && !isNamed && (said.length > 1 || !(word.text.endsWith('ed') || isStateWord(word.text)))) return null
  // "Users over 18 have more orders" compares, and "people over 60 get sick" tells no rule.
  if (owned === 'has' && said.length < 2 && !isOneOf(tokens, first, articles)) return null
  const words = said.map((token) => text.slice(token.start, token.end)).join(' ')
  const value = owned === undefined ? words : `${owned} ${words}`
  return { effect: { words: [], type: 'word', value, ...(isNamed ? { ordered: 'state' as const } : {}) }, next }
}

/** "flag them | as suspicious". */
function orderedAt(tokens: readonly Token[], text: string, state: string | null, at: number, end: number): Effect | null {
  const isNamed = textAt(tokens, at) === 'as'
  let next = isNamed ? at + 1 : at
  while (isNamed && next < end && !isOneOf(tokens, next, behind)) next++
  const said = isNamed ? textBetween(text, tokens, at + 1, next) : state
  const isWhole = next === end || isOneOf(tokens, next, behind)
  if (said === null || said === '' || !isWhole || next - at > mostWords + 1) return null
  return { effect: { words: [], type: 'word', value: said, ...(isNamed ? { ordered: 'state' } : {}) }, next }
}
