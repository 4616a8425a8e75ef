import { domains } from '../../domains/index.ts'
import { namesBusiness } from '../choice/meant-by.ts'
import { type ChosenDomain, chooseDomain } from '../choice/choose-domain.ts'
import { type RankedDomain, rankDomains } from '../choice/rank-domains.ts'
import { namedAlone } from '../choice/named-alone.ts'
import { findTable } from '../find/find-table.ts'
import { withoutInstructions } from '../instructions/without-instructions.ts'
import { readStory } from '../read-story.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { noOutline } from './read-outline.ts'

/** A trade that a story names, and all trades by their scores. */
export interface TradeBeside {
  readonly chosen: ChosenDomain
  readonly ranked: readonly RankedDomain[]
}

/**
 * The trade that a story names, if it has the tables whose columns the story lists. The lists change these tables; the trade keeps its
 * others. Null for none.
 * @param nouns the listed tables; without any the result is null
 */
export function tradeBeside(nouns: readonly Noun[], story: string, tokens: readonly Token[]): TradeBeside | null {
  if (nouns.length === 0 || !isAnyNamed(withoutInstructions(tokens))) return null
  const read = namedAlone(readStory(story, noOutline, tokens))
  const ranked = rankDomains(read, domains.values())
  const chosen = chooseDomain(read, ranked)
  const best = ranked.find(({ domain }) => domain.name === chosen?.domain.name)
  const isMeant = chosen !== null && best !== undefined && namesBusiness(best, read)
  return isMeant && nouns.every((noun) => findTable(noun, chosen.domain) !== null) ? { chosen, ranked } : null
}

/** Whether some words name a business, so that it is worth reading the story as one about a trade. */
function isAnyNamed(tokens: readonly Token[]): boolean {
  return rankDomains({ tokens, facts: [] }, domains.values()).some((ranked) => namesBusiness(ranked, { tokens }))
}
