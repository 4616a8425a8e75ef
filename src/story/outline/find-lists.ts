import { groupedBy } from '../../lists.ts'
import { canStartStatistic, readSaidStatistic } from '../attributes/readers/said-statistic.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { frequencies } from '../lexicon/time-words.ts'
import { featureColumns } from './feature-columns.ts'
import { isDatedElsewhere } from './is-dated-elsewhere.ts'
import { ofEach } from '../meanings/of-each.ts'
import { isNoData } from '../words/is-no-data.ts'
import { behindMeasure, type MeasuredIn, readMeasuredIn, withMeasure, withSharedRange } from './measured-in.ts'
import { nameWords } from './name-words.ts'
import { isPlace } from '../attributes/readers/value-nouns.ts'
import { isPlaceNoun } from '../attributes/readers/values-reading.ts'
import { isPlural } from '../words/words.ts'
import { namesValues } from './names-values.ts'
import { announcesTables } from './announces-tables.ts'
import { asQuotes } from './as-quotes.ts'
import { isTypedItem } from './cut-item.ts'
import { withBoth } from './with-both.ts'
import { withFormulas } from './with-formulas.ts'
import { withHeads } from './with-heads.ts'
import { withWords } from './with-words.ts'
import { withoutShares } from './without-shares.ts'
import { readKey, type SaidKey, withKeys } from './list-keys.ts'
import { numberedNames } from './numbered-names.ts'
import type { Opening } from './opening.ts'
import { openingsOf } from './openings.ts'
import type { ColumnList, Detail, ListedColumn } from './outline.ts'
import { isList } from './is-list.ts'
import { isParallelRange } from './is-parallel-range.ts'
import { isRequirement, isStatement } from './is-statement.ts'
import { joinedConditions } from './joined-conditions.ts'
import { joinedExamples } from './joined-examples.ts'
import { readItem } from './read-item.ts'
import { itemsFrom } from './split-items.ts'
import type { Span } from '../tokens/token.ts'
import { inOrder } from '../tokens/in-order.ts'

/** Most columns of a list. */
const mostColumns = 500
/** Most items that are read in all lists, including lists of other things. This limits the time for hostile texts. */
const mostItems = 1500

/** Finds the lists of columns in a text, in order. None contains another. Linear in the length of the text. */
export function findLists(text: string): readonly ColumnList[] {
  const taken = new Uint8Array(text.length + 1)
  let lists: readonly ColumnList[] = []
  const listed = new Set<string>()
  let left = mostItems
  for (const opening of openingsOf(text)) {
    if (left <= 0) break
    if (taken[opening.start] === 1 || taken[opening.items] === 1) continue
    const { columns, read, skipped, isOfMeasure } = columnsAt(text, opening, Math.min(left, mostColumns))
    left -= read
    const last = columns.at(-1)
    if (last === undefined || isOfSeries(text, opening, last)) continue
    if (!isList(text, columns, isOfMeasure ? { ...opening, evidence: 'announced' } : opening, skipped)) continue
    if (announcesTables(text, opening) || namesValues(text, opening, columns, listed) || isParallelRange(text, opening, columns)) continue
    for (const { name } of columns) listed.add(name)
    const isOfEach = !isOfNames(text, opening) && isPlural(columns[0]?.words.at(-1) ?? '')
    const list = {
      columns: isOfEach ? columns.map(inSingular) : columns,
      subjectEnd: opening.subjectEnd,
      start: opening.start,
      end: endOf(text, last.end),
    }
    const isAround = taken.subarray(list.start, list.end).includes(1)
    if (isAround && areTables(columns, taken)) continue
    taken.fill(1, list.start, list.end)
    lists = [...(isAround ? lists.filter(({ start }) => start < list.start || start >= list.end) : lists), list]
  }
  return inOrder(lists)
}

interface Found {
  readonly columns: readonly ListedColumn[]
  /** Number of items that were read. */
  readonly read: number
  /** Number of items between columns that are no columns. */
  readonly skipped: number
  /** Whether the columns are one measure of several things. */
  readonly isOfMeasure: boolean
}

/** Reads the columns of a list up to the first item that is no column. Each name occurs once. */
function columnsAt(text: string, opening: Opening, most: number): Found {
  const { items: start, end, separator, isInSentence } = opening
  const items: ListedColumn[] = []
  const keys: SaidKey[] = []
  const skipped: Span[] = []
  let isTyped = false
  let measure: MeasuredIn | null = null
  for (const own of joinedConditions(text, joinedExamples(text, itemsFrom(text, { start, end, separator, isInSentence })))) {
    measure ??= items.length + keys.length === 0 ? readMeasuredIn(text, own) : null
    const item = behindMeasure(own, measure)
    if (isOpenEnd(text, item)) continue
    if (isInterval(text.slice(item.start, item.end))) break
    const key = readKey(text, item)
    if (key !== null) {
      keys.push(key)
      continue
    }
    const series = items.length < most ? (numberedNames(text, item) ?? featureColumns(text, item)) : null
    if (series !== null) {
      items.push(...series)
      continue
    }
    const column = items.length < most && !isShape(text.slice(item.start, item.end)) ? readItem(text, item, false) : null
    if (column === null && mayBeSkipped(text, item, opening, items.length === 0)) {
      skipped.push(item)
      continue
    }
    if (
      column === null ||
      isStatement(text.slice(item.start, item.end)) ||
      isDatedElsewhere(column, items, separator === 'lines') ||
      (isInSentence && (isSubject(text, column) || isOfOwnRows(text, column, items)))
    )
      break
    isTyped ||=
      column.details.some((detail) => detail.type !== 'range' && detail.type !== 'values' && !isYesNo(detail)) && isTypedItem(text, column)
    items.push(...withHeads(text, items.splice(-1, 1), column))
  }
  const known = withoutShares(text, items)
  const columns = isTyped ? known.map((item) => readItem(text, item, true) ?? item) : known
  const named = withMeasure(withBoth(firstOfName(columns)), measure)
  return {
    columns: withKeys(withUnread(withFormulas(text, asQuotes(withSharedRange(named))), skipped), keys),
    isOfMeasure: measure !== null && named.length > 1,
    read: items.length + skipped.length + keys.length + 1,
    skipped: skipped.length,
  }
}

function firstOfName(columns: readonly ListedColumn[]): readonly ListedColumn[] {
  return [...groupedBy(columns, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
}

/** Whether a list goes on with the interval of a series: "open, high, low and close, | daily for 2 years". */
function isInterval(item: string): boolean {
  return frequencies.has(item.toLowerCase())
}

/** Whether an item says that there is more: "age, tenure, etc." */
function isOpenEnd(text: string, { start, end }: Span): boolean {
  return /^(?:and )?(?:etc\b\.?|so on|so forth|more|others?|\.{2,}|…)$/i.test(text.slice(start, end))
}

/** Whether an item is about the values of the column before: "skewed towards the low end". */
function isShape(item: string): boolean {
  if (/^(?:mostly|mainly) /i.test(item)) return true
  // Most items are ruled out by their first word.
  const [first] = tokensOf(/^\S{0,40}/.exec(item)?.[0] ?? '')
  return canStartStatistic(first?.text ?? '') && readSaidStatistic(tokensOf(item), 0)?.aspects[0]?.type === 'shape'
}

/**
 * Whether an item is a table of its own behind the last column: "with a name, an email and a city, and their | orders", "with title and
 * body, and | comments".
 */
function isOfOwnRows(text: string, column: ListedColumn, before: readonly ListedColumn[]): boolean {
  const last = before.at(-1)
  const joint = text.slice(last?.end ?? column.start, column.start)
  if (!/\band\b/.test(joint) || !isPlural(column.words.at(-1) ?? '') || ofEach(column.words) !== column.words) return false
  const isSecond = before.some((each, at) => at > 0 && /^ (?:and|&) /.test(text.slice(before[at - 1]?.end, each.start)))
  return isSecond || /\btheir $/.test(joint)
}

/**
 * Whether the list goes on after an item that is no column: a line in a list that is announced as columns, or words about data quality. A
 * list of sentences is none: "1. The system must store 200 courses."
 */
function mayBeSkipped(text: string, { start, end }: Span, { separator, evidence }: Opening, isFirst: boolean): boolean {
  const [item, areLines] = [text.slice(start, end), separator === 'lines']
  return !(isFirst && (!areLines || isRequirement(item))) && ((areLines && evidence === 'announced') || isNoData(nameWords(item)))
}

/** Adds the skipped items between the columns as unread parts. */
function withUnread(columns: readonly ListedColumn[], skipped: readonly Span[]): readonly ListedColumn[] {
  const last = columns.at(-1)
  const own = skipped.filter(({ start }) => last !== undefined && start < last.start)
  return last === undefined ? columns : [...columns.slice(0, -1), { ...last, unread: [...last.unread, ...own] }]
}

/** "passed yes/no" lists values; it is no type. */
function isYesNo(detail: Detail): boolean {
  return detail.type === 'type' && detail.of === 'boolean'
}

/** Whether a list in a sentence names the measures of a series: "40 sensors, temperature, humidity and pressure | every hour". */
function isOfSeries(text: string, { isInSentence }: Opening, { start }: ListedColumn): boolean {
  return (
    isInSentence &&
    /^[a-z ]{1,40} every (?:\d{1,4} )?(?:second|minute|hour|day|week|month|quarter|year)/i.test(text.slice(start, start + 70))
  )
}

/** Whether the first item introduces another list: "a table of countries: name". */
function isSubject(text: string, { words, details, unread, said, start }: ListedColumn): boolean {
  // "country: Germany" has its value.
  if (said !== null && isPlaceNoun({ words }) && isPlace(text.slice(said.start, said.end))) return false
  return details.length === 0 && unread.length > 0 && text.slice(start, said?.start ?? start).includes(':')
}

/** Whether items with their own lists are tables: "two tables: people(id, name), pets(id, name)". */
function areTables(columns: readonly ListedColumn[], taken: Uint8Array): boolean {
  // Lines of an inner list are no items of the outer one.
  if (columns.some(({ start }) => taken[start] === 1)) return true
  const listing = columns.filter(({ start, end }) => taken.subarray(start, end).includes(1))
  return listing.length * 2 > columns.length || listing.every(({ words }) => isPlural(words.at(-1) ?? ''))
}

/** The end of a list including a closing bracket or verb. */
function endOf(text: string, end: number): number {
  const closing =
    /^\s*[)\]}]|^ (?:columns|fields|attributes|features)\b|^ (?:is|are|(?:must|should|will) be) (?:also )?(?:stored|recorded|kept|tracked|held|noted|required|needed)\b/.exec(
      text.slice(end, end + 30),
    )
  return end + (closing?.[0].length ?? 0)
}

/** Whether the names of columns are listed as they are, behind a word for columns. */
function isOfNames(text: string, { start, items, evidence }: Opening): boolean {
  return (
    evidence === 'announced' &&
    /\b(?:columns?|cols|fields?|attributes?|features?|variables|properties|header)\b/i.test(text.slice(start, items))
  )
}

/** The column in the singular: "names, emails, ages 18-65" are a name, an email and an age of each row. */
function inSingular(column: ListedColumn): ListedColumn {
  const words = column.isIdentifier ? column.words : ofEach(column.words)
  return words === column.words ? column : withWords(column, words)
}
