import { wordPart } from '../columnar/word-part.ts'
import { dictionarySize } from '../columnar/dictionary-size.ts'
import type { ColumnOutline } from '../format.ts'

/** Whether a dictionary and indices are shorter than the texts of `rows` rows. */
export function isCoded({ layout }: ColumnOutline, rows: number): boolean {
  const part = wordPart(layout)
  if (part === null) return false
  const { count, bytes } = dictionarySize(part.dictionary)
  if (count === 0) return false
  // An index and an offset have 4 bytes each, so they cancel out; the dictionary has offsets in addition.
  return bytes + (count + 1) * 4 < rows * (bytes / count)
}
