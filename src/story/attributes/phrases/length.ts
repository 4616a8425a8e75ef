import { boundStarts } from '../../lexicon/bounds.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { readSaidLength } from '../readers/said-length.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

/** Lengths of texts: "passwords of 8 to 16 characters", "a nickname (at most 20 chars)". */
export const length: AttributePhrase = {
  name: 'length',
  precedence: 130,
  startsAt: ({ kind, text }) => kind === 'number' || boundStarts.has(text),
  read: (tokens, at, free, last) => {
    const said = readSaidLength(tokens, at)
    const subject = said === null ? null : subjectBefore(tokens, at, free, last)
    if (said === null || subject === null) return null
    if (subject.column !== null && columnSureness(subject.column) === 'none') return null
    return readingOfSubject(tokens, { ...said, currency: null }, subject, false)
  },
}
