import { nearestCounts } from '../../random/nearest-counts.ts'
import type { Schema } from '../../schema/schema.ts'
import type { ClaimOf } from './claim.ts'

type Column = Schema['tables'][number]['columns'][number]

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
  const named = (wanted: string | undefined): Column | undefined => columns.find((each) => each.name === wanted)
  const own = named(name)
  const column = sharedColumn(own, named)
  if (column?.kind !== 'category' || column.shares === undefined) return nearest
  const { values, shares, rounded_first: first = [] } = column
  // The values of a key are the places of the names.
  const at = own?.kind === 'foreign_key' ? Number(value) - 1 : values.indexOf(String(value))
  const counts = nearestCounts(
    rows,
    shares,
    first.map((each) => values.indexOf(each)),
  )
  const count = counts[at]
  return count !== undefined && Math.abs(count - share * rows) < 1 ? count : nearest
}

/** The column whose shares decide the values of `own`: of a key whose rows are chosen by name, and of the gender of a person. */
function sharedColumn(own: Column | undefined, named: (name: string | undefined) => Column | undefined): Column | undefined {
  const row = own?.kind === 'foreign_key' ? named(own.row_in) : undefined
  if (row?.kind === 'mapping') return named(row.by)
  const person = own?.kind === 'person_attribute' && own.attribute === 'gender' ? named(own.person) : undefined
  return person?.kind === 'person' ? named(person.gender) : own
}
