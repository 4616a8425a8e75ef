import type { RateFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { headOf } from '../../words/words.ts'
import type { Binding } from '../binding.ts'

/**
 * The shares of counted rows for which no table is there: "60 tables. 20% of the tables are cancelled" in a trade without such tables. A value
 * of another table is not theirs.
 */
export function ofLostRows(binding: Binding): readonly RateFact[] {
  const lost = new Set(binding.of('count').flatMap((fact) => (binding.bound.get(fact)?.used === true ? [] : [headOf(fact.noun.words)])))
  return binding.of('rate').filter(({ of }) => of !== null && lost.has(headOf(of.words)) && findTable(of, binding.domain) === null)
}
