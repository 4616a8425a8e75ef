import { oncePerObject } from '../../caches/once-per-object.ts'
import { readAmount } from '../amounts/amount.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { nounBefore } from '../words/nouns.ts'
import { isOneOf, kindAt, textOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords, isPlural } from '../words/words.ts'
import { listJoints } from '../lexicon/connectives.ts'

const listStarts = wordSet('( [ : named called')
/** Nouns of structures, whose names are not names of rows: "3 tables: Users, Orders, Items". */
const structures = wordSet(rowWords, 'table tables entity entities sheet sheets file files model models collection collections')
/** Most names that are read from one list, and most words of a name. */
const mostNames = 40
const mostWords = 3
/** The number of a noun stands at most this many tokens before it. */
const mostBefore = 2

/**
 * Names that the story lists for rows, in lower case: "alice" and "bob" of "users named Alice and Bob", "leeds" of "4 sites (Leeds,
 * Cardiff, Hull, York)". A statement about such a name is about a single row.
 */
export const namedMembers = oncePerObject((tokens: readonly Token[]): ReadonlySet<string> => {
  const found = new Set<string>()
  for (let at = 1; at < tokens.length; at++) {
    const isOfPlural = isPluralAt(tokens, at)
    if (!isOfPlural && !isOneOf(tokens, at, listStarts)) continue
    const names = namesFrom(tokens, at + 1)
    const isNamed = kindAt(tokens, at) === 'word' && names.length > (isOfPlural ? 1 : 0)
    if (isNamed || (names.length > 1 && countBefore(tokens, at) === names.length)) for (const name of names) found.add(name)
  }
  return found
})

/** Whether a plural noun of data stands at a token: "departments" of "departments Sales, Finance and Legal". */
function isPluralAt(tokens: readonly Token[], at: number): boolean {
  const { kind, text, isCapital } = tokens[at] as Token
  return kind === 'word' && isCapital !== true && isPlural(text) && !structures.has(text) && !functionWords.has(text)
}

/** The number before the noun that ends at a token ("4" of "4 sites"); null if there is none. */
function countBefore(tokens: readonly Token[], at: number): number | null {
  const noun = nounBefore(tokens, at, 0)
  if (noun === null || structures.has(noun.words.at(-1) ?? '')) return null
  const end = at - noun.words.length
  for (let start = end - 1; start >= Math.max(0, end - mostBefore); start--) {
    const amount = readAmount(tokens, start)
    if (amount !== null && amount.next <= end) return amount.value
  }
  return null
}

/** Reads capitalised names with commas or "and" between them, from a token on. */
function namesFrom(tokens: readonly Token[], from: number): readonly string[] {
  const names: string[] = []
  for (let at = from; names.length < mostNames;) {
    const start = at
    while (at < start + mostWords && kindAt(tokens, at) === 'word' && tokens[at]?.isCapital === true) at++
    if (at === start) break
    names.push(textOf(tokens, start, at))
    const joint = at
    while (at < joint + 2 && isOneOf(tokens, at, listJoints)) at++
    if (at === joint) break
  }
  return names
}
