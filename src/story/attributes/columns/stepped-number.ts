import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import type { NumberColumn } from './number-column.ts'

/** The numbers of a column if a hidden category chooses them; null for other columns. */
export function steppedNumber({ columns }: Pick<TableSchema, 'columns'>, column: ColumnSchema): NumberColumn | null {
  if (column.kind !== 'mapping') return null
  const values = Object.values(column.cases)
  const isFree = columns.some(({ name, kind, hidden }) => name === column.by && kind === 'category' && hidden === true)
  const all = values.filter((value) => typeof value === 'number')
  if (!isFree || all.length < values.length || all.length === 0) return null
  const isWhole = all.every(Number.isInteger)
  return { isWhole, scale: isWhole ? 0 : 1, min: Math.min(...all), max: Math.max(...all), distribution: null }
}
