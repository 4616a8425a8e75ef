import { approximations, exactWords } from '../lexicon/approximations.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, skipBack, spanOf, textAt } from '../reader/index.ts'
import { scaled } from '../tokens/tokens.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isNounWord, nounBefore, nounOf } from '../words/nouns.ts'
import { isPlural } from '../words/words.ts'
import type { Reading } from './phrase.ts'

const nearly = wordSet(approximations, exactWords)
const links = wordSet('for')

/**
 * Reads which part of the rows has rows of another table: "claims for | 12% of the policies". Null for other words before the share.
 * @param share of the rows of `parent`, which end before the token `next`
 */
export function ownersOf(
  tokens: readonly Token[],
  at: number,
  free: number,
  { share, parent, next }: { readonly share: number; readonly parent: Noun; readonly next: number },
): Reading | null {
  const end = skipBack(tokens, at, free, nearly, 2) - 1
  const isSaid = isOneOf(tokens, end, links) && end > free && isNounWord(tokens[end - 1]) && isPlural(textAt(tokens, end - 1))
  if (!isSaid || share > 1) return null
  // "Loans for 5%" may be read as what somebody does.
  const child = nounBefore(tokens, end, free) ?? nounOf(tokens, end - 1, end)
  const first = end - child.words.length
  const part = { share: scaled(1 - share, 1) }
  return { facts: [{ type: 'childless', parent, child, isVerb: false, part, isHad: true, ...spanOf(tokens, first, next) }], first, next }
}
