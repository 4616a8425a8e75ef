import type { AttributeFact, Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'

/** Removes counts and relations of nouns that are listed values: "three species (Adelie, Chinstrap, Gentoo)". */
export const withoutListedValues: Revision = (said) => {
  const { facts, asides } = said
  const listed = new Map(
    facts.flatMap((fact) => (fact.type === 'attribute' && fact.column !== null ? [[fact.column.start, fact] as const] : [])),
  )
  if (listed.size === 0) return said
  const counts = facts.flatMap((fact) => {
    const values = fact.type === 'count' ? listed.get(fact.noun.start) : undefined
    return fact.type === 'count' && values !== undefined && lists(values, fact.count) ? [{ count: fact, values }] : []
  })
  if (counts.length === 0) return said
  const out = new Set<Fact>(counts.map(({ count }) => count))
  const nouns = new Set(counts.map(({ count }) => count.noun.start))
  const starts = new Map<Fact, number>(counts.map(({ count, values }) => [values, count.start]))
  const kept = facts
    .filter((fact) => !out.has(fact) && !(fact.type === 'relation' && [fact.child, fact.parent].some((noun) => isOneOf(noun, nouns))))
    .map((fact) => ({ ...fact, start: starts.get(fact) ?? fact.start }))
  return { facts: kept, asides }
}

function lists({ aspects }: AttributeFact, count: number): boolean {
  return aspects.some((aspect) => aspect.type === 'values' && aspect.values.length === count)
}

function isOneOf({ start }: Noun, starts: ReadonlySet<number>): boolean {
  return starts.has(start)
}
