import { spendingVerbs } from '../../lexicon/verbs.ts'
import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import type { SegmentEntry, SegmentsFact } from '../../segments/segment-facts.ts'
import { findTable } from '../../find/find-table.ts'
import { groupNouns } from '../../lexicon/group-nouns.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { rowWords } from '../../lexicon/row-words.ts'
import { partsIn } from '../../segments/parts-in.ts'
import { restWords } from '../../segments/rest-words.ts'
import { wholeWords } from '../../segments/whole-words.ts'
import { saysNothing } from '../../segments/says-nothing.ts'
import { functionWords, singularOf } from '../../words/words.ts'
import { referredBy, tableNamed } from '../tables/references.ts'
import { type Part, partsOf } from './parts-of.ts'
import { articles, negations } from '../../lexicon/determiners.ts'

/** Nouns of a share: "churn rate 5%". A rate in numbers is a column: "daily rate 40". */
const shareNouns = wordSet('rate ratio')

/** An entry with its part, and the words that do not name the part. */
export interface ResolvedEntry {
  readonly said: SegmentEntry['said']
  /** Null for all remaining rows. */
  readonly part: Part | null
  /** Index of the part in the words of its entry; absent if no word names it. */
  readonly at?: number
  readonly left: readonly string[]
}

/** Entries whose parts are values of the same column. */
export interface ResolvedEntries {
  readonly table: string
  /** The column that decides, and its values. */
  readonly by: string
  readonly entries: readonly ResolvedEntry[]
  /** The share of all rows that is said before the parts; null for none. */
  readonly whole: SegmentEntry | null
  /** The words for the value or number; empty if only a unit is said. */
  readonly about: readonly string[]
}

const said = wordSet(rowWords, restWords, wholeWords, 'one ones only just average avg mean least most cases range ranges ranging')
/** "18-24 | year olds". */
const aged = wordSet('year years old olds')

/**
 * Finds the columns whose values all entries name, each entry a different value. Columns that leave more words for the value come first.
 */
export function resolveEntries(
  { entries, isMean }: Pick<SegmentsFact, 'entries' | 'isMean'>,
  schema: Schema,
  domain: Domain,
): readonly ResolvedEntries[] {
  const parts = partsOf(schema, domain)
  const found = entries.map(({ words, partWithin: [from, to] }) =>
    partsIn(words.slice(from, to), parts)
      .map((each) => ({ ...each, start: each.start + from }))
      // "A donor must wait 56 days" is about no group A, and "taught by two professors" about all of them.
      .filter(({ start, term }) => !(start === 0 && articles.has(words[0] ?? '')) && !(entries.length === 1 && isTable(term, domain))),
  )
  const columns = new Set(found.flat().flatMap(({ term }) => (parts.get(term) ?? []).map(({ table, column }) => `${table}.${column}`)))
  const named = new Set(entries.flatMap(({ words }) => words.flatMap((word) => findTable({ words: [word] }, domain)?.table ?? [])))
  return [...columns].flatMap((path) => {
    const [table = '', by = ''] = path.split('.')
    if (named.size > 0 && ![...named].some((other) => tells(schema, { table, by }, other))) return []
    const resolved = entries.flatMap((entry, index): ResolvedEntry[] => {
      const named = (found[index] ?? []).flatMap(({ term, ...at }) => {
        const part = parts.get(term)?.find((each) => each.table === table && each.column === by)
        return part === undefined ? [] : [{ part, ...at }]
      })
      const [first] = named
      // Two possible values: the entry is ambiguous.
      if (first !== undefined && named.some((each) => each.part.value !== first.part.value && !isInside(each, first))) return []
      if (first !== undefined)
        return [
          {
            said: entry.said,
            part: first.part,
            at: first.start,
            left: leftOf(entry.words, first.start, first.length, { ...first.part, isShare: entry.said.type === 'share' }, domain),
          },
        ]
      return entry.words.some((word) => restWords.has(word)) ? [{ said: entry.said, part: null, left: [] }] : []
    })
    return resolvedOf(entries, resolved, { table, by, isMean }, domain)
  })
}

/**
 * The same for entries whose parts are known. @param parts one per entry: its part, null for all remaining rows, undefined for all rows
 * @param own the column that the parts compare
 */
export function resolvedParts(
  { entries, isMean }: Pick<SegmentsFact, 'entries' | 'isMean'>,
  parts: readonly (Part | null | undefined)[],
  { table, by, own }: { readonly table: string; readonly by: string; readonly own: string },
  domain: Domain,
): readonly ResolvedEntries[] {
  const resolved = entries.flatMap(({ said, words }, index): ResolvedEntry[] => {
    const part = parts[index]
    if (part === undefined) return []
    return [{ said, part, left: part === null ? [] : leftOf(words, 0, 0, { column: own, isShare: said.type === 'share' }, domain) }]
  })
  return resolvedOf(entries, resolved, { table, by, isMean }, domain)
}

function isTable(term: string, domain: Domain): boolean {
  return !term.includes(' ') && findTable({ words: [term] }, domain) !== null
}

/** Whether rows of a table are those of another one, belong to them, or show their value. */
function tells(schema: Schema, { table, by }: { readonly table: string; readonly by: string }, other: string): boolean {
  if (table === other) return true
  const isOwner = tableNamed(schema, table)?.columns.some((column) => referredBy(column) === other) === true
  const shows = (column: ColumnSchema): boolean => column.kind === 'lookup' && column.hidden !== true && column.column === by
  return isOwner || tableNamed(schema, other)?.columns.some(shows) === true
}

function resolvedOf(
  entries: readonly SegmentEntry[],
  resolved: readonly ResolvedEntry[],
  { table, by, isMean }: { readonly table: string; readonly by: string; readonly isMean: boolean },
  domain: Domain,
): readonly ResolvedEntries[] {
  const [first] = entries
  const isOverall = first?.words.some((word) => wholeWords.has(word)) === true
  const isAfter = first?.isWhole === true && resolved.length === entries.length - 1
  const whole = isAfter && resolved[0]?.said === entries[1]?.said ? first : null
  const values = resolved.map(({ part }) => part?.value ?? '')
  if (new Set(values).size !== values.length || (resolved.length < entries.length && whole === null)) return []
  const ofAll = whole === null ? [] : leftOf(whole.words, 0, 0, { column: by, isShare: true }, domain)
  // "10% churn, but 5% of those on pro are late" is about two values.
  if (whole !== null && !isOverall && resolved.some(({ left }) => left.some((word) => !ofAll.includes(word)))) return []
  const lefts = [ofAll, ...resolved.map(({ left }) => left)]
  // "10% of the control group and 15% of the treatment group | converted"
  const about = lefts.find((words) => words.some((word) => !groupNouns.has(word))) ?? lefts.find((words) => words.length > 0) ?? []
  const isInUnit = resolved.some((each) => each.said.type === 'number' && isTelling(each.said, isMean))
  const isSaid = whole === null && !isInUnit ? about.length > 0 : isInUnit || about.length > 0
  const isOther = isDenied(about) || resolved.some(({ left }) => isDenied(left))
  return isSaid && !isOther ? [{ table, by, entries: resolved, whole, about }] : []
}

/** Whether a number must be an amount and cannot be a count of rows. */
function isTelling({ unit, currency, min }: NumberSaid, isMean: boolean): boolean {
  return isMean || (unit ?? currency) !== null || !Number.isInteger(min ?? 0)
}

type NumberSaid = Extract<SegmentEntry['said'], { readonly type: 'number' }>

interface Place {
  readonly start: number
  readonly length: number
}

function isInside(one: Place, other: Place): boolean {
  return one.start >= other.start && one.start + one.length <= other.start + other.length
}

function leftOf(
  words: readonly string[],
  start: number,
  length: number,
  { column, isShare }: Pick<Part, 'column'> & { readonly isShare: boolean },
  domain: Domain,
): readonly string[] {
  const own = new Set(column.split('_'))
  const left = words.filter(
    (word, place) =>
      (place < start || place >= start + length) &&
      !own.has(singularOf(word)) &&
      !said.has(word) &&
      !(own.has('age') && aged.has(word)) &&
      !(isShare && shareNouns.has(singularOf(word))) &&
      !saysNothing(word) &&
      (!functionWords.has(word) || spendingVerbs.has(word) || negations.has(word)),
  )
  const things = left.filter((word) => findTable({ words: [word] }, domain) === null)
  return things.length > 0 ? things : left
}

/** Whether words negate the value: "18% did not pay". "No-show" is one word. */
function isDenied(left: readonly string[]): boolean {
  return left.some((word, place) => negations.has(word) && !/^shows?$/.test(left[place + 1] ?? ''))
}
