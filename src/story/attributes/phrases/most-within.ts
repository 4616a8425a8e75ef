import { isTimeUnit } from '../../lexicon/time-units.ts'
import { mostlyWords, mostShare } from '../../lexicon/share-words.ts'
import { pronouns } from '../../lexicon/determiners.ts'
import { being } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, kindAt, skip, skipBack, textAt } from '../../reader/index.ts'
import { nounBefore, nounOf } from '../../words/nouns.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { measureVerbs } from '../readers/measure-verbs.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { boundsOf, readSaidRange } from '../readers/said-range.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const links = skip(wordSet(being, pronouns, 'of in within fall falls lie lies cost costs last lasts lasting around'), 4)
const joints = wordSet(', ; : ( with and where')

/** Bounds of most numbers: "prices mostly between 10 and 80", "2000 payments, most between $10 and $300", "most of them under 5 minutes". */
export const mostWithin: AttributePhrase = {
  name: 'most_within',
  precedence: 145,
  startsAt: ({ text }) => mostlyWords.has(text) || text === 'most',
  read: (tokens, at, free, last) => {
    const { next: start } = links(tokens, at + 1)
    const range = readSaidRange(tokens, start)
    if (range === null || !range.isAnnounced || !endsClause(tokens, range.next)) return null
    const { currency, unit, next } = range
    const said = { aspects: [{ type: 'beyond', share: mostShare, ...boundsOf(range) }], currency, next } as const
    // "Appointments last | mostly between 20 and 60 minutes".
    const measured = measureVerbs.get(textAt(tokens, at - 1))
    const rows = measured === undefined || measured === null ? null : nounBefore(tokens, at - 1, free)
    if (measured !== undefined && measured !== null && rows !== null) {
      const column = { ...nounOf(tokens, at - 1, at), words: measured }
      return { ...said, column, table: rows, isMore: false, first: at - 1 }
    }
    const end = skipBack(tokens, at, free, joints, 2)
    const table = nounBefore(tokens, end, free)
    const isCounted = table !== null && kindAt(tokens, end - table.words.length - 1) === 'number'
    const subject = isCounted ? null : subjectBefore(tokens, at, free, last)
    if (subject !== null && (subject.column === null || columnSureness(subject.column) !== 'none'))
      return readingOfSubject(tokens, said, subject, false)
    const isTime = isTimeUnit(unit ?? '')
    if (table === null || (currency === null && !isTime)) return null
    const column = isTime ? { ...nounOf(tokens, at, at + 1), words: [...(measureVerbs.get('last') ?? []), unit ?? ''] } : null
    return { ...said, column, table, isMore: false, first: at }
  },
}
