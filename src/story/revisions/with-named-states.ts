import { isCategory } from '../attributes/readers/value-nouns.ts'
import type { AttributeFact, Fact, RateFact } from '../facts/fact.ts'
import type { Revision } from './revision.ts'

/** Most characters between two shares of a list. */
const nearest = 12
const mostShares = 12

/**
 * Reads a list of shares as shares of one column's values if the first of them names the column: "80% have status 'active' and 20%
 * 'inactive'". The shares have to add up to all rows.
 */
export const withNamedStates: Revision = ({ facts, asides }) => {
  const made = new Map<Fact, AttributeFact | null>()
  facts.forEach((fact, at) => {
    const [column = '', ...value] = fact.type === 'rate' ? fact.what : []
    if (fact.type !== 'rate' || value.length === 0 || !isCategory({ words: [column] })) return
    const list = listFrom(facts, at)
    if (list.length < 2 || Math.abs(list.reduce((sum, { share }) => sum + (share ?? 0), 0) - 1) > 1e-9) return
    const span = { start: fact.start, end: list.at(-1)?.end ?? fact.end }
    const values = list.map(({ what }) => what.filter((word, place) => place > 0 || word !== column).join(' '))
    const shares = list.map(({ share }) => share)
    const aspects = [{ type: 'values', values, shares } as const]
    for (const each of list) made.set(each, null)
    made.set(fact, { type: 'attribute', table: fact.of, column: { words: [column], ...span }, aspects, currency: null, ...span })
  })
  if (made.size === 0) return { facts, asides }
  return { facts: facts.flatMap((fact) => (made.has(fact) ? (made.get(fact) ?? []) : [fact])), asides }
}

/** The shares from a fact on, as long as they follow each other closely and name no other rows. */
function listFrom(facts: readonly Fact[], at: number): readonly RateFact[] {
  const list: RateFact[] = []
  for (const fact of facts.slice(at, at + mostShares)) {
    const last = list.at(-1)
    if (fact.type !== 'rate' || fact.rows !== undefined || (last !== undefined && (fact.of !== null || fact.start - last.end > nearest)))
      break
    list.push(fact)
  }
  return list
}
