import { SchemaError } from '../schema/schema-error.ts'
import type { TablePlan } from './plan.ts'

/**
 * The name of the column by which other tables refer to rows of this one: its primary key if that is one column, else its first sequence.
 * @throws SchemaError if there is neither
 */
export function rowKey(table: TablePlan): string {
  const found = rowKeyOf(table)
  if (found !== null) return found
  const { name } = table
  const key = primaryKey(table)
  throw new SchemaError(
    key.length === 0
      ? `No column identifies the rows of table "${name}": give it a \`primary_key\`, or a column of kind sequence`
      : `The primary key of table "${name}" has ${key.length} columns (${key.join(', ')}), and one column cannot refer to all of them: give the table a column of kind sequence`,
  )
}

/** The same; null if there is neither. */
export function rowKeyOf(table: TablePlan): string | null {
  const [only, ...more] = primaryKey(table)
  if (only !== undefined && more.length === 0) return only
  return table.columns.find(({ kind }) => kind === 'sequence')?.name ?? null
}

function primaryKey({ unique, hasPrimaryKey }: TablePlan): readonly string[] {
  return (hasPrimaryKey ? unique[0] : undefined) ?? []
}
