import type { Intent } from '../read-story.ts'
import { type ChosenDomain, chooseDomain } from './choose-domain.ts'
import type { RankedDomain } from './rank-domains.ts'

/**
 * The domain of the nouns of a story that names no trade; null for others. The rules of a trade that only has tables of these names say
 * nothing against the story: "500 customers, 10,000 invoices" need no subscriptions.
 */
export function withoutTrade({ domain }: ChosenDomain, read: Intent, ranked: readonly RankedDomain[]): ChosenDomain | null {
  const own = ranked.find((each) => each.domain.name === domain.name)
  return own === undefined || own.terms.some(({ role }) => role !== 'noun') ? null : chooseDomain(read, [])
}
