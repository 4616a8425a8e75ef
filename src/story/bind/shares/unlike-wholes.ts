import { wholeLists } from '../../compose/said-states.ts'
import type { RateFact } from '../../facts/fact.ts'
import type { RateTarget } from '../../find/find-rate.ts'

/** Why shares that are all rows together are not set one by one. */
export const ofNoColumn = 'together these shares are all rows, and no column has all of their values'

/** The shares of lists that are all rows, of which a column has some values alone: "20% leads, 70% customers, 10% partners". What is left of them may have none. @param targets at the place of each fact */
export function unlikeWholes(said: readonly RateFact[], targets: readonly (RateTarget | null)[]): readonly RateFact[] {
  const found = new Map(said.map((fact, place) => [fact, targets[place] ?? null]))
  return wholeLists(said).flatMap((list) => {
    const told = list.map((fact) => found.get(fact) ?? null)
    const columns = told.flatMap((target, place) => {
      if (target !== null) return [`${target.table}.${target.column}`]
      return list[place]?.share === null ? [] : ['']
    })
    return columns.includes('') && new Set(columns).size > 1 ? list : []
  })
}
