import { sentenceEnds } from '../lexicon/connectives.ts'
import { audiences, beforePurposes, purposes, weakPurposes } from '../lexicon/purpose-words.ts'
import { textAt } from '../reader/index.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Token } from '../tokens/token.ts'
import { isNounWord } from '../words/nouns.ts'

const ofPurpose = wordSet(purposes, weakPurposes, beforePurposes, 'marketplace env startup detection recommender mode')
/** Names of tools and uses that are never rows or columns, alone or as two words. */
const tools = wordSet('django rails laravel symfony nextjs fastapi metabase iot seeding')
const turns: ReadonlySet<string> = new Set(
  'spring boot|power bi|acceptance data|staging data|seed data|qa engineer|take home|test lesson|hr dashboard|booking tool'.split('|'),
)
/** Most tokens of the first sentence that are looked at. */
const most = 40

/**
 * Indexes of words in the first sentence that tell the purpose of the data. They stand behind a word for its subject ("bank | QA env",
 * "fraud | detection training data"), or name tools. Without such a word before them, they may be what the story asks for.
 * @param named indexes of the tokens that name the domain, or one of its tables or columns
 */
export function wordsOfPurpose(tokens: readonly Token[], named: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 0; at < Math.min(most, tokens.length) && !sentenceEnds.has(tokens[at]?.text ?? ''); at++) {
    const [text, next] = [textAt(tokens, at), textAt(tokens, at + 1)]
    if (tools.has(text)) found.add(at)
    if (turns.has(`${text} ${next}`) || (audiences.has(text) && purposes.has(next))) found.add(at).add(at + 1)
    if (at > 0 && isNounWord(tokens[at]) && ofPurpose.has(tokens[at]?.text ?? '') && (named.has(at - 1) || found.has(at - 1))) found.add(at)
  }
  return found
}
