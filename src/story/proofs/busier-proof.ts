import type { Schema } from '../../schema/schema.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import { integersFrom } from '../../lists.ts'
import type { ClaimOf } from './claim.ts'
import type { Proof } from './proof.ts'
import { rowsAtTimes } from './rows-at-times.ts'
import { sizeOff } from './size-off.ts'
import { sqlName as name, sqlText as text } from './sql-names.ts'

type Busier = ClaimOf<'busier'>

const parts = { month: 'month', weekday: 'isodow', hour: 'hour' } as const

/**
 * Proves how many rows are at some times. If all rows are at these times, it counts the other rows. Otherwise it compares the rows at busy
 * times with all others: each number of rows is divided by the number of such times in the window of the table. It checks which quotient is
 * larger, or whether their ratio is the stated one.
 */
export function busierProof(claim: Busier, { tables }: Schema, rows: number): Proof {
  const { table, time, part, times, isQuiet = false, isOnly = false, isNone = false, beside = [], weekdays, among, factor } = claim
  const moment = `cast(${name(time)} as ${part === 'hour' ? 'timestamp' : 'date'})`
  const at = part === 'day' ? moment : `extract(${parts[part]} from ${moment})`
  const list = (of: readonly (number | string)[]): string =>
    of.map((each) => (typeof each === 'string' ? `date ${text(each)}` : each)).join(', ')
  if (isNone) return { sql: `select count(*) from ${name(table)} where ${at} in (${list(times)})`, value: 0 }
  if (isOnly) return { sql: `select count(*) from ${name(table)} where ${at} not in (${list(times)})`, value: 0 }
  const days = weekdays === undefined ? '' : ` and extract(isodow from ${moment}) in (${list(weekdays)})`
  const count = `count(case when ${at} in (${list(times)})${days} then 1 end)`
  if (claim.isMost === true) return { sql: `select ${count} > count(*) / 2.0 from ${name(table)}`, value: true }
  const column = arrivalColumn(tables.find((each) => each.name === table)?.columns ?? [])
  const found = column === null ? null : rowsAtTimes(claim, column, rows)
  const [busy, other] = [found?.busy.units ?? 0, found?.others.units ?? 0]
  const rest =
    beside.length === 0 ? `(count(*) - ${count})` : `count(case when ${at} ${othersIn(part, [...times, ...beside], list)} then 1 end)`
  const compared =
    factor === undefined || found === null
      ? `${count} * ${other} ${isQuiet ? '<' : '>'} ${rest} * ${busy}`
      : `abs(${count} / ${busy}.0 - ${factor} * ${rest} / ${other}.0) <= ${sizeOff(found, factor)}`
  const limit = among === undefined ? '' : ` where ${moment} between date ${text(among.from)} and date ${text(among.to)}`
  return { sql: `select ${compared} from ${name(table)}${limit}`, value: true }
}

const cycles = { month: [1, 12], weekday: [1, 7], hour: [0, 23] } as const

/** The condition for times outside of a list. */
function othersIn(part: Busier['part'], left: readonly (number | string)[], list: (of: readonly (number | string)[]) => string): string {
  if (part === 'day') return `not in (${list(left)})`
  const [first, last] = cycles[part]
  return `in (${list(integersFrom(first, last).filter((time) => !left.includes(time)))})`
}
