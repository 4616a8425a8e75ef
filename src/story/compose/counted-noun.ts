import { rowNouns } from '../lexicon/row-words.ts'
import type { Noun } from '../words/noun.ts'
import { fillerWords, isPlural, pluralOf } from '../words/words.ts'
import { isKnownHead } from './noun-words.ts'

/** The noun that a number counts: "rows" of "sample rows", "customer" of "customer data". */
export function countedNoun(noun: Noun): Noun {
  const { words } = noun
  if (words.every((word) => rowNouns.has(word))) return { ...noun, words: words.slice(-1) }
  // "Supplier test data" are suppliers.
  const end = words.at(-1) === 'data' ? words.findLastIndex((word) => !fillerWords.has(word)) + 1 : 0
  const before = words[end - 1] ?? ''
  const isOf = end > 0 && !isPlural(before) && isKnownHead(before)
  return isOf ? { ...noun, words: [...words.slice(0, end - 1), pluralOf(before)] } : noun
}
