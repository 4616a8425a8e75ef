import { classify } from '../../compose/classify.ts'
import { articles, distributives } from '../../lexicon/determiners.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import { areAllRows } from './are-all-rows.ts'
import { timesSaid } from './times-said.ts'

/**
 * Whether a noun is the rows of a table: one that the story names elsewhere, the plural of a known thing, or "each" of them.
 * @param start the first token before the noun that belongs to it: "the", "each"
 * @param first the first token of the noun
 */
export function areRows(tokens: readonly Token[], start: number, first: number, noun: Noun): boolean {
  const { words } = noun
  const head = words.at(-1) ?? ''
  const isSaid = timesSaid(tokens, head) > 1
  const isEach = tokens.slice(start, first).some(({ text }) => distributives.has(text) || articles.has(text))
  return areAllRows(tokens, noun) && (isSaid || ((isPlural(head) || isEach) && classify(words.map(singularOf)) !== null))
}
