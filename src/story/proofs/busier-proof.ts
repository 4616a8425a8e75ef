import { parseIsoDate, weekdayOf } from '../../calendar.ts'
import type { Schema } from '../../schema/schema.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import { isoDay } from '../../time/periods.ts'
import { monthOfDay, numberInYear } from '../times/months.ts'
import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { sqlName as name, sqlText as text } from './sql-names.ts'

type Busier = ClaimOf<'busier'>

const parts = { month: 'month', weekday: 'isodow', hour: 'hour' } as const

/**
 * Counts the rows outside of the only times, or compares the rows at busy times with all others, each divided by the number of these times
 * in the window of the table.
 */
export function busierProof({ table, time, part, times, isQuiet = false, isOnly = false, among }: Busier, { tables }: Schema): Proof {
  const all = unitsOf(part, arrivalColumn(tables.find((each) => each.name === table)?.columns ?? []), among)
  const wanted = new Set(times)
  const busy = all.filter((unit) => wanted.has(unit)).length
  const moment = `cast(${name(time)} as ${part === 'hour' ? 'timestamp' : 'date'})`
  const at = part === 'day' ? moment : `extract(${parts[part]} from ${moment})`
  const listed = times.map((each) => (typeof each === 'string' ? `date ${text(each)}` : each)).join(', ')
  if (isOnly) return { sql: `select count(*) from ${name(table)} where ${at} not in (${listed})`, value: 0 }
  const count = `count(case when ${at} in (${listed}) then 1 end)`
  const compared = `${count} * ${all.length - busy} ${isQuiet ? '<' : '>'} (count(*) - ${count}) * ${busy}`
  const limit = among === undefined ? '' : ` where ${moment} between date ${text(among.from)} and date ${text(among.to)}`
  return { sql: `select ${compared} from ${name(table)}${limit}`, value: true }
}

interface Window {
  readonly from: string
  readonly to: string
}

/** The months, weekdays or dates of all days in a window, or the hours of a day. @param among days outside of which none count */
function unitsOf(part: Busier['part'], window: Window | null, among?: Window): readonly (number | string)[] {
  if (part === 'hour') return Array.from({ length: 24 }, (_, hour) => hour)
  const [first, last] = [parseIsoDate(window?.from ?? ''), parseIsoDate(window?.to ?? '')]
  if (first === null || last === null) return []
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (part === 'day') return days.map(isoDay).filter((day) => among === undefined || (day >= among.from && day <= among.to))
  return days.map((day) => (part === 'month' ? numberInYear(monthOfDay(day)) : weekdayOf(day) + 1))
}
