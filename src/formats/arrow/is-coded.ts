import { wordPart } from '../columnar/word-part.ts'
import { wordsSize } from '../columnar/words-size.ts'
import type { ColumnOutline } from '../format.ts'

/** Whether a dictionary and indices take less than so many texts. */
export function isCoded({ layout }: ColumnOutline, rows: number): boolean {
  const words = wordPart(layout)?.dictionary.words
  if (words === undefined || words.length === 0) return false
  const { all, mean } = wordsSize(words)
  // An index takes as much as an offset, of which the dictionary has some too.
  return all + (words.length + 1) * 4 < rows * mean
}
