import { lastJoints } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from '../words/words.ts'

const by = wordSet('by per')
/** Most tokens from "by" to an item of its list. */
const mostBefore = 12

/**
 * Whether a word is an item of what something is grouped by, behind the first one: "spend by department, | travel and marketing" is not about
 * a travel agency.
 */
export function isGroupingAt(tokens: readonly Token[], at: number): boolean {
  let isListed = false
  for (let before = at - 1; before >= Math.max(0, at - mostBefore); before--) {
    if (isOneOf(tokens, before, by)) return isListed
    if (textAt(tokens, before) === ',' || isOneOf(tokens, before, lastJoints)) isListed = true
    else if (kindAt(tokens, before) !== 'word' || isOneOf(tokens, before, functionWords)) return false
  }
  return false
}
