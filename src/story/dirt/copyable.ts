import { wordSet } from '../lexicon/word-set.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import type { ColumnSchema, OutcomeSchema } from '../../schema/schema.ts'
import type { DirtPlace } from './change.ts'

const ownKinds = wordSet('sequence owner_key sibling_number roll_up child split recurrence lifecycle self_reference')

/**
 * The columns whose values a row can copy from another row. Keys, times, columns with an exact number of rows for a value, and columns that
 * depend on these cannot be copied.
 */
export function copyable({ table, reads }: DirtPlace): readonly ColumnSchema[] {
  const keys = new Set(typeof table.primary_key === 'string' ? [table.primary_key] : (table.primary_key ?? []))
  const time = arrivalColumn(table.columns)?.name
  const touched = new Set((table.outcomes ?? []).flatMap(copiedOrSummed))
  const unique = new Set((table.unique ?? []).flat())
  const free = table.columns.filter(
    (column) =>
      !keys.has(column.name) &&
      !unique.has(column.name) &&
      column.name !== time &&
      !touched.has(column.name) &&
      !ownKinds.has(column.kind) &&
      !isExact(column) &&
      column.nullable?.when === undefined &&
      !('unique' in column && column.unique === true),
  )
  const names = new Set(free.map(({ name }) => `${table.name}.${name}`))
  const isOther = (path: string): boolean => path.startsWith(`${table.name}.`) && !names.has(path)
  return free.filter(({ name }) => ![...(reads.get(`${table.name}.${name}`) ?? [])].some(isOther))
}

/** Columns whose outcome a copy would break: other copies and totals. */
function copiedOrSummed(outcome: OutcomeSchema): readonly string[] {
  if (outcome.type === 'duplicates') return outcome.columns
  return outcome.type === 'totals' ? [outcome.column] : []
}

/** Whether a column has an exact number of rows for a value, which copies would change. */
function isExact(column: ColumnSchema): boolean {
  if (column.kind === 'boolean') return true
  if (column.kind === 'category') return column.shares !== undefined
  return (column.kind === 'integer' || column.kind === 'decimal') && column.exact === true
}
