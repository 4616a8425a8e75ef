import { datasetRowNouns } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Words between rows and what they are: "400 records of rides", "1000 rows about used cars". */
export const beforeThings = /^(?:of|about|on)$/
/** Nouns for something that holds rows. */
const containers = wordSet('table dataset data csv file sheet')

/**
 * The first word outside of lists that stands for the rows. Words before what the rows are of ("400 records of rides") are preferred to
 * other words for rows or for their container. Undefined for none.
 * @param listed one entry per token: 1 if it is in a list
 */
export function rowNounIn(tokens: readonly Token[], listed: Uint8Array): Token | undefined {
  const isFree = (at: number): boolean => listed[at] !== 1
  const ofThings = tokens.find(({ text }, at) => isFree(at) && datasetRowNouns.has(text) && beforeThings.test(textAt(tokens, at + 1)))
  return ofThings ?? tokens.find(({ text }, at) => isFree(at) && (datasetRowNouns.has(text) || containers.has(text)))
}
