import type { TableSchema } from '../../schema/schema.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import { withColumn } from '../attributes/columns/with-column.ts'
import { type Change, type Dirtied, type DirtPlace, partText, shareOf } from './change.ts'

/** Empties a number of cells of a column; or makes sure that no cell is empty. */
export function missing({ column: name, part }: Change, { table, rows }: Pick<DirtPlace, 'table' | 'rows'>): Dirtied {
  const path = `${table.name}.${name}`
  const column = table.columns.find((each) => each.name === name)
  if (column === undefined) return { reason: `no table has ${path}` }
  const pointer = `/columns/${table.columns.indexOf(column)}`
  if (part === null) {
    const { nullable, ...always } = column
    const kept = nullable?.when === undefined ? always : column
    return {
      table: withColumn(table, kept),
      text: `${path} is never empty`,
      claims: [{ type: 'filled', table: table.name, column: name }],
      pointer,
    }
  }
  const reason = whyAlways(table, name)
  if (reason !== null) return { reason: `${path} ${reason}` }
  if (column.nullable?.when !== undefined) return { reason: `when ${path} is empty follows from other columns` }
  const share = shareOf(part, rows)
  if (share > 1) return { reason: `${table.name} has ${rows} rows only` }
  // The rows without a reference are the roots of the tree; one row at least has none.
  const isTree = column.kind === 'self_reference' && column.partition_by === undefined
  if (isTree && (share <= 0 || share >= 1)) return { reason: `some rows of ${path} refer to others, and the first one does not` }
  return {
    table: withColumn(table, isTree ? { ...column, roots: share } : { ...column, nullable: { rate: share } }),
    text: `${path} is empty in ${partText(part, rows)}`,
    claims: [{ type: 'missing', table: table.name, column: name, share }],
    pointer,
  }
}

/** Why a column always has a value; null if it can be empty. */
function whyAlways(table: TableSchema, name: string): string | null {
  const column = table.columns.find((each) => each.name === name)
  const keys = typeof table.primary_key === 'string' ? [table.primary_key] : (table.primary_key ?? [])
  if (column === undefined || column.kind === 'sequence' || column.kind === 'owner_key' || keys.includes(name))
    return 'identifies rows or their owners, and is never empty'
  // The rows of a series are at all of its times.
  const isOrdering = column.kind === 'regular_time' || arrivalColumn(table.columns)?.name === name
  return isOrdering ? 'orders the rows by time and is never empty' : null
}
