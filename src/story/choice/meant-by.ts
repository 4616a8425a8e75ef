import { candidatesOf } from '../compose/candidates.ts'
import { findTable } from '../find/find-table.ts'
import type { RankedDomain } from './rank-domains.ts'
import type { Intent } from '../read-story.ts'
import { subjectOf } from './subject.ts'

/** How surely a story means a domain, and by which words. */
export interface Meant {
  /** 0 to 1. It is 1 if the story names the business and the domain knows all its nouns; 0 for a composed domain. */
  readonly confidence: number
  /** The words that decided for the domain, in the singular, the strongest first. */
  readonly words: readonly string[]
}

/** The value for a domain that was composed from the story. */
export const notMeant: Meant = { confidence: 0, words: [] }

/**
 * Computes the confidence: the share of the nouns that the domain knows. If no word names the business, the score of the next domain lowers
 * it.
 */
export function meantBy(best: RankedDomain, ranked: readonly RankedDomain[], story: Pick<Intent, 'tokens' | 'facts'>): Meant {
  const nouns = candidatesOf(story)
  const known = nouns.filter(({ words }) => findTable({ words }, best.domain) !== null)
  const other = ranked.find(({ domain }) => domain.name !== best.domain.name)?.score ?? 0
  const certain = namesBusiness(best, story) ? 1 : best.score / (best.score + other)
  const share = nouns.length === 0 ? 1 : known.length / nouns.length
  const words = best.terms.toSorted((one, next) => next.points - one.points).map(({ text }) => text)
  return { confidence: Math.round(certain * share * 100) / 100, words }
}

/** Whether a term names the business and not a table, or the story starts with it: "a hotel with 80 rooms". */
export function namesBusiness({ terms }: RankedDomain, { tokens }: Pick<Intent, 'tokens'>): boolean {
  const subject = subjectOf(tokens)
  const own = new Set(
    tokens.flatMap(({ text, start, end }) => (subject !== null && start >= subject.start && end <= subject.end ? [text] : [])),
  )
  return terms.some(
    ({ role, text, domain, domains, isLoose }) =>
      // "100 games" are things of several trades.
      (role !== 'noun' && (text.includes(' ') || ((isLoose || domains === 1) && findTable({ words: [text] }, domain) === null))) ||
      (isLoose && own.has(text.split(' ').at(-1) ?? '')),
  )
}
