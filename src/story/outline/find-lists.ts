import { flaws } from '../lexicon/flaw-words.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { isCategory } from '../attributes/readers/value-nouns.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { isPlural, singularOf } from '../words/words.ts'
import { isTypedItem } from './cut-item.ts'
import type { Opening } from './opening.ts'
import { openingsOf } from './openings.ts'
import type { ColumnList, ListedColumn } from './outline.ts'
import { readItem } from './read-item.ts'
import { itemsFrom } from './split-items.ts'
import type { Span } from '../tokens/token.ts'

/** A table has no more columns that anybody lists. */
const mostColumns = 500
/** So many items of all lists are read, those of what turns out to be no list too: it bounds the time that hostile texts take. */
const mostItems = 1500

/** The lists of columns in a text, in its order, none inside of another. Linear in the length of the text. */
export function findLists(text: string): readonly ColumnList[] {
  const taken = new Uint8Array(text.length + 1)
  let lists: readonly ColumnList[] = []
  const listed = new Set<string>()
  let left = mostItems
  for (const opening of openingsOf(text)) {
    if (left <= 0) break
    if (taken[opening.start] === 1 || taken[opening.items] === 1) continue
    const { columns, read } = columnsAt(text, opening, Math.min(left, mostColumns))
    left -= read
    const last = columns.at(-1)
    if (last === undefined || isOfFlaw(text, opening) || !isList(text, columns, opening)) continue
    if (areValuesOf(text, opening, columns, listed)) continue
    for (const { name } of columns) listed.add(name)
    const list = { columns, subjectEnd: opening.subjectEnd, start: opening.start, end: endOf(text, last.end) }
    const isAround = taken.subarray(list.start, list.end).includes(1)
    if (isAround && areTables(columns, taken)) continue
    taken.fill(1, list.start, list.end)
    lists = [...(isAround ? lists.filter(({ start }) => start < list.start || start >= list.end) : lists), list]
  }
  return lists.toSorted((one, other) => one.start - other.start)
}

/** The columns of a list up to its first item that is none, each name once; and how many items were looked at. */
function columnsAt(text: string, opening: Opening, most: number): { readonly columns: readonly ListedColumn[]; readonly read: number } {
  const { items: start, end, separator, isInSentence } = opening
  const items: ListedColumn[] = []
  const keys: SaidKey[] = []
  let isTyped = false
  for (const item of itemsFrom(text, { start, end, separator, isInSentence })) {
    const key = readKey(text, item)
    if (key !== null) {
      keys.push(key)
      continue
    }
    const column = items.length < most ? readItem(text, item, false) : null
    if (column === null || (isInSentence && isSubject(text, column))) break
    isTyped ||= column.details.some(({ type }) => type !== 'range' && type !== 'values') && isTypedItem(text, column)
    items.push(column)
  }
  const columns = new Map<string, ListedColumn>()
  for (const item of items) {
    const column = isTyped ? (readItem(text, item, true) ?? item) : item
    if (!columns.has(column.name)) columns.set(column.name, column)
  }
  return { columns: withKeys([...columns.values()], keys), read: items.length + keys.length + 1 }
}

/** So many characters before a list may be the name of a column. */
const nameReach = 40

/** Whether capitals are listed for a column of another list: "columns: id, amount, currency" and, below, "currency: EUR, USD, GBP". */
function areValuesOf(text: string, { start }: Opening, columns: readonly ListedColumn[], listed: ReadonlySet<string>): boolean {
  const name =
    text
      .slice(Math.max(0, start - nameReach), start)
      .trimEnd()
      .split(/\W/)
      .at(-1) ?? ''
  return listed.has(name.toLowerCase()) && columns.every((column) => /^[\s"']*\p{Lu}/u.test(text.slice(column.start, column.end)))
}

/** "region spelled inconsistently (north, North)" shows what is wrong. */
function isOfFlaw(text: string, { start }: Opening): boolean {
  return flaws.has(/([a-z]{1,20})\s?$/i.exec(text.slice(Math.max(0, start - 21), start))?.[1]?.toLowerCase() ?? '')
}

/** "a table of countries: name" introduces a list. */
function isSubject(text: string, { details, unread, said, start }: ListedColumn): boolean {
  return details.length === 0 && unread.length > 0 && text.slice(start, said?.start ?? start).includes(':')
}

/** Whether items with lists of their own are tables, "two tables: people(id, name), pets(id, name)", and no columns with their values. */
function areTables(columns: readonly ListedColumn[], taken: Uint8Array): boolean {
  // Lines of lists inside of it are no items of the list around them.
  if (columns.some(({ start }) => taken[start] === 1)) return true
  return columns.filter(({ start, end }) => taken.subarray(start, end).includes(1)).every(({ words }) => isPlural(words.at(-1) ?? ''))
}

/** Closing brackets that belong to the list are part of it. */
function endOf(text: string, end: number): number {
  const closing = /^\s*[)\]}]/.exec(text.slice(end, end + 3))
  return end + (closing?.[0].length ?? 0)
}

/** Whether enough of the items are called as columns are: else they are values, or other things. */
function isList(text: string, columns: readonly ListedColumn[], opening: Opening): boolean {
  const { evidence } = opening
  if (areValues(columns) || areRowNames(text, columns, opening)) return false
  // "4 sets (I, II, III, IV)" numbers them.
  if (columns.every(({ name }) => /^[ivx]{1,4}$/.test(name))) return false
  const known = columns.filter(isKnown).length
  if (evidence === 'announced') return columns.length > 1 || known > 0
  if (columns.filter((column) => isTableLike(column) || isCounted(text, column)).length * 2 > columns.length) return false
  const written = columns.filter(({ words, details, isIdentifier }) => details.length > 0 || isIdentifier || words.at(-1) === 'id').length
  if (evidence === 'weak') return known === columns.length && written > 1
  if (columns.length > 2) return known * 2 >= columns.length
  // "4 shops (name, city)", but "with a and b" tells of two columns among others.
  const isClear = written > 0 || (text[opening.items - 1] === '(' && columns.every(({ words }) => findMeaning(words, []).isExact))
  return columns.length === 2 && known === 2 && isClear
}

/** So many characters before a list tell how many things it names. */
const countReach = 48

/** Whether names are listed of as many things as are counted right before: "four sites (Leeds, Cardiff, Bath, Ely)". */
function areRowNames(text: string, columns: readonly ListedColumn[], { start, evidence }: Opening): boolean {
  if (evidence === 'announced' || columns.some(({ details, name }) => details.length > 0 || name.includes('_'))) return false
  const isNamed = columns.every((column) => /^[\s"']*\p{Lu}/u.test(text.slice(column.start, column.end)))
  if (!isNamed) return false
  const before = tokensOf(text.slice(Math.max(0, start - countReach), start))
  return before.slice(-4, -1).some((_, at, all) => {
    const quantity = readQuantity(before, before.length - 1 - all.length + at)
    return quantity?.value === columns.length
  })
}

/** Whether the first item is a column with a value behind it, and the others are more of its values: "status created, picked_up, lost". */
function areValues([first, ...others]: readonly ListedColumn[]): boolean {
  if (first === undefined || first.words.length < 2 || first.isIdentifier || first.details.length > 0 || others.length === 0) return false
  const isNamed = ({ words, details }: Pick<ListedColumn, 'words' | 'details'>): boolean =>
    details.length > 0 || (findMeaning(words, []).isExact && !/(?:ed|ing)$/.test(words.at(-1) ?? ''))
  return isCategory({ words: first.words.slice(0, -1) }) && ![{ ...first, words: first.words.slice(-1) }, ...others].some(isNamed)
}

/** Whether an item reads as a table rather than as a column: "orders". */
function isTableLike({ words, details, isIdentifier }: ListedColumn): boolean {
  return !isIdentifier && details.length === 0 && isPlural(words.at(-1) ?? '')
}

/** "login_events (1000)" and "dim_store (40 stores)" have so many rows. */
function isCounted(text: string, { words, start, end }: ListedColumn): boolean {
  const last = words.at(-1) ?? ''
  const [said, rows] = /\(\d[\d,]{0,11}k?(?: ([a-z]{1,20}))?\)$/i.exec(text.slice(Math.max(start, end - 40), end)) ?? []
  if (said === undefined) return false
  return rows === undefined || /^(?:rows|records)$/i.test(rows) ? isPlural(last) : singularOf(rows.toLowerCase()) === singularOf(last)
}

function isKnown(column: ListedColumn): boolean {
  const { words, details, isIdentifier } = column
  if (details.length > 0 || words.at(-1) === 'id' || isIdentifier) return true
  const { isGuess, isExact } = findMeaning(words, [])
  return isTableLike(column) ? isExact : !isGuess
}

/** An item of a list that names the key of the table. */
interface SaidKey extends Span {
  readonly names: readonly string[]
}

const key = /^(?:(?:composite|compound) )?(?:primary key|pk)\s?:?\s?\(([\w\s,]{1,160})\)$/i

/** Reads an item that is a key and no column: "primary key (order_id, product_id)"; null for any other. */
function readKey(text: string, { start, end }: Span): SaidKey | null {
  const names = key.exec(text.slice(start, end))?.[1]
  return names === undefined ? null : { names: names.split(',').map((name) => name.trim().toLowerCase()), start, end }
}

/** The columns of a list with those of its key marked as such; the list ends behind what says so. */
function withKeys(columns: readonly ListedColumn[], keys: readonly SaidKey[]): readonly ListedColumn[] {
  const last = keys.at(-1)
  if (last === undefined) return columns
  const names = new Set(keys.flatMap((each) => each.names))
  return columns.map((column, at) => ({
    ...column,
    ...(at === columns.length - 1 ? { end: Math.max(column.end, last.end) } : {}),
    ...(names.has(column.name) ? { details: [...column.details, { type: 'key' }], places: [...column.places, last] } : {}),
  }))
}
