import type { Fact, RateFact } from '../../facts/fact.ts'

/** The shares of listed values, by value in lower case. */
function listedShares(facts: readonly Fact[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const fact of facts)
    for (const aspect of fact.type === 'attribute' ? fact.aspects : [])
      if (aspect.type === 'values' || aspect.type === 'names')
        aspect.values.forEach((value, place) => {
          const share = aspect.shares?.[place] ?? null
          if (share !== null) found.set(value.toLowerCase(), share)
        })
  return found
}

/** Shares of a value of which a list says another share: "plans split 65/28/7. Churn: starter 6%, ...". */
export function contradictingLists(facts: readonly Fact[]): readonly RateFact[] {
  const listed = listedShares(facts)
  return facts.filter((fact): fact is RateFact => {
    const own = fact.type === 'rate' ? listed.get(fact.what.join(' ')) : undefined
    return fact.type === 'rate' && own !== undefined && own !== fact.share
  })
}
