import { readSaidValues } from '../attributes/readers/said-values.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const before = wordSet('it is are must be set to one of either any a value from')

/** Reads the values of the rows that are not empty: "otherwise | one of lost, broken or stolen". Null unless they fill all up to `end`. */
export function readAmong(tokens: readonly Token[], text: string, at: number, end: number): readonly string[] | null {
  let start = at
  while (start < end && isOneOf(tokens, start, before)) start++
  const said = start > at ? readSaidValues(tokens.slice(0, end), text, start, 'item') : null
  return said?.shares === null ? said.values : null
}
