import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn, isOrdering, windowConflict } from '../../../time/arrival.ts'
import { type Days, isoDay } from '../../../time/periods.ts'
import { arrivalDays } from '../counts/gates.ts'
import { movedDates } from './move-dates.ts'
import { shiftBetween } from './shift.ts'

/** A table whose rows start within some days. */
export function begunWithin(table: TableSchema, within: Days): TableSchema {
  const old = arrivalDays(table)
  if (old === null) return table
  const moved = movedDates(table, shiftBetween(old.last, within.last), within)
  const columns = moved.columns.map((column, at): ColumnSchema => {
    // A regular series keeps its times.
    if (column.kind === 'regular_time') return table.columns[at] ?? column
    if (!isOrdering(column) || arrivalColumn(moved.columns) !== column) return column
    const { periods: _, ...rest } = column
    const said = { ...rest, from: isoDay(within.first), to: isoDay(within.last) }
    const { peaks: __, weekdays: ___, months: ____, ...even } = said
    return windowConflict(said) === null ? said : even
  })
  return { ...moved, columns }
}
