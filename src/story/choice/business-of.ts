import { type Business, businesses } from '../lexicon/businesses.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, spanOf, textsOf } from '../reader/index.ts'
import type { Span, Token } from '../tokens/token.ts'
import { isNounWord } from '../words/nouns.ts'
import { nameStart } from './subject.ts'

/** A business that a story names first, and where. */
export interface NamedBusiness extends Business, Span {
  /** The number of words of its name. */
  readonly words: number
}

/** Words of the name before those that say what it is: "an old family | bakery". */
const mostBefore = 3
const longest = 4
/** Words behind the name that belong to no other noun: "a bakery | chain", "our zoo | has". */
const behind = wordSet('chain company business group startup brand called named sells selling sold has wants needs keeps offers runs')

/** The known business that a story begins with: "a bakery with 5 shops", "data for my small zoo". Null for none. */
export function businessOf(tokens: readonly Token[]): NamedBusiness | null {
  const first = nameStart(tokens)
  for (let start = first; start < first + mostBefore && isNounWord(tokens[start]); start++) {
    for (let next = Math.min(start + longest, tokens.length); next > start; next--) {
      const words = textsOf(tokens, start, next)
      const found = businesses.get(words.join(' '))
      if (found === undefined) continue
      // "School | grades 6 to 9".
      return isNounWord(tokens[next]) && !isOneOf(tokens, next, behind) && kindAt(tokens, next + 1) !== 'number'
        ? null
        : { ...found, words: words.length, ...spanOf(tokens, first, next) }
    }
  }
  return null
}
