import { isTimeUnit } from '../../lexicon/time-units.ts'
import { distributives, pronouns } from '../../lexicon/determiners.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, skipBack, textAt } from '../../reader/index.ts'
import { isNounWord, nounBefore, nounOf } from '../../words/nouns.ts'
import { isPlural } from '../../words/words.ts'
import { readChoice } from '../readers/number-choice.ts'
import { readSaidNumber } from '../readers/said-number.ts'
import { boundsOf, readSaidRange } from '../readers/said-range.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const before = wordSet(distributives, pronouns, 'all are is they usually always , ( - to be should must')
const alternatives = wordSet('or / ,')
const most = 4

/** How long rows last, by an adjective: "meetings are 15 to 90 minutes long", "each 2 weeks long". */
export const long: AttributePhrase = {
  name: 'long',
  precedence: 210,
  startsAt: ({ kind, text }) => kind === 'number' || text === 'between' || text === 'from',
  read: (tokens, at, free) => {
    const range = readSaidRange(tokens, at)
    const choice = range === null ? readChoice(tokens, at) : null
    const number = range === null && choice === null ? readSaidNumber(tokens, at) : null
    const said = range ?? choice ?? number
    if (said === null) return null
    const next = isTimeUnit(textAt(tokens, said.next)) ? said.next + 1 : said.next
    const unit = textAt(tokens, next - 1)
    if (textAt(tokens, next) !== 'long' || !isTimeUnit(unit) || isNounWord(tokens[next + 1])) return null
    // "A 12 week long study" is one of a kind.
    if (number !== null && number.value > 1 && !isPlural(unit) && unit.length > 3) return null
    // "15 or | 30 minutes long" begins before.
    if (number !== null && isOneOf(tokens, at - 1, alternatives)) return null
    const bounds = range === null ? { min: number?.value ?? 0, max: number?.value ?? 0 } : boundsOf(range)
    const first = skipBack(tokens, at, free, before, most)
    return {
      aspects: [choice === null ? { type: 'range', ...bounds } : { type: 'values', values: choice.values, shares: null }],
      currency: null,
      column: { ...nounOf(tokens, next, next + 1), words: ['duration'] },
      table: isOneOf(tokens, first - 1, before) ? null : nounBefore(tokens, first, free),
      isMore: false,
      first: at,
      next: next + 1,
    }
  },
}
