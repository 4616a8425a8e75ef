import type { TableSchema } from '../../../schema/schema.ts'

/** Whether other columns of a table depend on what a column is. */
export function isReferred({ columns }: Pick<TableSchema, 'columns'>, name: string): boolean {
  return columns.some((column) => column.name !== name && names(column, name))
}

/** Whether a text somewhere in a column's parameters names another column, by itself or in a formula. */
function names(value: unknown, name: string): boolean {
  if (typeof value === 'string') return [...value.matchAll(/\w+/g)].some(([word]) => word === name)
  return typeof value === 'object' && value !== null && Object.entries(value).some(([key, inner]) => key !== 'name' && names(inner, name))
}
