import type { Intent } from '../read-story.ts'
import { type ChosenDomain, chooseDomain } from './choose-domain.ts'
import type { RankedDomain } from './rank-domains.ts'

/**
 * Returns the domain that is composed of the nouns of a story; null if the story names a trade by more than its tables. A trade that only
 * has tables of these names must not restrict the story: "500 customers, 10,000 invoices" need no subscriptions.
 */
export function withoutTrade({ domain }: ChosenDomain, read: Intent, ranked: readonly RankedDomain[]): ChosenDomain | null {
  const own = ranked.find((each) => each.domain.name === domain.name)
  return own === undefined || own.terms.some(({ role }) => role !== 'noun') ? null : chooseDomain(read, [])
}
