import { wordSet } from '../lexicon/word-set.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { classify } from './classify.ts'
import { keptWords } from './noun-words.ts'

/** Archetypes of what happens to other rows. */
const happenings = wordSet('event transaction document measurement')

/** Whether what happens stands before the plural of those that have it: "invoices | for clients". */
export function isForOwners(tokens: readonly Token[], { noun, next }: NonNullable<ReturnType<typeof readNoun>>): boolean {
  const owners = textAt(tokens, next) === 'for' ? readNoun(tokens, next + 1) : null
  if (owners === null || !isPluralNoun(noun) || !isPluralNoun(owners.noun)) return false
  return happenings.has(classify(keptWords(noun.words))?.archetype.name ?? '')
}
