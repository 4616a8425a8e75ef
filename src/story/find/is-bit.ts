import type { ColumnOf, ColumnSchema, TableSchema } from '../../schema/schema.ts'

/** Whether a column is a flag that is written as 0 and 1. */
export function isBit({ columns }: Pick<TableSchema, 'columns'>, column: ColumnSchema): column is ColumnOf<'mapping'> {
  if (column.kind !== 'mapping' || Object.entries(column.cases).map(String).toSorted().join(' ') !== '0,0 1,1') return false
  return columns.some(({ name, kind, hidden }) => name === column.by && kind === 'category' && hidden === true)
}
