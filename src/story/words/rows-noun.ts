import { definites } from '../lexicon/determiners.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { readNoun } from './nouns.ts'

const within = wordSet('in of from')

/** Reads the noun of some rows: "users", and the same in "rows in users", "records of the users". Null for none. */
export function readRowsNoun(tokens: readonly Token[], at: number): ReturnType<typeof readNoun> {
  const found = readNoun(tokens, at)
  if (found === null || !found.noun.words.every((word) => rowNouns.has(word)) || !isOneOf(tokens, found.next, within)) return found
  const start = isOneOf(tokens, found.next + 1, definites) ? found.next + 2 : found.next + 1
  return readNoun(tokens, start) ?? found
}
