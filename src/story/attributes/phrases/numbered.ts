import { isIdentifying, mayEndIdentifying } from '../../meanings/distinct-body.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { kindAt, skipBack, textAt } from '../../reader/index.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore } from '../../words/nouns.ts'
import { singularOf, withSingularHead } from '../../words/words.ts'
import { columnBefore } from '../readers/column-before.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { readSaidSerial } from '../readers/said-serial.ts'
import { firstOf, isOfSome } from '../readers/subject-before.ts'
import type { Aspect } from '../aspect.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const starts = wordSet(
  'start starts starting begin begins beginning run runs running numbered go goes from are is should must like look looks consecutive consecutively sequential',
)
const codes = /^[a-z]{1,10}\d|^[a-z]{1,10}$/
const joints = wordSet(', : ( which that with')
const some = wordSet('some most few many half of')

const counting = wordSet('sequential consecutive incremental incrementing increasing ascending auto automatic unique')

/** "Sequential invoice numbers" are invoice numbers. */
function withoutCounting(noun: Noun | null): Noun | null {
  if (noun === null || noun.name !== undefined) return noun
  const words = noun.words.filter((word) => !counting.has(word))
  return words.length === 0 ? null : { ...noun, words: withSingularHead(words) }
}

/** Columns that count the rows: "order ids start at 10001", "tickets numbered from 1000", "INV-0001, INV-0002 and so on". */
export const numbered: AttributePhrase = {
  name: 'numbered',
  precedence: 321,
  startsAt: ({ kind, text }) => starts.has(text) || kind === 'number' || (kind === 'word' && codes.test(text)),
  needs: ({ text }) => text === 'numbered' || mayEndIdentifying(text),
  read: (tokens, at, free, _last, text) => {
    // The codes of a list are read with the first one.
    if (textAt(tokens, at - 1) === ',' && !starts.has(textAt(tokens, at))) return null
    const said = readSaidSerial(tokens, at, text)
    if (said === null) return null
    const after = skipBack(tokens, at, free, joints, 2)
    const { prefix, first: min, last: max } = said.aspect
    // Where there are not as many rows, "101 to 150" are bounds.
    const bounds: readonly Aspect[] = max === null || prefix !== '' ? [] : [{ type: 'range', min, max }]
    const reading = { aspects: [...bounds, said.aspect], currency: null, next: said.next }
    if (textAt(tokens, at) === 'numbered') {
      const table = nounBefore(tokens, after, free)
      if (table === null) return null
      const words = [...table.words.slice(0, -1), singularOf(table.words.at(-1) ?? ''), 'id']
      return { ...reading, column: { words, start: tokens[at]?.start ?? 0, end: tokens[at]?.start ?? 0 }, table, isMore: false, first: at }
    }
    const column = withoutCounting(columnBefore(tokens, after, free))
    if (column === null || !isIdentifying(column)) return null
    const last = singularOf(column.words.at(-1) ?? '')
    // "Account numbers start with 62" tells the first digits.
    if (said.isWith && said.aspect.prefix === '' && last !== 'id') return null
    const first = firstOf(tokens, after, column)
    if (isOfSome(tokens, first, after, free) || some.has(textAt(tokens, first - 1)) || kindAt(tokens, first - 1) === 'number') return null
    return readingOfSubject(tokens, reading, { column, table: null, after }, false)
  },
}
