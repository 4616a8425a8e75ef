import { parseIsoDate } from '../../../calendar.ts'
import type { ColumnOf } from '../../../schema/schema.ts'
import { windowConflict } from '../../../time/arrival.ts'
import { isoDay } from '../../../time/periods.ts'
import type { WindowFact } from '../../facts/fact.ts'
import { firstDayOf, lastDayOf, monthOfDay, monthText } from '../../times/months.ts'

type Arrival = ColumnOf<'date' | 'timestamp'>

/** Most periods without rows. */
const mostPeriods = 400

/** Leaves gaps without rows in the column that orders a table; null if that is not possible. Gaps are days in ISO 8601, both included. */
export function withGaps(column: Arrival, gaps: NonNullable<WindowFact['gaps']>): Arrival | null {
  const empty = gaps.flatMap(({ from, to }) => periodsOf(parseIsoDate(from) ?? 0, parseIsoDate(to) ?? 0))
  if (empty.length > mostPeriods) return null
  const own = (column.peaks ?? []).filter(({ period }) => !empty.includes(period))
  const { periods: _, ...rest } = column
  const changed = { ...rest, peaks: [...own, ...empty.map((period) => ({ period, rate: 0 }))] }
  return windowConflict(changed) === null ? changed : null
}

/** Splits days into full months and single days. */
function periodsOf(first: number, last: number): readonly string[] {
  const periods: string[] = []
  for (let day = first; day <= last && periods.length <= mostPeriods;) {
    const month = monthOfDay(day)
    const isWhole = day === firstDayOf(month) && lastDayOf(month) <= last
    periods.push(isWhole ? monthText(month) : isoDay(day))
    day = isWhole ? lastDayOf(month) + 1 : day + 1
  }
  return periods
}
