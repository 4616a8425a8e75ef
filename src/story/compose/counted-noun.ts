import { rowNouns } from '../lexicon/row-words.ts'
import type { Noun } from '../words/noun.ts'
import { fillerWords, isPlural, pluralOf } from '../words/words.ts'
import { isKnownHead } from './noun-words.ts'

/** The noun that a number counts: "rows" of "sample rows", "customer" of "customer data". */
export function countedNoun(noun: Noun): Noun {
  const { words } = noun
  if (words.every((word) => rowNouns.has(word))) return { ...noun, words: words.slice(-1) }
  const [before = '', last] = words.slice(-2)
  const isOf = last === 'data' && !isPlural(before) && !fillerWords.has(before) && isKnownHead(before)
  return isOf ? { ...noun, words: [...words.slice(0, -2), pluralOf(before)] } : noun
}
