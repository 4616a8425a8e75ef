import { featureNouns } from '../../lexicon/feature-nouns.ts'
import { frequencies } from '../../lexicon/time-words.ts'
import { textAt } from '../../reader/index.ts'
import { headOf } from '../../words/words.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { readNumberChoice, readNumberList } from '../readers/number-choice.ts'
import { subjectBefore } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

/** A few numbers behind their column: "servings 2 or 4", "duty rate 0, 2.5, 6.5 or 12 percent". */
export const numberChoices: AttributePhrase = {
  name: 'number_choices',
  precedence: 96,
  startsAt: ({ kind, text }) => kind === 'number' || text === '$',
  read: (tokens, at, free) => {
    const choice = readNumberChoice(tokens, at)
    const said = choice ?? readNumberList(tokens, at)
    const subject = said === null ? null : subjectBefore(tokens, at, free, null)
    if (said === null || subject === null || subject.column === null || subject.after < at - 1 || textAt(tokens, at - 1) === ',')
      return null
    const { column, table } = subject
    // "monthly revenue: 100, 120, 90" are amounts by time.
    if (choice === null && column.words.some((word) => frequencies.has(word))) return null
    const sureness = featureNouns.has(headOf(column.words)) ? 'known' : columnSureness(column)
    if (sureness === 'none' || (sureness === 'possible' && said.unit === null && said.currency === null)) return null
    return {
      aspects: [{ type: 'values', values: said.values, shares: null }],
      currency: said.currency,
      column,
      table,
      isMore: false,
      first: subject.after,
      next: said.next,
    }
  },
}
