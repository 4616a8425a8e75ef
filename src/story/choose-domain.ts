import type { Domain } from '../domains/domain.ts'
import { candidatesOf } from './compose/candidates.ts'
import { composeDomain } from './compose/compose-domain.ts'
import { extendDomain } from './compose/extend-domain.ts'
import { fitsDomain } from './compose/fits-domain.ts'
import { isMeant, isNamed } from './find-domain.ts'
import { findTable } from './find-table.ts'
import { knownFacts } from './known-facts.ts'
import type { RankedDomain } from './rank-domains.ts'
import type { Intent } from './read-story.ts'
import { soleDomain } from './sole-domain.ts'
import { subjectOf } from './subject.ts'
import { type Corrected, withoutTypos } from './typos.ts'

/** The domain that a story is applied to, and the story as that domain spells it. */
export interface ChosenDomain extends Corrected {
  readonly domain: Domain
  /** The points that the words of the story give it; 0 for one that is composed. */
  readonly score: number
}

/** So many of the best domains are weighed, those with this share of the points of the best one. */
const mostWeighed = 4
const leastShare = 0.8

/**
 * The domain that a story names; else of those that it could mean the one that knows the most of what it says, then the one with the best
 * score. Where several are alike, or none is meant, one is composed of the story's own nouns; null where it has none.
 */
export function chooseDomain(read: Intent, ranked: readonly RankedDomain[]): ChosenDomain | null {
  const { best, isTied } = weighed(read, ranked)
  const composed = best === null || isTied ? composeDomain(read) : null
  if (best !== null && composed === null) {
    const corrected = withoutTypos(read, best.domain)
    if (isNamed(best) || (fitsDomain(best.domain, corrected.intent) && !isBesides(best, corrected.intent)))
      return { ...corrected, domain: extendDomain(best.domain, corrected.intent), score: best.score }
  }
  const domain = composed ?? composeDomain(read)
  if (domain !== null) return { intent: read, reasons: new Map(), domain: described(domain, read), score: 0 }
  const sole = soleDomain(read.facts)
  return sole === null ? null : { intent: read, reasons: new Map(), domain: sole, score: 0 }
}

/** The domain that a story means by its keywords, or by most of what it says, and whether it is just as good of another one. */
function weighed(read: Intent, ranked: readonly RankedDomain[]): { readonly best: RankedDomain | null; readonly isTied: boolean } {
  const [first] = ranked
  if (first === undefined || !isMeant(first, read)) return { best: null, isTied: false }
  if (first.terms.some(({ role }) => role !== 'noun')) return { best: first, isTied: false }
  const among = ranked.slice(0, mostWeighed).filter(({ score }) => score >= first.score * leastShare)
  if (among.length === 1) return { best: first, isTied: false }
  const [best = null, next] = among
    .filter((each) => each === first || isMeant(each, read))
    .map((each) => ({ each, known: knownOf(each.domain, read) }))
    .toSorted((one, other) => other.known - one.known)
  if (best === null || next === undefined) return { best: best?.each ?? null, isTied: false }
  return { best: best.each, isTied: best.known === next.known && best.each.score === next.each.score }
}

/** Whether half of the nouns of a story are unknown to a domain that it does not name, and its primary table is none of the others. */
function isBesides({ domain, terms }: RankedDomain, read: Intent): boolean {
  if (terms.some(({ role }) => role !== 'noun')) return false
  const tables = candidatesOf(read).map(({ words }) => findTable({ words }, domain)?.table)
  const known = new Set(tables.filter((table) => table !== undefined))
  const primary = domain.schema.tables.find(({ rows }) => typeof rows === 'object' && rows.type === 'primary')
  return tables.length > 0 && known.size * 2 <= tables.length && !known.has(primary?.name ?? '')
}

/** How many facts and nouns of a story a domain knows by itself. */
function knownOf(domain: Domain, read: Intent): number {
  return knownFacts(read.facts, domain) + candidatesOf(read).filter(({ words }) => findTable({ words }, domain) !== null).length
}

/** The words for a business that no domain knows describe its tables. */
function described(domain: Domain, { text, tokens }: Intent): Domain {
  const subject = subjectOf(tokens)
  if (subject === null) return domain
  const name = text.slice(subject.start, subject.end).replaceAll(/\s+/g, ' ')
  return { ...domain, schema: { ...domain.schema, description: name } }
}
