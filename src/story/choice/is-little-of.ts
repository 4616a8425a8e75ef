import { candidatesOf } from '../compose/candidates.ts'
import { keptWords } from '../compose/noun-words.ts'
import { findTable } from '../find/find-table.ts'
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
  const unknown = candidatesOf(read).filter(({ words }) => findTable({ words }, ranked.domain) === null).length
  return unknown >= new Set(tablesOf(ranked)).size || needsMore(ranked.domain, read, tablesOf(ranked)) || isOfOtherKind(ranked, read)
}

/** Whether a word before a counted noun makes it a kind that the domain does not know: "100 chess players". */
function isOfOtherKind({ domain }: RankedDomain, { facts }: Intent): boolean {
  return facts.some((fact) => {
    const words = fact.type === 'count' && fact.noun.name === undefined ? keptWords(fact.noun.words) : []
    const [kind = ''] = words.slice(0, -1).slice(-1)
    return (
      kind !== '' &&
      isKind(kind) &&
      findTable({ words: words.slice(-1) }, domain) !== null &&
      findTable({ words }, domain)?.words.length === 1
    )
  })
}

/** Whether a word is a noun, and so no adjective. */
function isKind(word: string): boolean {
  return /^[a-z]{4,}$/.test(word) && !/(?:al|ic|ive|ous|ful|ish|less|able|ible|an|ese|ary|ory|ing)$/.test(word)
}
