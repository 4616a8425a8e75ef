import type { TableSchema } from '../../../schema/schema.ts'

/** An unused name for the hidden column that chooses the numbers of a column. */
export function stepName(table: Pick<TableSchema, 'columns'>, name: string): string {
  return unusedName(table, `${name}_step`)
}

/** The wanted name of a new column, with a number where a column has it. */
export function unusedName({ columns }: Pick<TableSchema, 'columns'>, wanted: string): string {
  const taken = new Set(columns.map((column) => column.name))
  let free = wanted
  for (let number = 2; taken.has(free); number++) free = `${wanted}_${number}`
  return free
}
