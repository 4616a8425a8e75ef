import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'

/** Whether other columns of the table use a column. */
export function isReferred({ columns }: Pick<TableSchema, 'columns'>, name: string): boolean {
  return columns.some((column) => column.name !== name && names(column, name))
}

/** Whether any text in a column's parameters is the name, or a formula with the name. */
function names(value: unknown, name: string): boolean {
  if (typeof value === 'string') return [...value.matchAll(/\w+/g)].some(([word]) => word === name)
  return typeof value === 'object' && value !== null && Object.entries(value).some(([key, inner]) => key !== 'name' && names(inner, name))
}

/** The columns of a table but texts and templates, which show other columns as they are and compute nothing from them. */
export function calculatedColumns(columns: readonly ColumnSchema[]): readonly ColumnSchema[] {
  return columns.filter(({ kind }) => kind !== 'template' && kind !== 'text')
}
