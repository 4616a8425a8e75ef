import type { Domain } from '../../domains/domain.ts'
import { termWords } from '../words/term-words.ts'
import { primaryTable } from '../bind/tables/primary-table.ts'

/** How a domain uses a term. */
export interface TermUse {
  readonly domain: Domain
  /** "name" is the name of the domain itself. */
  readonly role: 'name' | 'keyword' | 'noun'
  /** The table of a noun; null for names and keywords. */
  readonly table: string | null
  /** Whether it is the primary table. */
  readonly isPrimary: boolean
}

/** A term of one or more domains, as words in the singular. */
export interface Term {
  readonly words: readonly string[]
  readonly uses: readonly TermUse[]
  /** Higher if fewer domains have the term. */
  readonly weight: number
}

/** Terms by their first word, the longest first. */
export type DomainTerms = ReadonlyMap<string, readonly Term[]>

let latest: { readonly domains: readonly Domain[]; readonly terms: DomainTerms } | null = null

/** Collects the terms of some domains. The result for the last list is cached, as it is nearly always the list of all domains. */
export function domainTerms(domains: readonly Domain[]): DomainTerms {
  if (latest?.domains.length !== domains.length || !latest.domains.every((domain, i) => domain === domains[i]))
    latest = { domains, terms: termsOf(domains) }
  return latest.terms
}

function termsOf(domains: readonly Domain[]): DomainTerms {
  const uses = new Map<string, Map<Domain, TermUse>>()
  const add = (text: string, use: TermUse): void => {
    const words = termWords(text)
    if (words.length === 0) return
    // A name in two words is also found as one: "e commerce" and "ecommerce".
    const spellings = use.role === 'noun' || words.length === 1 ? [words] : [words, termWords(text.replaceAll(/[\s_-]+/g, ''))]
    for (const spelling of spellings) {
      const term = spelling.join(' ')
      const own = uses.get(term) ?? new Map<Domain, TermUse>()
      if (!own.has(use.domain)) own.set(use.domain, use)
      uses.set(term, own)
    }
  }
  for (const domain of domains) {
    const primary = primaryTable(domain.schema)?.name
    const ofAll = { domain, table: null, isPrimary: false }
    add(domain.name, { ...ofAll, role: 'name' })
    for (const keyword of domain.keywords) add(keyword, { ...ofAll, role: 'keyword' })
    for (const [table, nouns] of Object.entries(domain.nouns))
      for (const noun of [table, ...nouns]) add(noun, { domain, role: 'noun', table, isPrimary: table === primary })
  }
  const byFirst = new Map<string, Term[]>()
  for (const [term, own] of uses) {
    const words = term.split(' ')
    const list = byFirst.get(words[0] as string) ?? []
    list.push({ words, uses: [...own.values()], weight: Math.log(1 + domains.length / own.size) })
    byFirst.set(words[0] as string, list)
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length)
  return byFirst
}
