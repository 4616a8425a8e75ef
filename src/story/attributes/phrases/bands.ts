import { boundWords } from '../../lexicon/bounds.ts'
import { closingBrackets } from '../../lexicon/connectives.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, skipBack, textAt } from '../../reader/index.ts'
import { nounBefore } from '../../words/nouns.ts'
import { withSingularHead } from '../../words/words.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { namesBands, readSaidBands } from '../readers/said-bands.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const links = wordSet(': ( are of in')
const starts = wordSet(boundWords, 'under below < <= over above > >=')

/**
 * Bands of numbers. They are the values of a column that is named for them ("age groups 18-24, 25-34 and 35+"), and else shares of its
 * numbers ("age: 0-17 20%, 18-64 55%, 65+ 25%").
 */
export const bands: AttributePhrase = {
  name: 'bands',
  precedence: 120,
  startsAt: ({ kind, text }) => kind === 'number' || starts.has(text),
  read: (tokens, at, free, _, text) => {
    const after = skipBack(tokens, at, free, links, 2)
    const noun = nounBefore(tokens, after, free)
    if (noun === null || (!namesBands(noun.words) && columnSureness(noun) === 'none')) return null
    const column = namesBands(noun.words) ? { ...noun, words: withSingularHead(noun.words) } : noun
    const said = readSaidBands(tokens, at, column.words, text)
    if (said === null) return null
    const { aspects, currency, next } = said
    const isClosed = isOneOf(tokens, next, closingBrackets) && textAt(tokens, at - 1) === '('
    return { aspects, currency, column, table: null, isMore: false, first: after, next: isClosed ? next + 1 : next }
  },
}
