import { rowWords } from '../../lexicon/row-words.ts'
import { textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore } from '../../words/nouns.ts'
import { isCategory } from './value-nouns.ts'

/**
 * The noun of a column before a word that announces its values. Null for none.
 * @param isIncluded whether the word is "includes" or the like, which other nouns have before what belongs to them
 */
export function columnAnnounced(tokens: readonly Token[], at: number, free: number, isIncluded: boolean): Noun | null {
  const noun = nounBefore(tokens, at, free)
  if (noun === null || isCategory(noun)) return noun
  // The title of data names no column: "shop data: 60% new, 40% returning customers".
  const isTitle = rowWords.has(noun.words.at(-1) ?? '') && textAt(tokens, at) === ':'
  // "Orders include shirts and shoes" says what they have.
  return isTitle || isIncluded ? null : noun
}
