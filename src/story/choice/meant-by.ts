import { candidatesOf } from '../compose/candidates.ts'
import { findTable } from '../find/find-table.ts'
import type { RankedDomain } from './rank-domains.ts'
import type { Intent } from '../read-story.ts'
import { subjectOf } from './subject.ts'

/** How sure it is that a story means a domain, and what tells. */
export interface Meant {
  /** From 0 to 1: 1 where the story names the business and the domain knows all that it names; 0 for a domain that was composed. */
  readonly confidence: number
  /** The words that speak for the domain, in the singular, the strongest first. */
  readonly words: readonly string[]
}

/** A domain that was composed of the words of a story. */
export const notMeant: Meant = { confidence: 0, words: [] }

/**
 * How sure it is that a story means a domain: the share of its nouns that the domain knows; where no word names the business, less by the
 * score of the domain that is next to it.
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

/** Whether words of a story name a business, and no table of it; or are what the story begins with: "a hotel with 80 rooms". */
export function namesBusiness({ terms }: RankedDomain, { tokens }: Pick<Intent, 'tokens'>): boolean {
  const subject = subjectOf(tokens)
  const own = new Set(
    tokens.flatMap(({ text, start, end }) => (subject !== null && start >= subject.start && end <= subject.end ? [text] : [])),
  )
  return terms.some(
    ({ role, text, domain, isLoose }) =>
      (role !== 'noun' && (text.includes(' ') || findTable({ words: [text] }, domain) === null)) ||
      (isLoose && own.has(text.split(' ').at(-1) ?? '')),
  )
}
