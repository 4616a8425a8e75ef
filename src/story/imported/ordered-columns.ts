import { formula } from '../../builders/computed.ts'
import { whole } from '../../builders/drawn.ts'
import type { ImportNote, ImportedColumn, ImportedType } from '../../import/imported.ts'
import type { ColumnBody, ColumnSchema, Schema } from '../../schema/schema.ts'
import type { TableDraft } from '../meanings/table-draft.ts'
import { isReferred } from '../attributes/columns/is-referred.ts'
import type { ResolvedTable } from './resolved-tables.ts'

/** Largest distance between two moments, in days and in hours, and between two numbers. */
const [mostDays, mostHours, mostNumber] = [90, 720, 100]
/** Digits of a decimal without declared digits. */
const usualScale = 2

/** The columns with those that are declared to have greater values than another one made from that one, where their types allow it. */
export function orderedColumns(
  columns: readonly ColumnSchema[],
  { orders, columns: declared }: ResolvedTable,
  draft: TableDraft,
): readonly ColumnSchema[] {
  const made = new Map(columns.map((column) => [column.name, column]))
  for (const { less, greater, isStrict } of orders) {
    const [own, other] = [declared.find(({ name }) => name === greater), made.get(less)]
    const column = made.get(greater)
    const isReading = column !== undefined && isReferred({ columns: [column] }, less)
    if (own === undefined || other === undefined || column === undefined || (isReading && !isStrict)) continue
    const body = greaterBody(own, less, declared.find(({ name }) => name === less)?.type ?? null, isStrict, draft)
    if (body === null || column.kind === 'foreign_key' || column.kind === 'lookup') continue
    const { nullable } = column
    const rate = nullable !== undefined && 'rate' in nullable ? { nullable } : {}
    made.set(greater, { name: greater, ...body, ...rate })
  }
  return [...made.values()]
}

/** A column with values greater than those of the column `less`, or not less; null if the types have no such distance. */
function greaterBody(
  { name, type, scale, max, isRangeOfType }: ImportedColumn,
  less: string,
  typeOfLess: ImportedType | null,
  isStrict: boolean,
  draft: TableDraft,
): ColumnBody | null {
  const first = isStrict ? 1 : 0
  if (isMoment(type) && isMoment(typeOfLess)) {
    const isDay = type === 'date' || typeOfLess === 'date'
    const offset = draft.helper(`${name}_after_${less}`, whole(first, isDay ? mostDays : mostHours))
    return { kind: 'shifted', column: less, offset, unit: isDay ? 'days' : 'hours', as: type }
  }
  const isNumber =
    (type === 'integer' || type === 'decimal') && (typeOfLess === 'integer' || (typeOfLess === 'decimal' && type === 'decimal'))
  if (!isNumber || (max !== null && !isRangeOfType)) return null
  const sum = `${less} + ${draft.helper(`${name}_over_${less}`, whole(first, mostNumber))}`
  return formula(sum, type === 'integer' ? undefined : (scale ?? usualScale))
}

function isMoment(type: ImportedType | null): type is 'date' | 'timestamp' {
  return type === 'date' || type === 'timestamp'
}

/** Notes the declared orders that the columns of a finished schema do not keep. @param tables in the order of the schema */
export function tellOrders(schema: Schema, tables: readonly ResolvedTable[], notes: ImportNote[]): void {
  for (const [index, { orders }] of tables.entries())
    for (const { less, greater, line, start, text } of orders) {
      const column = schema.tables[index]?.columns.find(({ name }) => name === greater)
      const isKept = column !== undefined && ordering.has(column.kind) && isReferred({ columns: [column] }, less)
      if (!isKept) notes.push({ line, start, text, reason: 'this check is not imported: the data may break it' })
    }
}

/** Kinds of columns that follow another one. */
const ordering: ReadonlySet<ColumnSchema['kind']> = new Set(['shifted', 'after', 'formula'])
