import { sharedHead } from '../meanings/shared-head.ts'
import type { ListedColumn } from './outline.ts'
import { withWords } from './with-words.ts'

/**
 * A column of a list behind the one before it, both with the noun that they share: "first and last name" are a first name and a last name,
 * "created and resolved timestamps" a created timestamp and a resolved timestamp.
 * @param before the column before it, if there is one
 */
export function withHeads(text: string, before: readonly ListedColumn[], column: ListedColumn): readonly ListedColumn[] {
  const [last] = before
  const isJoined = last !== undefined && /^ (?:and|or|&) (?:(?:an?|one) )?$/.test(text.slice(last.end, column.start))
  const head = isJoined ? sharedHead(last.words, column.words) : null
  if (last === undefined || head === null) return [...before, column]
  return [withWords(last, [...last.words, head]), withWords(column, [...column.words.slice(0, -1), head])]
}
