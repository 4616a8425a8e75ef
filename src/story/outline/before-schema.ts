import { purposes } from '../lexicon/purpose-words.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'

/**
 * The token before the words for a schema or a purpose, if a noun is part of them: "staff | in schema hr.test", "orders | in the sales
 * schema", "we need | for testing". Null for other nouns.
 * @param at the first token of the noun
 */
export function beforeSchema(tokens: readonly Token[], at: number, { words }: Noun): number | null {
  if (words.length === 1 && purposes.has(words[0] ?? '') && textAt(tokens, at - 1) === 'for') return at - 1
  let start = at
  while (textAt(tokens, start - 1) === '.') start -= 2
  const isBefore = textAt(tokens, start - 1) === 'schema'
  if (!isBefore && words[0] !== 'schema' && words.at(-1) !== 'schema') return null
  if (isBefore) start--
  if (textAt(tokens, start - 1) === 'the') start--
  return textAt(tokens, start - 1) === 'in' ? start - 1 : null
}
