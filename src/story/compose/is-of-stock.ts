import type { RateFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'

const stocked = wordSet('level levels quantity quantities count counts')
const mostBefore = 12

/** Whether a share is of a number in stock that stands before it: "stock levels are integers, a tenth out of stock". It needs no flag. */
export function isOfStock({ what, start }: RateFact, tokens: readonly Token[]): boolean {
  const at = what.join(' ') === 'out of stock' ? firstFrom(tokens, start) : 0
  const near = tokens.slice(Math.max(0, at - mostBefore), at)
  return near.some(({ text }, place) => text === 'stock' && stocked.has(near[place + 1]?.text ?? ''))
}
