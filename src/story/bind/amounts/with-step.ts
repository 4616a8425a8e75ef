import type { CurveFact, GrowthFact } from '../../facts/amount-facts.ts'
import { monthText } from '../../times/months.ts'
import type { Bound } from '../note.ts'

/** Adds to totals by month that a year has a multiple of the year before. */
export function withStep(bound: Omit<Bound, 'schema'>, fact: CurveFact | GrowthFact): Omit<Bound, 'schema'> {
  if (fact.type === 'curve' || fact.since === undefined) return bound
  const { since, factor } = fact
  const notes = bound.notes.map((note) => {
    const claims = note.claims.flatMap((claim) =>
      claim.type === 'months' ? [{ type: 'step' as const, table: claim.table, time: claim.time, column: claim.column, since, factor }] : [],
    )
    return { ...note, text: `${note.text}; the twelve months from ${monthText(since)} have ${factor} times those before`, claims }
  })
  return { ...bound, notes }
}
