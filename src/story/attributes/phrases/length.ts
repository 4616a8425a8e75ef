import { boundWords } from '../../lexicon/bounds.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { readSaidLength } from '../readers/said-length.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const starts = wordSet(boundWords, 'between from max maximum min minimum no')

/** Lengths of texts: "passwords of 8 to 16 characters", "a nickname (at most 20 chars)". */
export const length: AttributePhrase = {
  name: 'length',
  precedence: 130,
  startsAt: ({ kind, text }) => kind === 'number' || starts.has(text),
  read: (tokens, at, free, last) => {
    const said = readSaidLength(tokens, at)
    const subject = said === null ? null : subjectBefore(tokens, at, free, last)
    if (said === null || subject === null) return null
    if (subject.column !== null && columnSureness(subject.column) === 'none') return null
    return readingOfSubject(tokens, { ...said, currency: null }, subject, false)
  },
}
