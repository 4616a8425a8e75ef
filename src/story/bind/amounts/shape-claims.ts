import type { ColumnOf } from '../../../schema/schema.ts'
import { parseIsoDate } from '../../../calendar.ts'
import { isoDay } from '../../../time/periods.ts'
import type { ShapeFact } from '../../facts/amount-facts.ts'
import type { Claim } from '../../proofs/claim.ts'
import { busyDays } from './season-factors.ts'

/** The claims of a shape for the rows of a table: which times have more events than the others. */
export function shapeClaims(table: string, time: ColumnOf<'date' | 'timestamp'>, fact: ShapeFact): readonly Claim[] {
  if (time.hidden === true) return []
  const said = [
    { part: 'month', times: busyTimes(fact.months, 1) },
    { part: 'weekday', times: busyTimes(fact.weekdays, 1) },
    { part: 'hour', times: busyTimes(fact.hours, 0) },
    { part: 'day', times: busyDates(fact, time) },
  ] as const
  return said.flatMap(({ part, times }) => (times.length === 0 ? [] : [{ type: 'busier', table, time: time.name, part, times }]))
}

/** The numbers of the highest factors. @param first number of the first factor */
function busyTimes(factors: readonly number[] | null, first: number): readonly number[] {
  const most = Math.max(...(factors ?? []))
  return (factors ?? []).flatMap((factor, place) => (factor === most ? [place + first] : []))
}

function busyDates(fact: ShapeFact, { from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  if (first === null || last === null) return []
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
    .flatMap((year) => busyDays(fact, year))
    .flatMap(({ day, factor }) => (factor > 1 && day >= first && day <= last ? [isoDay(day)] : []))
}
