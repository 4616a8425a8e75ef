import type { Fact, RateFact } from '../facts/fact.ts'
import { LargestCounts } from './exceptions/largest-counts.ts'
import type { Revision } from './revision.ts'

const uncounted = 'it is not known how many rows there are in all, so that the others could be counted: state their number, or a share'

/**
 * Counts the other rows where a number of rows is not in a state: "80 invoices, 10 are not paid" has 70 paid ones. Where the rows in the
 * state are counted too, as in "40 renewed, 5 not renewed, 3 pending", the others are a state of their own.
 */
export const withDeniedStates: Revision = ({ facts, asides }) => {
  if (!facts.some((fact) => fact.type === 'rate' && fact.isDenied === true)) return { facts, asides }
  const counts = new LargestCounts(facts)
  const changed = facts.map((fact) => (fact.type === 'rate' && fact.isDenied === true ? withoutDenial(fact, facts, counts) : fact))
  return {
    facts: changed.flatMap((fact) => fact ?? []),
    asides: [...asides, ...facts.flatMap(({ start, end }, at) => (changed[at] === null ? [{ start, end, reason: uncounted }] : []))],
  }
}

/** The rows in the state, or a state of its own. Null if the number of all rows is not known. */
function withoutDenial(fact: RateFact, facts: readonly Fact[], counts: LargestCounts): RateFact | null {
  const { isDenied: _, isState: __, rows = 0, ...said } = fact
  const isCounted = facts.some((other) => other.type === 'rate' && other.isDenied === undefined && isSame(other, fact))
  if (isCounted) return { ...said, rows, isState: true, what: ['not', ...fact.what] }
  const all = fact.of === null ? null : (counts.of(fact.of)?.count ?? null)
  return all === null || all < rows ? null : { ...said, rows: all - rows }
}

function isSame(one: RateFact, other: RateFact): boolean {
  return one.what.join(' ') === other.what.join(' ')
}
