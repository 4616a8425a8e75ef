import { nearestCounts } from '../../random/nearest-counts.ts'
import type { Schema } from '../../schema/schema.ts'
import type { ClaimOf } from './claim.ts'

/**
 * The number of rows with a value. The counts of all values sum up to the number of rows, so each is the exact share rounded down or up.
 */
export function rowsOfShare(
  { tables }: Schema,
  { table, column: name, value, share }: Pick<ClaimOf<'share'>, 'table' | 'column' | 'value' | 'share'>,
  rows: number,
): number {
  const nearest = Math.round(share * rows)
  const columns = tables.find((each) => each.name === table)?.columns ?? []
  const own = columns.find((each) => each.name === name)
  // A key whose rows are chosen by name: its values are the places of the names.
  const row = own?.kind === 'foreign_key' ? columns.find((each) => each.name === own.row_in) : undefined
  const column = row?.kind === 'mapping' ? columns.find((each) => each.name === row.by) : own
  if (column?.kind !== 'category' || column.shares === undefined) return nearest
  const { values, shares, rounded_first: first = [] } = column
  const at = column === own ? values.indexOf(String(value)) : Number(value) - 1
  const counts = nearestCounts(
    rows,
    shares,
    first.map((each) => values.indexOf(each)),
  )
  const count = counts[at]
  return count !== undefined && Math.abs(count - share * rows) < 1 ? count : nearest
}
