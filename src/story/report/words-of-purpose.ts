import { sentenceEnds } from '../lexicon/connectives.ts'
import { beforePurposes, purposes, weakPurposes } from '../lexicon/purpose-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Token } from '../tokens/token.ts'
import { isNounWord } from '../words/nouns.ts'

const ofPurpose = wordSet(purposes, weakPurposes, beforePurposes, 'marketplace env startup detection recommender mode')
/** Most tokens of the first sentence that are looked at. */
const most = 40

/**
 * Indexes of words in the first sentence that say what the data is for, behind a word that names its subject: "bank | QA env", "fraud |
 * detection training data". Alone, they may be asked for.
 * @param named indexes of the tokens that name the domain, or one of its tables or columns
 */
export function wordsOfPurpose(tokens: readonly Token[], named: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 1; at < Math.min(most, tokens.length) && !sentenceEnds.has(tokens[at]?.text ?? ''); at++)
    if (isNounWord(tokens[at]) && ofPurpose.has(tokens[at]?.text ?? '') && (named.has(at - 1) || found.has(at - 1))) found.add(at)
  return found
}
