import { instructionVerbs } from '../lexicon/instruction-verbs.ts'
import { noDataWords } from '../lexicon/no-data-words.ts'
import { rowWords } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { fillerWords, functionWords } from './words.ts'

/** Words that may stand beside those of no data. */
const neutral = wordSet(
  rowWords,
  functionWords,
  fillerWords,
  instructionVerbs,
  'high low strong weak moderate positive negative clear clean slight heavy mild occasional covering amounts dates lengths',
)

/** Whether words are only about rows, cells or their quality, and not about a subject: "anomalies", "missing values", "long strings". */
export function isNoData(words: readonly string[]): boolean {
  return words.some((word) => noDataWords.has(word)) && words.every((word) => noDataWords.has(word) || neutral.has(word))
}
