import { above, below, type Bound, boundsBefore } from '../lexicon/bounds.ts'
import { textOf } from '../reader/index.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { scaled } from '../tokens/tokens.ts'
import { readShare, type Share } from './share.ts'

/** How far beyond a strict bound a share is: a tenth of the bound, or of what is left up to all rows. */
const beyond = 0.1

/** Bounds that only shares have, beside those of numbers of rows. */
const bounds: ReadonlyMap<string, Bound> = new Map([
  ...boundsBefore,
  ...['below', 'under', 'lower than', 'smaller than', '<'].map((words) => [words, below] as const),
  ...['above', 'greater than', 'higher than', '>'].map((words) => [words, above] as const),
])

/** Most words of a bound. */
const mostWords = 3

/**
 * Reads a share of rows: `readShare`, moved beyond a strict bound before it, as exactly 5% are not "fewer than 5%" and exactly half are not
 * "more than half". Null for none.
 */
export const readShareOfRows = oncePerToken((tokens, at): Share | null => {
  const said = readShare(tokens, at)
  if (said === null) return null
  // The longest words decide: "no more than".
  for (let length = mostWords; length > 0; length--) {
    const bound = bounds.get(textOf(tokens, Math.max(0, at - length), at))
    if (bound !== undefined) return bound.isStrict ? { ...said, share: past(said.share, bound) } : said
  }
  return said
})

function past(share: number, { side }: Bound): number {
  if (side === 'max') return scaled(share, 1 - beyond)
  return share > 1 ? share : scaled(share + beyond * Math.min(share, 1 - share), 1)
}
