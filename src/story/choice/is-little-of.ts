import type { Intent } from '../read-story.ts'
import { namesBusiness } from './meant-by.ts'
import { needsMore } from './named-part.ts'
import type { RankedDomain } from './rank-domains.ts'
import { namesMore, tablesOf } from './tables-of-terms.ts'

/** A word that more domains than this have identifies none, although it is a keyword of one: "payments". */
const shared = 4

/** Whether a story has only some tables of a domain, which need as many others: "50 couriers, 3000 deliveries" have no warehouses. */
export function isLittleOf(ranked: RankedDomain, read: Intent): boolean {
  if (ranked.terms.some((term) => namesMore(term) || (term.role === 'keyword' && term.domains <= shared)) || namesBusiness(ranked, read))
    return false
  return needsMore(ranked.domain, read, tablesOf(ranked))
}
