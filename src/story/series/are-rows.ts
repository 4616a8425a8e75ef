import { classify } from '../compose/classify.ts'
import { keptWords } from '../compose/noun-words.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../words/noun.ts'

/** Nouns for any kind of row. */
export const plainRows: ReadonlySet<string> = wordSet(rowNouns, 'observation value one')

/** Whether a noun names the rows of a series: "readings", "sensor measurements". */
export function areSeriesRows({ words }: Noun): boolean {
  return plainRows.has(words.at(-1) ?? '') || classify(keptWords(words))?.archetype.name === 'measurement'
}
