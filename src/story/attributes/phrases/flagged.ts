import { definites } from '../../lexicon/determiners.ts'
import { rowWords } from '../../lexicon/row-words.ts'
import { percentWords } from '../../lexicon/units.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isPluralNoun, readNoun } from '../../words/nouns.ts'
import { skip, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { readShareOfRows } from '../../amounts/share-of-rows.ts'
import { columnBefore } from '../readers/column-before.ts'
import { percentAt } from '../readers/shares-of-items.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase, AttributeReading } from './attribute-phrase.ts'

const starts = wordSet('true false yes no')
const joints = wordSet('for in on at with :')
const rows = wordSet(rowWords, 'time times')

/** A share of a boolean: "archived is true for 10% of the projects", "is_open = false in 1 in 20 rows", "verified: true 80%". */
export const flagged: AttributePhrase = {
  name: 'flagged',
  precedence: 330,
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, free, last) => {
    const before = shareBefore(tokens, at, free)
    if (before !== null) return before
    const linked = skip(joints, 2)(tokens, at + 1).next
    const said = readShareOfRows(tokens, linked) ?? percentAt(tokens, linked)
    const share = said?.share ?? null
    const subject = said === null || share === null || share > 1 ? null : subjectBefore(tokens, at, free, last)
    if (said === null || share === null || subject?.column === undefined || subject.column === null) return null
    const of = rowsAfter(tokens, said.next)
    return {
      aspects: [{ type: 'share', value: textAt(tokens, at), share }],
      currency: null,
      column: subject.column,
      table: of.table ?? subject.table,
      isMore: false,
      first: subject.after,
      next: of.next,
    }
  },
}

/** "in_stock bool (80% | true)", "is_gift: 5% | true": a share between its column and its value. */
function shareBefore(tokens: readonly Token[], at: number, free: number): AttributeReading | null {
  const said = at < 3 || !percentWords.has(textAt(tokens, at - 1)) ? null : percentAt(tokens, at - 2)
  const isClosed = textAt(tokens, at + 1) === ')'
  if (said === null || !/^[(:]$/.test(textAt(tokens, at - 3)) || (textAt(tokens, at - 3) === '(') !== isClosed) return null
  const end = types.has(textAt(tokens, at - 4)) ? at - 4 : at - 3
  const column = columnBefore(tokens, end, free)
  if (column === null || isPluralNoun(column)) return null
  const aspects = [{ type: 'share', value: textAt(tokens, at), share: said.share } as const]
  return { aspects, currency: null, column, table: null, isMore: false, first: end, next: isClosed ? at + 2 : at + 1 }
}

const types = wordSet('bool boolean flag')

/** The rows of the share: "of the projects", "projects", "of rows". */
function rowsAfter(tokens: readonly Token[], at: number): { readonly table: Noun | null; readonly next: number } {
  const start = textAt(tokens, at) === 'of' ? at + 1 : at
  const found = readNoun(tokens, skip(definites, 2)(tokens, start).next)
  if (found === null) return { table: null, next: at }
  const isRows = found.noun.words.every((word) => rows.has(word))
  return { table: isRows ? null : found.noun, next: found.next }
}
