import { id } from '../../builders/table.ts'
import type { ColumnBody, ColumnSchema } from '../../schema/schema.ts'
import { findMeaning, type FoundMeaning } from '../meanings/find-meaning.ts'
import { reference } from '../meanings/reference.ts'
import { type MeaningContext, TableDraft } from '../meanings/table-draft.ts'
import { singularOf } from '../words.ts'
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

/** Makes the columns of a table that a list names. */
export function listColumns(list: readonly ListedColumn[], context: MeaningContext): ListedColumns {
  const table = context.singular.split(' ')
  const said = list.map((column): Said => ({ column, ...meaningOf(column, table, context) }))
  const byMeaning = new Map<string, string>()
  for (const { meaning, column } of said.toReversed()) byMeaning.set(meaning.names[0] ?? '', column.name)
  const names = list.map(({ name }) => name)
  const draft = new TableDraft(context, byMeaning, names, said.find(({ meaning }) => meaning.begins === true)?.column.name ?? null)
  const key = keyOf(list, table)
  const made = said.map((each) => detailed(each, draft, each.column.name === key))
  return { columns: [...draft.helpers, ...made.map(({ column }) => column)], list: made.map(({ listed }) => listed) }
}

/** The column of a list with all details that it can have. */
function detailed(said: Said, draft: TableDraft, isKey: boolean): { readonly column: ColumnSchema; readonly listed: ListedColumn } {
  const { column } = said
  const { name, words } = column
  let body = isKey ? keyBody(column.details) : bodyOf(said, draft)
  const had: Detail[] = []
  for (const detail of column.details.toSorted((one, other) => rank(one) - rank(other))) {
    const next = isKey && isOfKey(detail, body) ? body : withDetail(body, detail, { draft, name, words })
    if (next === null) continue
    body = next
    had.push(detail)
  }
  const lost = had.length < column.details.length && column.said !== null ? [column.said] : []
  const guess = said.isGuess && !had.some(tellsMore) && !isKey && body.kind === 'text' ? ({ isGuess: true } as const) : {}
  const listed = { ...column, ...guess, details: had, unread: lost.length > 0 ? lost : column.unread }
  return { column: { name, ...body }, listed }
}

/** Whether a detail says what the values are. */
function tellsMore({ type }: Detail): boolean {
  return type === 'values' || type === 'range' || type === 'like' || type === 'length'
}

/** Types before what depends on them. */
function rank({ type }: Detail): number {
  return ['like', 'type', 'values', 'range', 'days', 'length', 'unique', 'key', 'required', 'optional'].indexOf(type)
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

/** The column that tells the rows apart: "id", "order_id" of orders, or what the list calls the key. */
function keyOf(list: readonly ListedColumn[], table: readonly string[]): string | null {
  const said = list.find(({ details }) => details.some(({ type }) => type === 'key'))
  if (said !== undefined) return said.name
  const last = table.at(-1) ?? ''
  const usual = new Set(['id', `${table.join('_')}_id`, `${last}_id`, `${last}id`, 'uuid'])
  const [first] = list
  return (
    list.find(({ name }) => usual.has(name))?.name ??
    (first !== undefined && /_(?:no|number|id)$/.test(first.name) && isOwn(first, last) ? first.name : null)
  )
}

function isOwn({ words }: ListedColumn, table: string): boolean {
  return words.map(singularOf).includes(table)
}

function keyBody(details: readonly Detail[]): ColumnBody {
  const isUuid = details.some((detail) => detail.type === 'type' && detail.of === 'uuid')
  const isText = details.some((detail) => detail.type === 'length' || (detail.type === 'type' && detail.of === 'text'))
  return isUuid ? { kind: 'uuid' } : isText ? { kind: 'pattern', pattern: '???-######', unique: true } : id()
}

/** "customer_id" refers to customers, where there are such; others are as their meaning says. */
function bodyOf({ meaning, column }: Said, draft: TableDraft): ColumnBody {
  const target = /_?(?:id|fk)$/.test(column.name) ? reference(draft, column.name) : null
  return target ?? (typeof meaning.body === 'function' ? meaning.body(draft, column.name) : meaning.body)
}
