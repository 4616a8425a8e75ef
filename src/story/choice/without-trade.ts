import type { Fact } from '../facts/fact.ts'
import type { Intent } from '../read-story.ts'
import { headOf } from '../words/words.ts'
import { type ChosenDomain, chooseDomain } from './choose-domain.ts'
import type { RankedDomain } from './rank-domains.ts'

/**
 * Returns the domain that is composed of the nouns of a story; null if the story names a trade by more than its tables. A trade that only
 * has tables of these names must not restrict the story: "500 customers, 10,000 invoices" need no subscriptions. A trade whose rows belong
 * to others cannot have a few that many rows choose from: "80 dishes, 10,000 orders, each with 1 to 5 dishes".
 */
export function withoutTrade({ domain }: ChosenDomain, read: Intent, ranked: readonly RankedDomain[]): ChosenDomain | null {
  const own = ranked.find((each) => each.domain.name === domain.name)
  const isNamed = own === undefined || own.terms.some(({ role }) => role !== 'noun')
  return isNamed && !areChosen(read.facts) ? null : chooseDomain(read, [])
}

/** Whether rows of a counted table have several of fewer rows that are counted too. */
function areChosen(facts: readonly Fact[]): boolean {
  const counts = new Map(facts.flatMap((fact) => (fact.type === 'count' ? [[headOf(fact.noun.words), fact.count] as const] : [])))
  return facts.some((fact) => {
    if (fact.type !== 'ratio') return false
    const [own, owners] = [counts.get(headOf(fact.child.words)), counts.get(headOf(fact.parent.words))]
    return own !== undefined && owners !== undefined && own < owners * (fact.min ?? fact.mean ?? 0)
  })
}
