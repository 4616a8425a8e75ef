import { determiners } from '../../lexicon/determiners.ts'
import { rowWords } from '../../lexicon/row-words.ts'
import { isOneOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { singularOf } from '../../words/words.ts'

/** The tokens without the rows of the table that a share at their end is of: "true for 8% | of the orders", "set in 20% | of them". */
export function withoutRowsBehind(tokens: readonly Token[], { words }: Noun): readonly Token[] {
  const last = tokens.at(-1)?.text ?? ''
  const isRows = last === 'them' || rowWords.has(last) || singularOf(last) === singularOf(words.at(-1) ?? '')
  const of = tokens.length - (isOneOf(tokens, tokens.length - 2, determiners) ? 3 : 2)
  return isRows && of > 0 && tokens[of]?.text === 'of' ? tokens.slice(0, of) : tokens
}
