import { boundWords } from '../../lexicon/bounds.ts'
import { having } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, skipBack, textAt } from '../../reader/index.ts'
import { nounBefore, readNoun } from '../../words/nouns.ts'
import { boundsOf, readSaidRange } from '../readers/said-range.ts'
import { firstOf, isOfSome } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const starts = wordSet(boundWords, 'between from')
const links = wordSet(
  having,
  ', who each all need needs require requires use uses hold holds contain contains produce produces give gives yield yields consume consumes',
)
const years = /^(?:years?|yrs?)$/

/** An amount of what a row has, with its unit: "employees with 1 to 20 years of experience", "servers have between 8 and 64 GB of memory". */
export const measureOf: AttributePhrase = {
  name: 'measure_of',
  precedence: 230,
  startsAt: ({ kind, text }) => kind === 'number' || starts.has(text),
  read: (tokens, at, free) => {
    const said = isOneOf(tokens, at - 1, links) ? readSaidRange(tokens, at) : null
    const found = said === null || said.unit === null || textAt(tokens, said.next) !== 'of' ? null : readNoun(tokens, said.next + 1)
    if (said === null || said.unit === null || found === null || found.noun.words[0] === 'age') return null
    const after = skipBack(tokens, at, free, links, 3)
    const table = nounBefore(tokens, after, free)
    if (table === null || isOfSome(tokens, firstOf(tokens, after, table), after, free)) return null
    const { words } = found.noun
    return {
      aspects: [{ type: 'range', ...boundsOf(said) }],
      currency: null,
      column: { ...found.noun, words: years.test(said.unit) ? ['years', 'of', ...words] : words },
      table,
      isMore: false,
      first: after,
      next: found.next,
    }
  },
}
