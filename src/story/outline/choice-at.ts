import { isCategory } from '../attributes/readers/value-nouns.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { nameWords } from './name-words.ts'
import { readChoice, valuesOf } from './read-values.ts'

/** "draft, sent or paid", "S/M/L", "A or B (50/50)" */
const choice =
  /^([\p{L}+-][\p{L}\d+-]{0,20}(?:(?:, ?(?:or )?|\/| or )[\p{L}+-][\p{L}\d+-]{0,20}(?: [\p{L}-]{2,20})?){1,12})(?: \([\d./%]{3,40}\))?$/u
const word = /[\p{L}_]{2,20} /uy
/** Most words of the name of a column with a few values. */
const longestName = 3

/** Where the values begin behind the name of a column that has few: "status | draft, sent or paid", "size | S/M/L". Null for other items. */
export function choiceAt(item: string): number | null {
  const ends: number[] = []
  word.lastIndex = 0
  while (ends.length < longestName && word.test(item)) ends.push(word.lastIndex)
  return ends.findLast((end) => isCategory({ words: nameWords(item.slice(0, end - 1)) }) && areValues(item.slice(end))) ?? null
}

/** Whether a text is a choice of values, and not of columns: "id/name". */
function areValues(written: string): boolean {
  const values = choice.exec(written)?.[1]
  const read = values === undefined ? null : /\/| or /.test(values) ? readChoice(values) : valuesOf(values.split(','))
  return read?.type === 'values' && !read.values.every((value) => findMeaning(nameWords(value), []).isExact)
}
