import { goodsOf } from '../compose/with-goods.ts'
import type { Intent } from '../read-story.ts'
import { businessOf } from './business-of.ts'
import type { RankedDomain } from './rank-domains.ts'

/** A domain, and whether a story clearly means it. */
export interface Best {
  readonly ranked: RankedDomain
  readonly isClear: boolean
}

/**
 * A business that is known by a longer name than a domain, or of which a domain knows things only, is another one: "a dairy farm", "a
 * school with students". Its products alone are those of a shop.
 */
export function withinBusiness(best: Best | null, { tokens }: Intent): Best | null {
  const business = businessOf(tokens)
  if (best === null || business === null || business.goods.length > 0) return best
  const { terms } = best.ranked
  const isShorter = terms.every(({ text }) => text.split(' ').length < business.words)
  return isShorter || terms.every(({ role }) => role === 'noun') ? null : best
}

/** What a story sells: what it says, else what its business usually sells. */
export function soldBy({ facts, tokens }: Intent): readonly string[] {
  const said = goodsOf(facts)
  return said.length > 0 ? said : (businessOf(tokens)?.goods ?? [])
}
