import type { AttributeFact, CountFact, Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'

/** Removes counts and relations of nouns that are listed values: "three species (Adelie, Chinstrap, Gentoo)". */
export const withoutListedValues: Revision = (said) => {
  const { facts, asides } = said
  const listed = new Map(
    facts.flatMap((fact) =>
      fact.type === 'attribute' && fact.column !== null && hasValues(fact) ? [[fact.column.start, fact] as const] : [],
    ),
  )
  if (listed.size === 0) return said
  const counted = facts.filter((fact): fact is CountFact => fact.type === 'count' && listed.has(fact.noun.start))
  const counts = counted.flatMap((count) => {
    const values = listed.get(count.noun.start)
    return values !== undefined && lists(values, count.count) ? [{ count, values }] : []
  })
  const others = new Set(counted.map(({ noun }) => noun.start))
  const out = new Set<Fact>(counts.map(({ count }) => count))
  for (const { count } of counts) others.delete(count.noun.start)
  const nouns = new Set([...listed.keys()].filter((start) => !others.has(start)))
  const starts = new Map<Fact, number>(counts.map(({ count, values }) => [values, count.start]))
  const kept = facts
    .filter((fact) => !out.has(fact) && !(fact.type === 'relation' && [fact.child, fact.parent].some((noun) => isOneOf(noun, nouns))))
    .map((fact) => {
      const start = starts.get(fact)
      return start === undefined ? fact : { ...fact, start }
    })
  return { facts: kept, asides }
}

function hasValues({ aspects }: AttributeFact): boolean {
  return aspects.some(({ type }) => type === 'values')
}

function lists({ aspects }: AttributeFact, count: number): boolean {
  return aspects.some((aspect) => aspect.type === 'values' && aspect.values.length === count)
}

function isOneOf({ start }: Noun, starts: ReadonlySet<number>): boolean {
  return starts.has(start)
}
