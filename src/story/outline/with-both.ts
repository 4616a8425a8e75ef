import type { ListedColumn } from './outline.ts'
import { withWords } from './with-words.ts'

/** Words between the last of several names and their declaration, and the number of names before the last one; null for all of them. */
const quantifiers: ReadonlyMap<string, number | null> = new Map([
  ['both', 1],
  ['all', null],
  ['each', null],
])

/** Gives columns the declaration that is said once for all of them: "sender_id, receiver_id both fk users", "math, art each 0-100". */
export function withBoth(columns: readonly ListedColumn[]): readonly ListedColumn[] {
  return columns.flatMap((column, at) => sharedBy(columns, at) ?? [column])
}

/** The column at an index, by the declaration that it shares with a later one; null if it shares none. */
function sharedBy(columns: readonly ListedColumn[], at: number): readonly ListedColumn[] | null {
  const column = columns[at] as ListedColumn
  if (isQuantified(column)) return [withWords(column, column.words.slice(0, -1))]
  const last = columns.findIndex((each, place) => place > at && isQuantified(each))
  const next = columns[last]
  if (next === undefined || column.details.length > 0) return null
  const reach = quantifiers.get(next.words.at(-1) ?? '') ?? last
  const isBare = columns.slice(Math.max(0, last - reach), last).every(({ details }) => details.length === 0)
  return at >= last - reach && isBare ? [{ ...column, details: next.details, places: next.places }] : null
}

function isQuantified({ words, details }: ListedColumn): boolean {
  return words.length > 1 && details.length > 0 && quantifiers.has(words.at(-1) ?? '')
}
