import { kindAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import type { ColumnList } from './outline.ts'

/** A name with its number: "q12". */
const numbered = /^([a-z]+_?)\d{1,2}$/
const fewest = 2

/**
 * A list whose numbered names are what is counted before it, with this count and without a subject: "200 respondents and | 10 Likert items
 * (q1 to q10)" has ten columns of the respondents, and no rows of items. Other lists stay as they are.
 */
export function withCountedColumns(list: ColumnList, tokens: readonly Token[]): ColumnList {
  if (list.subjectEnd === null || !areNumbered(list)) return list
  const end = firstFrom(tokens, list.subjectEnd)
  const noun = nounBefore(tokens, end, 0)
  const at = noun === null || !isPluralNoun(noun) ? -1 : firstFrom(tokens, noun.start) - 1
  const count = tokens[at]
  if (count === undefined || kindAt(tokens, at) !== 'number' || count.value !== list.columns.length) return list
  return { ...list, start: count.start, subjectEnd: null }
}

function areNumbered({ columns }: ColumnList): boolean {
  const stems = new Set(columns.map(({ name }) => numbered.exec(name)?.[1] ?? null))
  return columns.length >= fewest && stems.size === 1 && !stems.has(null)
}
