import type { TableSchema } from '../../../schema/schema.ts'

/** An unused name for the hidden column that chooses the numbers of a column. */
export function stepName({ columns }: Pick<TableSchema, 'columns'>, name: string): string {
  const taken = new Set(columns.map((column) => column.name))
  let free = `${name}_step`
  for (let number = 2; taken.has(free); number++) free = `${name}_step_${number}`
  return free
}
