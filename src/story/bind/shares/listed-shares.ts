import type { Fact } from '../../facts/fact.ts'

/** The shares of listed values, by value in lower case. */
export function listedShares(facts: readonly Fact[]): ReadonlyMap<string, number> {
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
