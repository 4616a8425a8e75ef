import { id, ref } from '../../builders/table.ts'
import type { ColumnBody, ColumnSchema } from '../../schema/schema.ts'
import { findMeaning, type FoundMeaning } from '../meanings/find-meaning.ts'
import { type MeaningContext, TableDraft } from '../meanings/table-draft.ts'
import type { ColumnType, Detail, ListedColumn } from './outline.ts'
import { withDetail } from './with-detail.ts'

/** The columns of a table that a list names. */
export interface ListedColumns {
  /** Under the names and in the order of the list, the hidden ones that they need before them. */
  readonly columns: readonly ColumnSchema[]
  /** The list with the details that the columns have; the others are unread. */
  readonly list: readonly ListedColumn[]
}

interface Said extends FoundMeaning {
  readonly column: ListedColumn
}

/**
 * Makes the columns of a table that a list names.
 * @param key the column that tells the rows apart; null for none
 * @param references the tables that columns refer to, by the names of the columns
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
  return { columns: [...draft.helpers, ...made.map(({ column }) => column)], list: made.map(({ listed }) => listed) }
}

/** The column of a list with all details that it can have. @param target the table that it refers to; null for none */
function detailed(
  said: Said,
  draft: TableDraft,
  isKey: boolean,
  target: string | null,
): { readonly column: ColumnSchema; readonly listed: ListedColumn } {
  const { column } = said
  const { name, words } = column
  let body = isKey ? keyBody(column) : target === null ? bodyOf(said, draft) : referring(target, column, draft)
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

/** Rows of threads answer others more often than not; trees have several roots, and companies one head. */
const rootsOf: readonly (readonly [words: RegExp, roots: number])[] = [
  [/repl|answer|thread/, 0.6],
  [/manager|supervisor|boss|report/, 1],
  [/./, 0.25],
]

/** A column that refers to rows of a table, or of its own. */
function referring(target: string, { name }: ListedColumn, { context }: TableDraft): ColumnBody {
  return target === context.table ? { kind: 'self_reference', roots: rootsOf.find(([words]) => words.test(name))?.[1] ?? 1 } : ref(target)
}

/** Whether a detail says what the values are. */
function tellsMore({ type }: Detail): boolean {
  return type === 'values' || type === 'range' || type === 'like' || type === 'length'
}

/** Types before what depends on them. */
function rank(detail: Detail | undefined): number {
  return ['reference', 'like', 'type', 'values', 'range', 'days', 'length', 'unique', 'key', 'required', 'optional'].indexOf(
    detail?.type ?? 'type',
  )
}

/** Keys are unique and never empty by themselves, and integers where nothing else is said. */
function isOfKey(detail: Detail, { kind }: ColumnBody): boolean {
  if (detail.type === 'type') return (detail.of === 'text' ? 'pattern' : detail.of === 'uuid' ? 'uuid' : 'sequence') === kind
  return detail.type === 'unique' || detail.type === 'required' || detail.type === 'key'
}

/** What the words mean; where a type is said that this is not, what the type alone means. */
function meaningOf(column: ListedColumn, table: readonly string[], { subject }: MeaningContext): FoundMeaning {
  const words = subject === 'person' && column.words.join(' ') === 'title' ? ['job', 'title'] : column.words
  const found = findMeaning(words, table)
  const said = column.details.find((detail) => detail.type === 'like')?.of
  if (said !== undefined && !words.includes(said.split(' ')[0] ?? '')) return { ...findMeaning(said.split(' '), []), isGuess: false }
  if (isCountryCode(column)) return findMeaning(['country', 'code'], [])
  const type = column.details.find((detail) => detail.type === 'type')?.of
  const like = type === undefined ? undefined : likes[type]
  const isTime = /(?:date|time|stamp| at$| on$)/.test(found.meaning.names[0] ?? '')
  if (like === undefined || (isTimeType(type) ? isTime && !found.isGuess : !found.isGuess)) return found
  return { ...findMeaning([like], []), isGuess: false }
}

/** "country 2-letter code" */
function isCountryCode({ words, details }: ListedColumn): boolean {
  return words.at(-1) === 'country' && details.some((detail) => detail.type === 'length' && detail.max === 2)
}

/** What a column of a type is, of whose name nothing is known. */
const likes: Partial<Readonly<Record<ColumnType, string>>> = {
  date: 'date',
  timestamp: 'timestamp',
  text: 'description',
  decimal: 'amount',
}

function isTimeType(type: ColumnType | undefined): boolean {
  return type === 'date' || type === 'timestamp'
}

function keyBody({ details, words }: ListedColumn): ColumnBody {
  const isUuid = /^[ug]uid$/.test(words.at(-1) ?? '') || details.some((detail) => detail.type === 'type' && detail.of === 'uuid')
  const isText = details.some((detail) => detail.type === 'length' || (detail.type === 'type' && detail.of === 'text'))
  return isUuid ? { kind: 'uuid' } : isText ? { kind: 'pattern', pattern: '???-######', unique: true } : id()
}

function bodyOf({ meaning, column }: Said, draft: TableDraft): ColumnBody {
  return typeof meaning.body === 'function' ? meaning.body(draft, column.name) : meaning.body
}
