import { readSaidNumber } from '../attributes/readers/said-number.ts'
import { readShare } from '../amounts/share.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { multipleWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { SaidDifference } from './segment-facts.ts'

/** How much two sides differ, and its tokens from `at` to `next` (excluded). */
export interface ReadDifference {
  readonly said: SaidDifference
  readonly at: number
  readonly next: number
}

const factors: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['thrice', 3],
  ['double', 2],
  ['triple', 3],
  ['quadruple', 4],
  ['half', 0.5],
])
const much = wordSet('much many likely often')
const joints = wordSet('as that those what')
const equals = wordSet('equal equally identical identically similar similarly')

/** The first statement in some tokens of how much two sides differ: "twice as much", "20% more", "the same". Null for none. */
export function differenceIn(tokens: readonly Token[], first: number, end: number): ReadDifference | null {
  for (let at = first; at < end; at++) {
    const read = differenceAt(tokens, at)
    if (read !== null) return { ...read, at }
  }
  return null
}

type ReadAt = Omit<ReadDifference, 'at'> | null

/** The statement that starts at a token; null for none. */
export function differenceAt(tokens: readonly Token[], at: number): ReadAt {
  return sameAt(tokens, at) ?? factorAt(tokens, at) ?? partAt(tokens, at) ?? distanceAt(tokens, at)
}

/** "the same", "as much as" without a factor. */
function sameAt(tokens: readonly Token[], at: number): ReadAt {
  const said: SaidDifference = { type: 'factor', value: 1 }
  if (hasWords(tokens, at, 'the same')) return { said, next: at + 2 }
  if (isOneOf(tokens, at, equals)) return { said, next: at + 1 }
  return textAt(tokens, at) === 'as' && isOneOf(tokens, at + 1, much) && textAt(tokens, at + 2) === 'as' ? { said, next: at + 2 } : null
}

/** "twice | as much", "3 times | more", "half the". */
function factorAt(tokens: readonly Token[], at: number): ReadAt {
  const word = factors.get(textAt(tokens, at))
  const number = word === undefined ? readSaidNumber(tokens, at) : null
  if (word === undefined && (number === null || !isOneOf(tokens, number.next, multipleWords))) return null
  const times = number === null ? at + 1 : number.next + 1
  const value = word ?? number?.value ?? 0
  const isJoined =
    isOneOf(tokens, times, joints) ||
    isOfOthers(tokens, times) ||
    comparatives.has(textAt(tokens, times)) ||
    hasWords(tokens, times, 'of what')
  if (!(value > 0) || !isJoined) return null
  const as = textAt(tokens, times) === 'as' ? times + 1 : times
  return { said: { type: 'factor', value }, next: isOneOf(tokens, as, much) ? as + 1 : as }
}

/** Most tokens of the noun in "double the monthly salary of". */
const longestNoun = 3

/** Whether "the salary of" follows; in "half the posts are videos", it is the posts themselves that are divided. */
function isOfOthers(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'the') return false
  return Array.from({ length: longestNoun }, (_, behind) => textAt(tokens, at + 2 + behind)).some(
    (text) => text === 'of' || text === 'that',
  )
}

/** "20% | more". */
function partAt(tokens: readonly Token[], at: number): ReadAt {
  const share = readShare(tokens, at)
  const isCompared = share !== null && share.share > 0 && comparatives.has(textAt(tokens, share.next))
  return isCompared ? { said: { type: 'part', value: share.share }, next: share.next } : null
}

/** "5 minutes | longer", "$20 | more". */
function distanceAt(tokens: readonly Token[], at: number): ReadAt {
  const number = readSaidNumber(tokens, at)
  if (number === null || number.value <= 0) return null
  const next = textAt(tokens, number.next) === 'minutes' || textAt(tokens, number.next) === 'hours' ? number.next + 1 : number.next
  if (!comparatives.has(textAt(tokens, next)) || textAt(tokens, next) === 'than') return null
  const unit = number.unit ?? (next > number.next ? textAt(tokens, number.next) : null)
  return { said: { type: 'distance', value: number.value, unit }, next }
}
