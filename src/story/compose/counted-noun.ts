import { rowNouns } from '../lexicon/row-words.ts'
import type { Noun } from '../words/noun.ts'
import { fillerWords, isPlural, pluralOf, singularOf } from '../words/words.ts'
import { classify } from './classify.ts'
import { isKnownHead } from './noun-words.ts'

/** The noun that a number counts: "rows" of "sample rows", "customer" of "customer data". */
export function countedNoun(noun: Noun): Noun {
  const { words } = noun
  if (words.every((word) => rowNouns.has(word))) return { ...noun, words: words.slice(-1) }
  // "Supplier test data" are suppliers.
  const end = words.at(-1) === 'data' ? words.findLastIndex((word) => !fillerWords.has(word)) + 1 : 0
  const before = words[end - 1] ?? ''
  if (end > 0 && isMeasured(before)) return { ...noun, words: [...words.slice(0, end), 'readings'] }
  const isOf = end > 0 && isKnownHead(singularOf(before))
  return isOf ? { ...noun, words: [...words.slice(0, end - 1), isPlural(before) ? before : pluralOf(before)] } : noun
}

/** Whether a topic has known readings: weather has, traffic has not. */
function isMeasured(topic: string): boolean {
  return classify([topic, 'reading'])?.family?.heads.includes(`${topic} reading`) === true
}
