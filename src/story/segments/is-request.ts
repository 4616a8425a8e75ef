import { wordSet } from '../lexicon/word-set.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural } from '../words/words.ts'
import type { Quantity } from './quantities-in.ts'

const requesting = wordSet('generate create make build need want simulate give please')

/** Whether a number counts the rows that are asked for: "Simulate a test of plan A with | 1000 visitors". */
export function isRequest(tokens: readonly Token[], first: number, { at, next, said }: Quantity): boolean {
  if (said.type !== 'number' || said.unit !== null || said.currency !== null || next > at + 1 || !isPlural(textAt(tokens, next)))
    return false
  return tokens.slice(first, Math.min(at, first + 3)).some(({ text }) => requesting.has(text))
}
