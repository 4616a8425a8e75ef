import { boundWords } from '../../lexicon/bounds.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { closes } from '../readers/closes.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { readSaidLength } from '../readers/said-length.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const starts = wordSet(boundWords, 'between from max maximum min minimum no')

/** Lengths of texts: "passwords of 8 to 16 characters", "a nickname (at most 20 chars)". */
export const length: AttributePhrase = {
  name: 'length',
  startsAt: ({ kind, text }) => kind === 'number' || starts.has(text),
  read: (tokens, at, free, last) => {
    const said = readSaidLength(tokens, at)
    const subject = said === null ? null : subjectBefore(tokens, at, free, last)
    if (said === null || subject === null) return null
    const { column, table, after } = subject
    if (column !== null && columnSureness(column) === 'none') return null
    const next = closes(tokens, after, said.next) ? said.next + 1 : said.next
    return { aspects: said.aspects, currency: null, column, table, isMore: column === null, first: after, next }
  },
}
