import type { Schema } from '../../../schema/schema.ts'
import { referredBy, tableNamed } from '../tables/references.ts'

/** A column of a table. */
export interface ColumnAt {
  readonly table: string
  readonly column: string
}

/** Most copies that are followed. */
const mostSteps = 6

/** The column from which a column gets its values, through any number of copies in other tables. */
export function valueSource(schema: Schema, at: ColumnAt): ColumnAt {
  let result = at
  for (let step = 0; step < mostSteps; step++) {
    const next = copiedFrom(schema, result)
    if (next === null) return result
    result = next
  }
  return result
}

/** The column that a column copies; null for none. */
export function copiedFrom(schema: Schema, at: ColumnAt): ColumnAt | null {
  const table = tableNamed(schema, at.table)
  const column = table?.columns.find(({ name }) => name === at.column)
  if (column?.kind === 'lookup') {
    const key = table?.columns.find(({ name }) => name === column.through)
    const parent = key === undefined ? null : referredBy(key)
    return parent === null ? null : { table: parent, column: column.column }
  }
  if (column?.kind !== 'roll_up' || column.aggregate !== 'first' || column.column === undefined || column.where !== undefined) return null
  return { table: column.table, column: column.column }
}
