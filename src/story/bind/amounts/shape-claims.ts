import type { ColumnOf } from '../../../schema/schema.ts'
import { parseIsoDate } from '../../../calendar.ts'
import { isoDay } from '../../../time/periods.ts'
import type { ShapeFact } from '../../facts/amount-facts.ts'
import type { Claim, ClaimOf } from '../../proofs/claim.ts'
import { busyDays } from './season-factors.ts'

type Window = Pick<ColumnOf<'date'>, 'from' | 'to'>
type Times = Pick<ClaimOf<'busier'>, 'part' | 'times' | 'isQuiet' | 'isOnly' | 'among'>

/** The claims of a shape for the rows of a table: which times have more events than the others. */
export function shapeClaims(table: string, time: ColumnOf<'date' | 'timestamp'>, fact: ShapeFact): readonly Claim[] {
  if (time.hidden === true) return []
  const days = fact.days ?? []
  const busy = days.filter(({ day, factor }) => factor > 1 && !once.test(day))
  const never = days.filter(({ factor }) => factor === 0)
  const said: readonly Times[] = [
    { part: 'month', ...busyTimes(fact.months, 1) },
    { part: 'weekday', ...busyTimes(fact.weekdays, 1) },
    { part: 'hour', ...busyTimes(fact.hours, 0) },
    { part: 'day', times: datesOf(busy, time) },
    { part: 'day', times: datesOf(never, time), isQuiet: true },
    ...onceTimes(days, time),
  ]
  return said.flatMap((each) => (each.times.length === 0 ? [] : [{ type: 'busier', table, time: time.name, ...each }]))
}

/** A day or month of one year. */
const once = /^\d{4}-/
/** Factors of a month of one year that stand out from the months beside it whatever the seasons are. */
const clear = { up: 2, down: 0.5 } as const

/** Fewest days before and after that a day is compared with. */
const fewest = 7

/** Months and days of one year, which are compared with as many days before and after. */
function onceTimes(days: NonNullable<ShapeFact['days']>, time: Window): readonly Times[] {
  const own = days.filter(({ day, factor }) => once.test(day) && factor > 0 && (factor >= clear.up || factor <= clear.down))
  const times = datesOf(own, time)
  const [first, last] = [parseIsoDate(times[0] ?? ''), parseIsoDate(times.at(-1) ?? '')]
  if (first === null || last === null) return []
  const length = Math.max(fewest, last - first + 1)
  const among = { from: isoDay(first - length), to: isoDay(last + length) }
  return [{ part: 'day', times, among, isQuiet: (own[0]?.factor ?? 1) < 1 }]
}

/** The numbers of the highest factors, or of all above 0 where others are 0. @param first number of the first factor */
function busyTimes(factors: readonly number[] | null, first: number): Pick<Times, 'times' | 'isOnly'> {
  const isOnly = factors?.includes(0) === true
  const least = isOnly ? Number.MIN_VALUE : Math.max(...(factors ?? []))
  return { times: (factors ?? []).flatMap((factor, place) => (factor >= least ? [place + first] : [])), ...(isOnly ? { isOnly } : {}) }
}

/** The dates of days in a window. */
function datesOf(days: NonNullable<ShapeFact['days']>, { from, to }: Window): readonly string[] {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  if (first === null || last === null) return []
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
    .flatMap((year) => busyDays({ days }, year))
    .flatMap(({ day }) => (day >= first && day <= last ? [isoDay(day)] : []))
}
