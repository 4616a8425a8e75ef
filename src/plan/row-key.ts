import { SchemaError } from '../schema/schema-error.ts'
import type { TablePlan } from './plan.ts'

/**
 * The name of the column by which other tables refer to the rows of a table: its primary key where that is one column, else its first sequence.
 * @throws SchemaError when there is neither
 */
export function rowKey({ name, columns, unique, hasPrimaryKey }: TablePlan): string {
  const [key = []] = hasPrimaryKey ? unique : []
  const [only] = key
  if (only !== undefined && key.length === 1) return only
  const sequence = columns.find(({ kind }) => kind === 'sequence')
  if (sequence !== undefined) return sequence.name
  throw new SchemaError(
    key.length === 0
      ? `Nothing tells the rows of table "${name}" apart: give it a \`primary_key\`, or a column of kind sequence`
      : `The primary key of table "${name}" is ${key.length} columns together (${key.join(', ')}), which one column cannot refer to: give it a column of kind sequence`,
  )
}
