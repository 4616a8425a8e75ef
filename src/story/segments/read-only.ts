import { wordSet } from '../lexicon/word-set.ts'
import { negations } from '../lexicon/determiners.ts'
import { isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { type FoundCondition, namedCondition } from './found-condition.ts'
import { placeOf, startOf } from './parts-of-sentence.ts'
import { functionWords } from '../words/words.ts'
import { readEffect } from './read-effect.ts'

const setFor = wordSet('for')
const mostWords = 6

/** Reads "paid_at only set for paid invoices" and "shipped_at is null for new ones". Null for other sentences. */
export function readOnly(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const start = startOf(tokens, first, end)
  const at = placeOf(tokens, setFor, start, end)
  const effect = at === null ? null : readEffect(tokens, text, start, at)
  if (at === null || effect?.type !== 'empty' || effect.words.length === 0 || end - at > mostWords + 1) return null
  const said = tokens.slice(at + 1, end)
  if (said.length === 0 || said.some(({ kind }) => kind !== 'word')) return null
  const isDenied = isOneOf(tokens, said.findIndex(({ text: word }) => negations.has(word)) + at + 1, negations)
  const words = said.flatMap((token) => (isDenied && functionWords.has(token.text) ? [] : [token.text]))
  return namedCondition(tokens, [start, end], words, { effect: { ...effect, isNot: false }, isNot: effect.isNot !== isDenied })
}
