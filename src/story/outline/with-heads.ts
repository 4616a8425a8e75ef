import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { isDone } from '../words/is-done.ts'
import { isPlural, singularOf } from '../words/words.ts'
import type { ListedColumn } from './outline.ts'
import { withWords } from './with-words.ts'

/** Words that stand in pairs before one noun. */
const paired = wordSet(
  'first last start end begin opening closing min max minimum maximum home work billing shipping pickup dropoff source target origin',
  'destination old new departure arrival high low open close net gross sent received personal business',
)

/**
 * A column of a list behind the one before it, both with the noun that they share: "first and last name" are a first name and a last name,
 * "created and resolved timestamps" a created timestamp and a resolved timestamp.
 * @param before the column before it, if there is one
 */
export function withHeads(text: string, before: readonly ListedColumn[], column: ListedColumn): readonly ListedColumn[] {
  const [last] = before
  const head = last === undefined ? null : sharedHead(text, last, column)
  if (last === undefined || head === null) return [...before, column]
  return [withWords(last, [...last.words, head]), withWords(column, [...column.words.slice(0, -1), head])]
}

/** The noun in the singular; null for columns that share none. */
function sharedHead(text: string, before: ListedColumn, { words, start }: ListedColumn): string | null {
  const [only, ...others] = before.words
  const [, noun] = words
  if (only === undefined || noun === undefined || others.length > 0 || words.length !== 2) return null
  if (!/^ (?:and|or|&) $/.test(text.slice(before.end, start))) return null
  const head = isPlural(noun) ? singularOf(noun) : noun
  const isExact = findMeaning([only, head], []).isExact
  if (head === noun) return isExact && findMeaning(before.words, []).isGuess ? head : null
  return !isPlural(only) && (isExact || isDone(only) || (paired.has(only) && paired.has(words[0] ?? ''))) ? head : null
}
