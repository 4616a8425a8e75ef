import { articles } from '../../lexicon/determiners.ts'
import { having } from '../../lexicon/verbs.ts'
import { either, oneOf, optional, sequence } from '../../reader/index.ts'
import { isPluralNoun, nounBefore, readNoun } from '../../words/nouns.ts'
import { columnSureness } from '../readers/column-noun.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const verb = oneOf([...having, 'share', 'can share', 'may share', 'can have', 'may have', 'use', 'can use'])
const rest = either(
  sequence({ verb, the: optional(oneOf(articles)), same: oneOf(['same', 'identical']), column: readNoun }),
  sequence({ verb: oneOf(['share', 'can share', 'may share']), the: optional(oneOf(articles)), column: readNoun }),
)
const opening = oneOf(['no two', 'no 2'])
/** Most words of the rows. */
const mostWords = 3

/** Values that do not repeat: "no two guests share an email". */
export const noTwo: AttributePhrase = {
  name: 'no_two',
  precedence: 350,
  startsAt: ({ text }) => text === 'no',
  read: (tokens, at) => {
    const start = opening(tokens, at)?.next
    if (start === undefined) return null
    for (let end = start + 1; end <= start + mostWords; end++) {
      const found = rest(tokens, end)
      const table = found === null ? null : nounBefore(tokens, end, start)
      if (found === null || table === null) continue
      const column = found.column.noun
      if (!isPluralNoun(table) || columnSureness(column) === 'none') return null
      return { aspects: [{ type: 'unique' }], currency: null, column, table, isMore: false, first: at, next: found.next }
    }
    return null
  },
}
