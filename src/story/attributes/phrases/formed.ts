import { exampleWords } from '../../lexicon/example-words.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { firstWordsOf, wordSet } from '../../lexicon/word-set.ts'
import { isIdentifying } from '../../meanings/distinct-body.ts'
import { skipBack } from '../../reader/index.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { readSaidForm } from '../readers/said-form.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const starts = wordSet(
  [...firstWordsOf(exampleWords)],
  'start starts starting begin begins beginning prefixed prefix look looks looking in of with follow follows match matches matching format formatted pattern form shaped mask (',
)
const links = wordSet(being, modals, 'unique and all , should always each that which')

/** Forms of codes: "ticket codes look like TK-000123", "a badge number (format EMP-0001)". */
export const formed: AttributePhrase = {
  name: 'formed',
  precedence: 320,
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, free, last, text) => {
    const said = readSaidForm(tokens, at, text)
    if (said === null) return null
    const first = skipBack(tokens, at, free, links, 4)
    const subject = subjectBefore(tokens, first, free, last)
    if (subject === null) return null
    const { column } = subject
    if (column !== null && columnSureness(column) === 'none') return null
    if (said.isExample && !isIdentifying(column ?? last?.fact.column ?? null)) return null
    const isUnique = tokens.slice(first, at).some((each) => each.text === 'unique')
    const aspects = isUnique ? [...said.aspects, { type: 'unique' } as const] : said.aspects
    return readingOfSubject(tokens, { aspects, currency: null, next: said.next }, subject, false)
  },
}
