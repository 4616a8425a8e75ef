import type { Domain } from '../../domains/domain.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import { candidatesOf } from './candidates.ts'

/** Smallest number of nouns for this test. Below the share, the domain does not fit. */
const fewest = 3
const leastKnown = 1 / 3

/**
 * Whether a domain knows enough nouns of a story to be extended with the others. For a beekeeping cooperative with apiaries, hives and
 * harvests, a domain of farming knows only the harvests; composing all tables is better.
 */
export function fitsDomain(domain: Domain, story: Pick<Intent, 'tokens' | 'facts'>): boolean {
  const candidates = candidatesOf(story)
  const known = candidates.filter(({ words }) => findTable({ words }, domain) !== null)
  return candidates.length < fewest || known.length > candidates.length * leastKnown
}
