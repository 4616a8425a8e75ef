import { wordSet } from '../lexicon/word-set.ts'
import type { RateFact } from '../facts/fact.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { singularOf } from '../words/words.ts'
import type { Phrase } from './phrase.ts'
import { columnSureness } from '../attributes/readers/column-noun.ts'
import { having } from '../lexicon/verbs.ts'
import { endsClause, isOneOf, spanOf, textAt } from '../reader/index.ts'
import { example } from './example.ts'

/** Words after "no" that form an idiom. */
const idioms = wordSet(
  'code longer need idea problem matter one doubt more less other later fee frills way limit such real time rush worries issue hassle',
)

/** None of the rows have a state: "no returns". */
export const none: Phrase = {
  name: 'none',
  precedence: 130,
  description: 'No rows have a state or a value.',
  examples: [
    example('no churn', { type: 'rate', share: 0, what: ['churn'], of: null }),
    example(
      'zero fraud and 5% returns',
      { text: 'zero fraud', type: 'rate', share: 0, what: ['fraud'] },
      { text: '5% returns', type: 'rate', share: 0.05 },
    ),
    example('no no-shows', { type: 'rate', share: 0, what: ['no', 'shows'] }),
    example('a no-code platform'),
    example('tracks no-shows'),
  ],
  startsAt: ({ text }) => text === 'no' || text === 'zero',
  read: (tokens, at) => {
    if (singularOf(textAt(tokens, at + 1)) === 'show') return null
    const isShow = textAt(tokens, at + 1) === 'no' && singularOf(textAt(tokens, at + 2)) === 'show'
    const found = isShow ? null : readNoun(tokens, at + 1)
    if (!isShow && (found === null || isPluralNoun(found.noun) || idioms.has(found.noun.words[0] as string))) return null
    const isColumn = isOneOf(tokens, at - 1, having) && found !== null && columnSureness(found.noun) === 'known'
    // "Some students have no email" is about a column.
    if (isColumn) return null
    const next = found?.next ?? at + 3
    if (!endsClause(tokens, next) && !/^(?:and|or|but|with|at|in|of|among)$/.test(textAt(tokens, next))) return null
    const fact: RateFact = {
      type: 'rate',
      share: 0,
      what: found?.noun.words ?? ['no', textAt(tokens, at + 2)],
      of: null,
      ...spanOf(tokens, at, next),
    }
    return { facts: [fact], first: at, next }
  },
}
