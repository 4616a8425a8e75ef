import type { Fact, RateFact } from '../facts/fact.ts'
import { LargestCounts } from './exceptions/largest-counts.ts'
import type { Revision } from './revision.ts'

const uncounted = 'it is not known how many rows there are in all, so that the others could be counted: state their number, or a share'

/**
 * Counts the other rows where a number of rows is not in a state: "80 invoices, 10 are not paid" has 70 paid ones. Where a state is said with
 * its opposite, "60 passed, 20 not passed", the number of the opposite is left out if it agrees.
 */
export const withDeniedStates: Revision = ({ facts, asides }) => {
  if (!facts.some((fact) => fact.type === 'rate' && fact.isDenied === true)) return { facts, asides }
  const counts = new LargestCounts(facts)
  const counted = facts.map((fact) => (fact.type === 'rate' && fact.isDenied === true ? ofOthers(fact, counts) : fact))
  const isRepeated = (fact: Fact | null): boolean =>
    fact?.type === 'rate' && facts.some((other) => other.type === 'rate' && other.isDenied === undefined && isSame(other, fact))
  return {
    facts: counted.flatMap((fact, at) => (fact === null || (fact !== facts[at] && isRepeated(fact)) ? [] : [fact])),
    asides: [...asides, ...facts.flatMap(({ start, end }, at) => (counted[at] === null ? [{ start, end, reason: uncounted }] : []))],
  }
}

/** A state of the other rows, which is no value of a list. Null if their number is not known. */
function ofOthers(fact: RateFact, counts: LargestCounts): RateFact | null {
  const { isDenied: _, isState: __, rows = 0, ...said } = fact
  const all = fact.of === null ? null : (counts.of(fact.of)?.count ?? null)
  return all === null || all < rows ? null : { ...said, rows: all - rows }
}

function isSame(one: RateFact, other: RateFact): boolean {
  return one.rows === other.rows && one.what.join(' ') === other.what.join(' ')
}
