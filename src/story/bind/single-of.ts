import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { being } from '../lexicon/verbs.ts'
import { isOneOf, kindAt, textAt, textOf } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords, isPlural } from '../words/words.ts'

/** A single row before a shape: "a store | closed in March", "store 5 | was closed", "the Berlin store | was closed". Null for none. */
export function singleOf(fact: Fact, tokens: readonly Token[], domain: Domain): string | null {
  if (fact.type !== 'shape') return null
  let last = firstFrom(tokens, fact.start) - 1
  while (isOneOf(tokens, last, being)) last--
  const noun = kindAt(tokens, last) === 'number' ? last - 1 : last
  const before = textAt(tokens, noun - 1)
  const isName = kindAt(tokens, noun - 1) === 'word' && tokens[noun - 1]?.isCapital === true && !functionWords.has(before)
  const isNamed = noun < last || /^an?$/.test(before) || isName
  if (!isNamed || isPlural(textAt(tokens, noun)) || findTable({ words: [textAt(tokens, noun)] }, domain) === null) return null
  return textOf(tokens, noun < last ? noun : noun - 1, last + 1)
}
