import { lowestOfHappening } from '../compose/archetype.ts'
import { classify } from '../compose/classify.ts'
import { keptWords } from '../compose/noun-words.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { readNoun } from '../words/nouns.ts'
import { isPlural } from '../words/words.ts'

/** Reads a plural for rows that happen: "access logs", "orders", but not "employees". Null for other words. */
export function happeningRows(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  const read = readNoun(tokens, at)
  if (read === null || !isPlural(read.noun.words.at(-1) ?? '')) return null
  const kind = classify(keptWords(read.noun.words))
  return kind !== null && kind.family !== null && kind.archetype.rank >= lowestOfHappening ? read : null
}
