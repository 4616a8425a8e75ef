import { pluralOf, singularOf } from '../words.ts'
import { decimal, oneOf, whole, yes } from '../../builders/drawn.ts'
import { id, ref } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'
import type { ColumnBody, ColumnSchema } from '../../schema/schema.ts'
import { findMeaning, type FoundMeaning } from '../meanings/find-meaning.ts'
import { type MeaningContext, TableDraft } from '../meanings/table-draft.ts'
import type { ColumnType, Detail, ListedColumn } from './outline.ts'

interface Said extends FoundMeaning {
  readonly column: ListedColumn
}

/** The columns of a table that a list names, under the names and in the order of the list, and the hidden ones that they need. */
export function listColumns(list: readonly ListedColumn[], context: MeaningContext): readonly ColumnSchema[] {
  const table = context.singular.split(' ')
  const said = list.map((column): Said => ({ column, ...meaningOf(column, table, context) }))
  const byMeaning = new Map<string, string>()
  for (const { meaning, column } of said.toReversed()) byMeaning.set(meaning.names[0] ?? '', column.name)
  const names = list.map(({ name }) => name)
  const draft = new TableDraft(context, byMeaning, names, said.find(({ meaning }) => meaning.begins === true)?.column.name ?? null)
  const key = keyOf(list, table)
  const made = said.map((each): ColumnSchema => {
    const { name, details } = each.column
    const body = name === key ? keyBody(details) : (referenceOf(each.column, context) ?? bodyOf(each, draft))
    return { name, ...details.reduce((result, detail) => withDetail(result, detail, name === key), body) }
  })
  return [...draft.helpers, ...made]
}

/** What the words mean; where a type is said that this is not, what the type alone means. */
function meaningOf(column: ListedColumn, table: readonly string[], { subject }: MeaningContext): FoundMeaning {
  const words = subject === 'person' && column.words.join(' ') === 'title' ? ['job', 'title'] : column.words
  const found = findMeaning(words, table)
  const type = column.details.find((detail) => detail.type === 'type')?.of
  const like = type === undefined ? undefined : likes[type]
  const isTime = /(?:date|time|stamp| at$| on$)/.test(found.meaning.names[0] ?? '')
  if (like === undefined || (isTimeType(type) ? isTime && !found.isGuess : !found.isGuess)) return found
  return { ...findMeaning([like], []), isGuess: false }
}

/** What a column of a type is, of whose name nothing is known. */
const likes: Partial<Readonly<Record<ColumnType, string>>> = {
  date: 'date',
  timestamp: 'timestamp',
  text: 'note',
  integer: 'quantity',
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
  return details.some((detail) => detail.type === 'type' && detail.of === 'uuid') ? { kind: 'uuid' } : id()
}

/** "customer_id" refers to customers, where there are such. */
function referenceOf({ name }: ListedColumn, { tables, table }: MeaningContext): ColumnBody | null {
  const stem = /^(.+?)_?id$/.exec(name)?.[1]
  if (stem === undefined) return null
  const words = stem.split('_')
  const names = new Set([words.with(-1, pluralOf(words.at(-1) ?? '')).join('_'), stem])
  const target = tables.find((each) => names.has(each.name) && each.name !== table)
  return target === undefined ? null : ref(target.name)
}

function bodyOf({ meaning, column }: Said, draft: TableDraft): ColumnBody {
  return typeof meaning.body === 'function' ? meaning.body(draft, column.name) : meaning.body
}

/** A column with what is said of it; as it was where it cannot have that. */
function withDetail(body: ColumnBody, detail: Detail, isKey: boolean): ColumnBody {
  switch (detail.type) {
    case 'type':
      return withType(body, detail)
    case 'values':
      return oneOf(detail.values)
    case 'range':
      return withRange(body, detail)
    case 'unique':
      return isKey ? body : uniqueOf(body)
    case 'optional':
      return isKey || body.kind === 'sequence' ? body : { ...body, nullable: { rate: 0.1 } }
    case 'key':
    case 'required':
      return body
  }
}

const numeric = new Set(['integer', 'decimal', 'formula', 'mapping', 'sequence', 'foreign_key'])
const timed = new Set(['date', 'timestamp', 'shifted', 'after', 'birth_date', 'conditional'])

function withType(body: ColumnBody, { of, scale }: Extract<Detail, { readonly type: 'type' }>): ColumnBody {
  switch (of) {
    case 'integer':
      if (body.kind === 'decimal') return whole(Math.ceil(body.min), Math.max(Math.ceil(body.min), Math.floor(body.max)))
      return numeric.has(body.kind) ? body : whole(0, 1000)
    case 'decimal':
      if (body.kind === 'decimal') return { ...body, scale: scale ?? body.scale }
      return body.kind === 'integer' ? decimal(body.min, body.max, scale ?? 2) : decimal(0, 1000, scale ?? 2)
    case 'boolean':
      return body.kind === 'boolean' ? body : yes(0.5)
    case 'uuid':
      return { kind: 'uuid' }
    case 'text':
      return numeric.has(body.kind) || timed.has(body.kind) || body.kind === 'boolean' ? code('????-####') : body
    case 'date':
    case 'timestamp':
      return body
  }
}

function withRange(body: ColumnBody, { min, max }: Extract<Detail, { readonly type: 'range' }>): ColumnBody {
  const isWhole = Number.isInteger(min) && Number.isInteger(max)
  if (body.kind === 'decimal') return decimal(min, max, Math.max(body.scale, decimals(min), decimals(max)))
  if (body.kind === 'integer' || (isWhole && !timed.has(body.kind))) return isWhole ? whole(min, max) : decimal(min, max, 2)
  return timed.has(body.kind) ? body : decimal(min, max, Math.max(1, decimals(min), decimals(max)))
}

function decimals(value: number): number {
  return (String(value).split('.')[1] ?? '').length
}

function uniqueOf(body: ColumnBody): ColumnBody {
  if (body.kind === 'pattern') return { ...body, unique: true }
  if (body.kind === 'integer') return id()
  return body.kind === 'uuid' || body.kind === 'sequence' ? body : code('????-####')
}
