import { isCategory } from '../attributes/readers/value-nouns.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Nouns for how values are spread, which name no column: "status | distribution: 70% active". */
const spreads = wordSet('distribution breakdown mix split')
const kinds = wordSet('weighted realistic random uneven typical')

/** Whether a word says only that values are spread: "a | weighted | status distribution". */
export function isSpreadNoun(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (kinds.has(text)) return isSpread(tokens, at + 2)
  return isSpread(tokens, at)
}

function isSpread(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return spreads.has(textAt(tokens, at)) && (before === 'age' || isCategory({ words: [before] }))
}
