import { nearestCounts } from '../../../random/nearest-counts.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalOf } from '../../../time/arrival.ts'
import { parsePeriod } from '../../../time/periods.ts'
import { rowsBefore } from '../../../time/timeline.ts'
import { arrivalDays, daysOfGates, type Gated, gatesOf, isGated, sharesOf, withoutGates } from './gates.ts'
import { rowsIn } from '../tables/row-counts.ts'

/**
 * Moves today to a later day if a share of all rows leaves too few rows for periods with other shares: "97% returned" while nothing of the
 * last month has been returned.
 */
export function withFittingGates(schema: Schema): Schema {
  return schema.tables.reduce((result, table) => {
    if (!table.columns.some(isOverall)) return result
    const rows = rowsIn(result, table.name)
    if (table.columns.every((column) => !isOverall(column) || fits(column, table, rows))) return result
    return withoutGates(result, table.name, daysOfGates(gatesOf(table), arrivalDays(table)?.last ?? 0))
  }, schema)
}

function isOverall(column: ColumnSchema): column is Gated {
  return isGated(column) && column.overall === true
}

/** Whether there are enough rows of each value for the periods of a column. */
function fits(column: Gated, { columns }: TableSchema, rows: number): boolean {
  const timeline = arrivalOf({ rows, columns })
  if (timeline === null) return true
  const first = column.kind === 'category' ? (column.rounded_first ?? []).map((value) => column.values.indexOf(value)) : []
  const all = nearestCounts(rows, sharesOf(column), first)
  const inside = column.periods.map((each) => {
    const days = parsePeriod(each.period)
    const own = days === null ? 0 : rowsBefore(timeline, days.last + 1) - rowsBefore(timeline, days.first)
    return nearestCounts(own, sharesOf(each), first)
  })
  return all.every((count, place) => inside.reduce((sum, counts) => sum + (counts[place] ?? 0), 0) <= count)
}
