import { trySchema } from '../../../try-schema.ts'
import { percent } from '../../amounts/percent.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { RateFact } from '../../facts/fact.ts'
import type { TimedRateFact } from '../../facts/timed-rate-fact.ts'
import { findRate } from '../../find/find-rate.ts'
import { findTable } from '../../find/find-table.ts'
import { flows } from '../../lexicon/process-words.ts'
import type { Claim } from '../../proofs/claim.ts'
import { columnsOfTest } from '../../proofs/row-test.ts'
import type { Binding } from '../binding.ts'
import { arrivalDays, daysOfGates, gatesOf, withoutGates } from '../counts/gates.ts'
import { columnPointer } from '../note.ts'
import { type Outcome, outcomeOf } from '../segments/outcome-of.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { shownTime } from '../times/shown-time.ts'
import { rowsOfState } from './of-other-rows.ts'
import { monthsIn, withSharesByMonth } from './shares-by-month.ts'
import { withSharesByWeekday } from './shares-by-weekday.ts'

/** Sets shares of a state by month or weekday of the time that orders its table. */
export function setTimedRates(binding: Binding): void {
  for (const fact of binding.of('timed_rate')) {
    const reason = setTimedRate(binding, fact)
    if (reason !== null) binding.refuse([fact], reason)
  }
}

/** Returns the reason if the data cannot have these shares. */
function setTimedRate(binding: Binding, fact: TimedRateFact): string | null {
  const { entries, otherwise, what } = fact
  if ([...entries.map(({ share }) => share), otherwise ?? 0].some((share) => share > 1)) return 'a share is from 0% to 100%'
  // Subscriptions that churn in March need not have begun then.
  if (what.some((word) => flows.has(word))) return 'a table has one time for each row, which is not when this happens to it'
  if (binding.has('curve', 'growth')) return 'the story states what there is of it in each month'
  const named = tableOf(binding, fact)
  const days = named === null ? null : arrivalDays(named)
  if (named === null || days === null) return 'no table with a time has a value that it names'
  const schema =
    gatesOf(named).length > 0 ? withoutGates(binding.schema, named.name, daysOfGates(gatesOf(named), days.last)) : binding.schema
  const outcome = outcomeOf(schema, binding.domain, tableNamed(schema, named.name) ?? named, what, '')
  const shown = named.columns.find(({ name }) => name === shownTime(named))
  if (outcome === null || outcome.column.nullable !== undefined || shown === undefined)
    return `no column of ${named.name} has a value that "${what.join(' ')}" names`
  const own = entries.length === 1 && otherwise === null ? ownTimeOf(named, shown.name, what) : undefined
  if (own !== undefined) return `${named.name} have a time of their own for this, "${own.name}": only shares by ${shown.name} can be set`
  const isSaid = claimsColumn(binding, outcome)
  const isOfMonths = entries.every(({ months }) => months.length > 0)
  if (isSaid && (!isOfMonths || otherwise !== null)) return `the story says another share of ${named.name}`
  const changed = isOfMonths ? withSharesByMonth(outcome, fact, days, isSaid) : withSharesByWeekday(outcome, fact, shown)
  const result: Schema | null = changed === null ? null : withTable(schema, changed)
  if (result === null || 'reason' in trySchema(result))
    return `${named.name}.${outcome.column.name} follows from other columns or shares, so it cannot follow from ${shown.name}`
  binding.schema = result
  const path = `${named.name}.${columnsOfTest(outcome.test).join()}`
  const slack = isOfMonths ? fact.entries.map(({ months }) => monthsIn(days, months).length) : null
  const notes = [
    {
      pointer: columnPointer(result, named.name, outcome.column.name),
      text: textOf(fact, path),
      claims: claimsOf(fact, outcome, shown.name, slack),
    },
  ]
  binding.tell([fact], { used: true, notes })
  return null
}

/** The time at which rows enter a state, if the table is not ordered by it: "delivered on Saturdays" is about `delivered_at`. */
function ownTimeOf({ columns }: TableSchema, shown: string, what: readonly string[]): TableSchema['columns'][number] | undefined {
  const names = ['at', 'on', 'date', 'time'].map((time) => `${what.at(-1) ?? ''}_${time}`)
  return columns.find(({ name, hidden }) => hidden !== true && name !== shown && names.includes(name))
}

/** The table whose rows have the state. */
function tableOf({ schema, domain, topics }: Binding, { what, of, start, end }: TimedRateFact): TableSchema | null {
  const rate: RateFact = { type: 'rate', share: 0, what, of, start, end }
  const near = topics.of(rate)
  const named =
    of === null
      ? (rowsOfState(rate, domain, topics) ?? findRate(what, null, domain, near)?.table ?? near[0]?.table)
      : findTable(of, domain)?.table
  return tableNamed(schema, named ?? '')
}

/** Whether the story says a share of all rows for the column. */
function claimsColumn({ bound }: Binding, { table, column, test }: Outcome): boolean {
  const own = [column.name, ...columnsOfTest(test)]
  return [...bound.values()].some(({ notes }) =>
    notes.some(({ claims }) => claims.some((claim) => 'column' in claim && claim.table === table.name && own.includes(claim.column ?? ''))),
  )
}

/** @param slack the number of months of each entry, whose rows are rounded; null for shares that chance changes */
function claimsOf(
  { entries, otherwise }: TimedRateFact,
  { table, test }: Outcome,
  time: string,
  slack: readonly number[] | null,
): readonly Claim[] {
  const whens = entries.map(({ months, weekdays }) =>
    months.length > 0 ? ({ part: 'month', times: months } as const) : ({ part: 'weekday', times: weekdays.map((day) => day + 1) } as const),
  )
  const place = { type: 'share_during', table: table.name, time, holds: test } as const
  return [
    ...entries.map(({ share }, at): Claim => ({ ...place, during: whens.slice(at, at + 1), share, slack: slack?.[at] ?? null })),
    ...(otherwise === null
      ? []
      : [{ ...place, during: whens, isOther: true, share: otherwise, slack: slack === null ? null : 1 } as const]),
  ]
}

function textOf({ entries, otherwise, what }: TimedRateFact, path: string): string {
  const shares = [
    ...entries.map(({ share }) => percent(share)),
    ...(otherwise === null ? [] : [`${percent(otherwise)} at all other times`]),
  ]
  return `${path} is "${what.join(' ')}" in ${shares.join(', ')} of the rows at these times`
}
