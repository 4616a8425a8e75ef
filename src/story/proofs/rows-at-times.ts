import { civilFromDays, weekdayOf } from '../../calendar.ts'
import type { ColumnOf } from '../../schema/schema.ts'
import { timelineFrom } from '../../time/arrival.ts'
import { isoDay } from '../../time/periods.ts'
import type { ClaimOf } from './claim.ts'
import { sumOf } from '../../lists.ts'

/** Rows at some times, and the number of these times: days, hours of the day, or for some weekdays hours of all days. */
interface Counted {
  rows: number
  units: number
}

/** The rows of a table at the times of a claim and at the times with which these are compared. */
export interface RowsAtTimes {
  readonly busy: Readonly<Counted>
  readonly others: Readonly<Counted>
  /** Most rows by which chance and rounding may change the first number. */
  readonly off: number
}

type Busier = Pick<ClaimOf<'busier'>, 'part' | 'times' | 'beside' | 'weekdays' | 'among'>

/** Standard deviations that chance does not exceed. */
const deviations = 4
/** Part of the rows by which rounded rates may change them. */
const rounding = 0.005
const hoursOfDay = 24

/** Counts rows as the column spreads them: the days are exact, the hours are those to be expected. */
export function rowsAtTimes(claim: Busier, column: ColumnOf<'date' | 'timestamp'>, rows: number): RowsAtTimes {
  const { part, times, beside = [], weekdays, among } = claim
  const [wanted, left] = [new Set(times), new Set(beside)]
  const busy: Counted = { rows: 0, units: 0 }
  const others: Counted = { rows: 0, units: 0 }
  const add = (to: Counted, count: number, units: number): void => {
    to.rows += count
    to.units += units
  }
  const hours = part === 'hour' ? hourShares(column) : null
  const { firstDay, starts } = timelineFrom(column, rows)
  let days = 0
  for (let day = 0; day < starts.length - 1; day++) {
    const count = (starts[day + 1] as number) - (starts[day] as number)
    const text = part === 'day' || among !== undefined ? isoDay(firstDay + day) : ''
    if (among !== undefined && (text < among.from || text > among.to)) continue
    if (hours === null) {
      const unit = unitOf(part, firstDay + day, text)
      if (wanted.has(unit)) add(busy, count, 1)
      else if (!left.has(unit)) add(others, count, 1)
      continue
    }
    const units = weekdays !== undefined || days === 0 ? 1 : 0
    days++
    const isDay = weekdays?.includes(weekdayOf(firstDay + day) + 1) !== false
    hours.forEach((share, hour) => {
      if (isDay && wanted.has(hour)) add(busy, count * share, units)
      else if (!left.has(hour)) add(others, count * share, units)
    })
  }
  return {
    busy,
    others,
    off: 1 + busy.rows * rounding + (hours === null ? 0 : deviations * deviationOf(busy, others, days * runsOf(wanted))),
  }
}

function unitOf(part: Busier['part'], day: number, text: string): number | string {
  return part === 'day' ? text : part === 'month' ? civilFromDays(day).month : weekdayOf(day) + 1
}

function hourShares(column: ColumnOf<'date' | 'timestamp'>): readonly number[] {
  const weights = (column.kind === 'timestamp' ? column.hours : undefined) ?? Array.from({ length: hoursOfDay }, () => 1)
  const total = sumOf(weights)
  return weights.map((weight) => weight / total)
}

/** Rows have equal parts of a day in turn, so that chance decides only those at the borders of the hours. */
function deviationOf({ rows: busy }: Counted, { rows: others }: Counted, runs: number): number {
  return Math.sqrt(Math.min((busy * others) / Math.max(1, busy + others), runs / 2))
}

/** Number of runs of hours in a row. */
function runsOf(hours: ReadonlySet<number | string>): number {
  return [...hours].filter((hour) => !hours.has((Number(hour) + hoursOfDay - 1) % hoursOfDay)).length
}
