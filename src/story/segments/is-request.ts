import { wordSet } from '../lexicon/word-set.ts'
import type { Token } from '../tokens/token.ts'
import { countsRows } from './past-counts.ts'
import type { Quantity } from './quantities-in.ts'
import { hasOneOf } from '../reader/index.ts'

const requesting = wordSet('generate create make build need want simulate give please')

/** Whether a number counts the rows that are asked for: "Simulate a test of plan A with | 1000 visitors". */
export function isRequest(tokens: readonly Token[], first: number, quantity: Quantity): boolean {
  if (!countsRows(tokens, quantity)) return false
  return hasOneOf(tokens, first, Math.min(quantity.at, first + 3), requesting)
}
