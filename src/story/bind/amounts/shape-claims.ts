import type { ColumnOf } from '../../../schema/schema.ts'
import { parseIsoDate } from '../../../calendar.ts'
import { isoDay } from '../../../time/periods.ts'
import type { ShapeFact } from '../../facts/amount-facts.ts'
import type { Claim, ClaimOf } from '../../proofs/claim.ts'
import { busyDays } from './season-factors.ts'
import { integersFrom } from '../../../lists.ts'

type Window = Pick<ColumnOf<'date'>, 'from' | 'to'>
type Times = Pick<
  ClaimOf<'busier'>,
  'part' | 'times' | 'isQuiet' | 'isOnly' | 'isNone' | 'isMost' | 'among' | 'factor' | 'beside' | 'weekdays'
>

const cycles = { month: 'months', weekday: 'weekdays', hour: 'hours' } as const
const firstOf = { month: 1, weekday: 1, hour: 0 } as const

/**
 * The claims of a shape for the rows of a table: which times have more events than the others, how many times as many, or most.
 * @param others the other shapes of the story: their times are not compared
 */
export function shapeClaims(
  table: string,
  time: ColumnOf<'date' | 'timestamp'>,
  fact: ShapeFact,
  others: readonly ShapeFact[],
): readonly Claim[] {
  if (time.hidden === true) return []
  const never = (fact.days ?? []).filter(({ factor }) => factor === 0)
  const said: readonly Times[] = [
    ...(isJoint(fact) ? [jointTimes(fact)] : (['month', 'weekday', 'hour'] as const).map((part) => cycleTimes(part, fact, others))),
    ...dayTimes(fact, time, others),
    { part: 'day', times: datesOf(never, time), isNone: true },
  ]
  return said.flatMap((each) => (each.times.length === 0 ? [] : [{ type: 'busier', table, time: time.name, ...each }]))
}

/** Whether a shape is about some hours of some weekdays together. */
function isJoint({ weekdays, hours, isMost, size }: ShapeFact): boolean {
  const isClosing = weekdays?.includes(0) === true || hours?.includes(0) === true
  return weekdays !== null && hours !== null && !isClosing && (isMost === true || size !== undefined || weekdays.includes(1))
}

function jointTimes(fact: ShapeFact): Times {
  const { weekdays, hours, isMost } = fact
  const [days, times] = [namedTimes(weekdays, 1, isMost), namedTimes(hours, 0, isMost)]
  const isQuiet = (weekdays ?? []).some((factor) => factor < 1) && isMost !== true
  return { part: 'hour', times, weekdays: days, ...sizeOf(fact), ...(isQuiet ? { isQuiet } : {}) }
}

function sizeOf({ isMost, size }: ShapeFact): Pick<Times, 'isMost' | 'factor'> {
  return isMost === true ? { isMost } : size === undefined ? {} : { factor: size }
}

/** The times that a shape names, as numbers: those with the most events if `isMost` is set, else those whose factor is not 1. */
function namedTimes(factors: readonly number[] | null, first: number, isMost?: true): readonly number[] {
  return (factors ?? []).flatMap((factor, place) => ((isMost === true ? factor === 1 : factor !== 1) ? [place + first] : []))
}

/** The times of a cycle: a year, a week or a day. */
function cycleTimes(part: keyof typeof cycles, fact: ShapeFact, shapes: readonly ShapeFact[]): Times {
  const factors = fact[cycles[part]]
  if (fact.size === undefined && fact.isMost !== true && fact.against === undefined) return { part, ...busyTimes(factors, firstOf[part]) }
  const times = namedTimes(factors, firstOf[part], fact.isMost)
  const all = (factors ?? []).map((_, place) => place + firstOf[part])
  const said = new Set(shapes.flatMap((other) => (other === fact ? [] : namedTimes(other[cycles[part]], firstOf[part], other.isMost))))
  const beside = all.filter((time) => !times.includes(time) && (fact.against === undefined ? said.has(time) : !fact.against.includes(time)))
  const isQuiet = factors?.some((factor) => factor < 1) === true && fact.isMost !== true
  const isAlone = beside.length + times.length === all.length
  return { part, times, ...sizeOf(fact), ...(beside.length === 0 || isAlone ? {} : { beside }), ...(isQuiet ? { isQuiet } : {}) }
}

/** A day or month of one year. */
const once = /^\d{4}-/
/** Factors of a month of one year that stand out from the months beside it whatever the seasons are. */
const clear = { up: 2, down: 0.5 } as const

/** Fewest days before and after that a day is compared with. */
const fewest = 7

/** Days of each year, and months and days of one year, which are compared with as many days before and after. */
function dayTimes({ days, size }: ShapeFact, time: Window, shapes: readonly ShapeFact[]): readonly Times[] {
  const said = (days ?? []).filter(({ factor }) => factor > 0)
  const isSized = size !== undefined
  const yearly = said.filter(({ day, factor }) => !once.test(day) && (factor > 1 || isSized))
  const own = said.filter(({ day, factor }) => once.test(day) && (isSized || factor >= clear.up || factor <= clear.down))
  const times = datesOf(own, time)
  const elsewhere = isSized
    ? datesOf(
        shapes.flatMap((other) => (other.days === days ? [] : (other.days ?? []))),
        time,
      )
    : []
  const sized = { ...(isSized ? { factor: size } : {}), ...(elsewhere.length > 0 ? { beside: elsewhere } : {}) }
  const [first, last] = [parseIsoDate(times[0] ?? ''), parseIsoDate(times.at(-1) ?? '')]
  const every: Times = { part: 'day', times: datesOf(yearly, time), ...sized }
  if (first === null || last === null) return [every]
  const length = Math.max(fewest, last - first + 1)
  const among = { from: isoDay(first - length), to: isoDay(last + length) }
  return [every, { part: 'day', times, among, isQuiet: (own[0]?.factor ?? 1) < 1, ...sized }]
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
  return integersFrom(firstYear, lastYear)
    .flatMap((year) => busyDays({ days }, year))
    .flatMap(({ day }) => (day >= first && day <= last ? [isoDay(day)] : []))
}
