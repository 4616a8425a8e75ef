import { id, ref } from '../../builders/table.ts'
import type { ColumnBody, ColumnSchema } from '../../schema/schema.ts'
import { findMeaning, type FoundMeaning } from '../meanings/find-meaning.ts'
import { neededHelpers } from '../meanings/needed-helpers.ts'
import { type MeaningContext, TableDraft } from '../meanings/table-draft.ts'
import type { ColumnType, Detail, ListedColumn } from './outline.ts'
import { distinctBody } from '../meanings/distinct-body.ts'
import { isNaturalKey } from './with-natural-keys.ts'
import { meaningIn } from './meaning-in.ts'
import { withOrderedBounds } from './with-ordered-bounds.ts'
import { withOrderedEnds } from './with-ordered-ends.ts'
import { withDetail } from './with-detail.ts'

/** The columns that a list makes. */
export interface ListedColumns {
  /** In the order of the list, each after the hidden columns that it needs. */
  readonly columns: readonly ColumnSchema[]
  /** The list with the details that the columns have. Other details are unread parts. */
  readonly list: readonly ListedColumn[]
}

interface Said extends FoundMeaning {
  readonly column: ListedColumn
}

/**
 * Makes the columns of a list.
 * @param key the column that identifies the rows; null for none
 * @param references the tables that columns refer to, by column name
 */
export function listColumns(
  list: readonly ListedColumn[],
  context: MeaningContext,
  key: string | null,
  references: ReadonlyMap<string, string>,
): ListedColumns {
  const table = context.singular.split(' ')
  const said = list.map((column): Said => ({ column, ...meaningOf(column, table, context) }))
  const byMeaning = new Map<string, string>()
  for (const { meaning, column } of said.toReversed()) byMeaning.set(meaning.names[0] ?? '', column.name)
  const names = list.map(({ name }) => name)
  const draft = new TableDraft(context, byMeaning, names, said.find(({ meaning }) => meaning.begins === true)?.column.name ?? null)
  const made = said.map((each) => detailed(each, draft, each.column.name === key, references.get(each.column.name) ?? null))
  const columns = made.map(({ column }) => column)
  const all = [...neededHelpers(draft.helpers, columns), ...columns]
  return { columns: withOrderedBounds(withOrderedEnds(all), list), list: made.map(({ listed }) => listed) }
}

/** Makes the column of an item with all details that it can have. @param target the table that it refers to; null for none */
function detailed(
  said: Said,
  draft: TableDraft,
  isKey: boolean,
  target: string | null,
): { readonly column: ColumnSchema; readonly listed: ListedColumn } {
  const { column } = said
  const { name, words } = column
  let body = isKey ? keyBody(said, draft) : target === null ? bodyOf(said, draft) : referring(target, column, draft)
  const had: number[] = []
  for (const at of [...column.details.keys()].toSorted((one, other) => rank(column.details[one]) - rank(column.details[other]))) {
    const detail = column.details[at] as Detail
    const next = isKey && isOfKey(detail, body) ? body : withDetail(body, detail, { draft, name, words })
    if (next === null) continue
    body = next
    had.push(at)
  }
  const details = had.flatMap((at) => column.details[at] ?? [])
  const lost = column.places.filter((_, at) => !had.includes(at))
  const guess = said.isGuess && !details.some(tellsMore) && !isKey && body.kind === 'text' ? ({ isGuess: true } as const) : {}
  const listed = { ...column, ...guess, details, places: had.flatMap((at) => column.places[at] ?? []), unread: [...column.unread, ...lost] }
  return { column: { name, ...body }, listed }
}

/** Number or share of rows without a parent: most messages answer another one, a tree has several roots, a company one head. */
const rootsOf: readonly (readonly [words: RegExp, roots: number])[] = [
  [/repl|answer|thread/, 0.6],
  [/manager|supervisor|boss|report/, 1],
  [/./, 0.25],
]

/** A column that refers to rows of another table or of its own. */
function referring(target: string, { name }: ListedColumn, { context }: TableDraft): ColumnBody {
  return target === context.table ? { kind: 'self_reference', roots: rootsOf.find(([words]) => words.test(name))?.[1] ?? 1 } : ref(target)
}

/** Whether a detail is about the values. */
function tellsMore({ type }: Detail): boolean {
  return type === 'values' || type === 'range' || type === 'like' || type === 'length'
}

/** The order in which details are applied: types come first. */
function rank(detail: Detail | undefined): number {
  return [
    'reference',
    'like',
    'unit',
    'format',
    'type',
    'values',
    'range',
    'signed',
    'named',
    'days',
    'length',
    'even',
    'unique',
    'key',
    'required',
    'optional',
  ].indexOf(detail?.type ?? 'type')
}

/** Whether a key has a detail anyway: it is unique, never empty and, by default, an integer. */
function isOfKey(detail: Detail, { kind }: ColumnBody): boolean {
  if (detail.type === 'type') return (detail.of === 'text' ? 'pattern' : detail.of === 'uuid' ? 'uuid' : 'sequence') === kind
  return detail.type === 'unique' || detail.type === 'required' || detail.type === 'key'
}

/** The meaning of the name; if it does not fit the said type, the meaning of the type. */
function meaningOf(column: ListedColumn, table: readonly string[], context: MeaningContext): FoundMeaning {
  const words = context.subject === 'person' && column.words.join(' ') === 'title' ? ['job', 'title'] : column.words
  const unit = column.details.find((detail) => detail.type === 'unit')?.of
  const found = unit === undefined ? findMeaning(words, table) : meaningIn(unit, words, table, context)
  const said = column.details.find((detail) => detail.type === 'like')?.of
  if (said !== undefined && !words.includes(said.split(' ')[0] ?? '')) return { ...findMeaning(said.split(' '), []), isGuess: false }
  if (!found.isExact && isLasting(column)) return { ...findMeaning(['duration'], []), isGuess: false }
  if (isCountryCode(column)) return findMeaning(['country', 'code'], [])
  // "Contact (phone, email)" is no person.
  if (column.details.some((detail) => detail.type === 'values') && found.meaning.names.includes('contact')) return findMeaning(['type'], [])
  const type = column.details.find((detail) => detail.type === 'type')?.of
  const like = type === undefined ? undefined : likes[type]
  const isTime = /(?:date|time|stamp| at$| on$)/.test(found.meaning.names[0] ?? '')
  if (like === undefined || (isTimeType(type) ? isTime && !found.isGuess : !found.isGuess)) return found
  return { ...findMeaning([like], []), isGuess: false }
}

/** Whether bounds that are no years make a time a duration: "study time (1-4)". */
function isLasting({ words, details }: ListedColumn): boolean {
  return words.length > 1 && words.at(-1) === 'time' && details.some((detail) => detail.type === 'range' && detail.max < firstYear)
}

const firstYear = 1900

/** "country 2-letter code". */
function isCountryCode({ words, details }: ListedColumn): boolean {
  return words.at(-1) === 'country' && details.some((detail) => detail.type === 'length' && detail.max === 2)
}

/** The meaning of each type for unknown names. */
const likes: Partial<Readonly<Record<ColumnType, string>>> = {
  date: 'date',
  timestamp: 'timestamp',
  text: 'description',
  decimal: 'amount',
}

function isTimeType(type: ColumnType | undefined): boolean {
  return type === 'date' || type === 'timestamp'
}

function keyBody(said: Said, draft: TableDraft): ColumnBody {
  const { details, words } = said.column
  const natural = isNaturalKey(said.column) ? distinctBody(bodyOf(said, draft), words, false) : null
  if (natural !== null) return natural
  const isUuid = /^[ug]uid$/.test(words.at(-1) ?? '') || details.some((detail) => detail.type === 'type' && detail.of === 'uuid')
  const isText = details.some((detail) => detail.type === 'length' || (detail.type === 'type' && detail.of === 'text'))
  return isUuid ? { kind: 'uuid' } : isText ? { kind: 'pattern', pattern: '???-######', unique: true } : id()
}

function bodyOf({ meaning, column }: Said, draft: TableDraft): ColumnBody {
  return typeof meaning.body === 'function' ? meaning.body(draft, column.name) : meaning.body
}
