import { fallingVerbs, risingVerbs } from '../../lexicon/changes.ts'
import { timeWords } from '../../lexicon/time-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { nounBefore } from '../../words/nouns.ts'
import { isOneOf, skipBack, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Clause } from './part-start.ts'
import { sentenceEnds } from '../../lexicon/connectives.ts'
import { eachWords } from '../../lexicon/determiners.ts'

const before = wordSet('should must will would to can may')
const reach = 20

/**
 * The first token of a sentence about the slope of a column: "salary increases $2,500 per year of experience, | starting at $40,000".
 * Numbers in it are no bounds of a column. Null for other sentences.
 */
export function slopeStart(tokens: readonly Token[], { first }: Pick<Clause, 'first'>): number | null {
  let isPer = false
  for (let at = first - 1; at >= Math.max(0, first - reach) && !sentenceEnds.has(textAt(tokens, at)); at--) {
    // "Growing 5% per month" is no slope, but "per year of experience" is.
    const isPace = timeWords.has(textAt(tokens, at + 1)) && textAt(tokens, at + 2) !== 'of'
    isPer ||= isOneOf(tokens, at, eachWords) && !isPace
    if (!isPer || !(isOneOf(tokens, at, risingVerbs) || isOneOf(tokens, at, fallingVerbs))) continue
    const end = skipBack(tokens, at, 0, before, 2)
    return end - (nounBefore(tokens, end, 0)?.words.length ?? 0)
  }
  return null
}
