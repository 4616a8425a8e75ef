import type { Domain } from '../../../domains/domain.ts'
import type { AttributeFact, Fact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { SegmentEntry, SegmentsFact } from '../../segments/segment-facts.ts'
import type { Restated } from '../restated.ts'

/**
 * Finds counted names whose noun is no table: "3 plans: Free, Pro ($20) and Team ($60)" are the values of a column of plans, and the
 * amounts those of the rows with each value, as in "plan: basic at 20 or plus at 35".
 */
export function namedValues(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  return facts.flatMap((fact): readonly Restated[] => {
    if (fact.type === 'attribute' && fact.column !== null && fact.aspects.some(({ type }) => type === 'values')) {
      const prices = amountsOf(fact)
      const values = { ...fact, currency: null, aspects: fact.aspects.filter(({ type }) => type !== 'amounts') }
      return prices === null ? [] : [{ said: [fact], meant: [values, prices] }]
    }
    const names = fact.type === 'attribute' ? fact.aspects.find(({ type }) => type === 'names') : undefined
    if (fact.type !== 'attribute' || names?.type !== 'names' || fact.table === null || findTable(fact.table, domain) !== null) return []
    const { start } = fact.table
    // "Tickets in 4 categories" is read as a relation to the counted categories.
    const counts = facts.filter(
      (each) => (each.type === 'count' && each.noun.start === start) || (each.type === 'relation' && each.parent.start === start),
    )
    const meant = { ...fact, table: null, column: fact.table, aspects: [{ ...names, type: 'values' as const }] }
    const amounts = amountsOf(fact)
    return [{ said: [...counts, fact], meant: amounts === null ? [meant] : [meant, amounts] }]
  })
}

/** The amounts of the rows with each name; null if none are said. */
function amountsOf({ aspects, currency, start, end }: AttributeFact): SegmentsFact | null {
  const amounts = aspects.find((aspect) => aspect.type === 'amounts')
  if (amounts === undefined) return null
  const entries = amounts.of.map((name, place): SegmentEntry => {
    const words = name.toLowerCase().split(' ')
    const amount = amounts.values[place] ?? 0
    return { words, partWithin: [0, words.length], said: { type: 'number', min: amount, max: amount, currency, unit: null }, start, end }
  })
  return { type: 'segments', entries, isMean: false, start, end }
}
