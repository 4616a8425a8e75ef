import { domains } from '../../domains/index.ts'
import { namesBusiness } from '../choice/meant-by.ts'
import { chooseDomain } from '../choice/choose-domain.ts'
import { rankDomains } from '../choice/rank-domains.ts'
import { findTable } from '../find/find-table.ts'
import { readStory } from '../read-story.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { noOutline } from './read-outline.ts'

/**
 * Whether a story names a trade that has the tables whose columns it lists: the trade then keeps its other tables, and the lists change
 * these.
 * @param nouns the listed tables; without any the answer is no
 */
export function isOfTrade(nouns: readonly Noun[], story: string, tokens: readonly Token[]): boolean {
  if (nouns.length === 0) return false
  const read = readStory(story, noOutline, tokens)
  const ranked = rankDomains(read, domains.values())
  const chosen = chooseDomain(read, ranked)
  const best = chosen === null ? undefined : ranked.find(({ domain }) => domain.name === chosen.domain.name)
  return (
    chosen !== null && best !== undefined && namesBusiness(best, read) && nouns.every((noun) => findTable(noun, chosen.domain) !== null)
  )
}
