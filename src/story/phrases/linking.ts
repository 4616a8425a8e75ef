import { articles, distributives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { ColumnsFact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { readNounList } from '../words/noun-list.ts'
import { nounBefore } from '../words/nouns.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const verbs = wordSet('connects connect links link joins join')
const beforeSubjects = wordSet(articles, distributives)

/** A table whose rows refer to two others. */
export const linking: Phrase = {
  name: 'linking',
  precedence: 156,
  description: 'Rows of one table link rows of two others, and what they have.',
  examples: [
    example(
      'an enrollment links a student and a course',
      { text: 'an enrollment links a student', type: 'relation', child: aNoun('enrollment'), parent: aNoun('student') },
      { text: 'course', type: 'relation', child: aNoun('enrollment'), parent: aNoun('course') },
    ),
    example(
      'bookings connect guests and rooms with price and status',
      { text: 'bookings connect guests', type: 'relation', child: aNoun('bookings'), parent: aNoun('guests') },
      { text: 'rooms', type: 'relation', child: aNoun('bookings'), parent: aNoun('rooms') },
      { text: 'with price and status', type: 'columns', noun: aNoun('bookings') },
    ),
    example('the bridge links the towns'),
  ],
  startsAt: ({ text }) => verbs.has(text),
  read: (tokens, at, free) => {
    const child = nounBefore(tokens, at, free)
    const list = child === null ? null : readNounList(tokens, at + 1)
    const [first, second, ...more] = list?.nouns ?? []
    if (child === null || list === null || first === undefined || second === undefined || more.length > 0 || !list.isClosed) return null
    const subject = at - child.words.length
    const start = subject > free && isOneOf(tokens, subject - 1, beforeSubjects) ? subject - 1 : subject
    const behind = textAt(tokens, list.next) === 'with' ? readNounList(tokens, list.next + 1, true) : null
    if (behind === null ? !endsClause(tokens, list.next) : !endsClause(tokens, behind.next)) return null
    const facts: (RelationFact | ColumnsFact)[] = [
      { type: 'relation', child, parent: first, start: tokens[start]?.start ?? child.start, end: first.end },
      { type: 'relation', child, parent: second, start: second.start, end: second.end },
    ]
    if (behind !== null) {
      const columns = behind.nouns.map((noun) => ({ words: noun.words, start: noun.start, end: noun.end }))
      facts.push({ type: 'columns', noun: child, columns, ...spanOf(tokens, list.next, behind.next) })
    }
    return { facts, first: start, next: behind?.next ?? list.next }
  },
}
