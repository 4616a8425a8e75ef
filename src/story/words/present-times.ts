import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, oneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const present = oneOf([
  'right now',
  'now',
  'today',
  'currently',
  'at the moment',
  'at present',
  'at this moment',
  'these days',
  'presently',
])
const adverbs = wordSet('currently now presently')
const presentVerbs = wordSet('are is have has')
/** Adverbs that are a whole state: "are | down". */
const places = wordSet('down off away out')
/** Most tokens of words for the present. */
const longest = 3

/** A part of the tokens, `first` to `next` (excluded). */
interface Part {
  readonly first: number
  readonly next: number
}

/**
 * Finds words for the present behind a state that begins at `start` and ends near `end`: "are taken | right now". They add nothing, because
 * a state without a time holds in the present. Null if there are none, or if the verb tells an event: "were placed today".
 */
export function presentAt(tokens: readonly Token[], start: number, end: number): Part | null {
  if (!isOneOf(tokens, start - 1, presentVerbs) && !isPresentAdverb(tokens, start - 1)) return null
  for (let first = Math.max(start + 1, end - longest); first <= end; first++) {
    const next = present(tokens, first)?.next ?? 0
    if (next >= end && endsClause(tokens, next)) return { first, next }
  }
  return null
}

/** Whether an adverb of the present stands before a state: "are | currently | down". */
export function isPresentAdverb(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, adverbs) && isOneOf(tokens, at - 1, being)
}

/** Whether an adverb is all that is said of rows: "are | down", "are currently | away". */
export function isPlaceState(tokens: readonly Token[], at: number): boolean {
  if (!isOneOf(tokens, at, places) || !(isOneOf(tokens, at - 1, being) || isPresentAdverb(tokens, at - 1))) return false
  return endsClause(tokens, at + 1) || presentAt(tokens, at, at + 1) !== null
}
