import type { Domain } from '../../domains/domain.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import { candidatesOf } from './candidates.ts'

/** Of at least so many nouns, a domain that knows no more than this share is not what the story is about. */
const fewest = 3
const leastKnown = 1 / 3

/**
 * Whether a domain knows enough of the things that a story names to be extended by the others: of a beekeeping cooperative with apiaries,
 * beekeepers, hives, inspections and harvests, a domain of fields knows the harvests alone, and one composed of all of them is better.
 */
export function fitsDomain(domain: Domain, story: Pick<Intent, 'tokens' | 'facts'>): boolean {
  const candidates = candidatesOf(story)
  const known = candidates.filter(({ words }) => findTable({ words }, domain) !== null)
  return candidates.length < fewest || known.length > candidates.length * leastKnown
}
