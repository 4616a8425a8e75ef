import { approximations } from '../../lexicon/approximations.ts'
import { being } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, oneOf, skip, textAt } from '../../reader/index.ts'
import { nounOf, readNoun } from '../../words/nouns.ts'
import { columnSureness } from '../readers/column-noun.ts'
import { measureVerbs } from '../readers/measure-verbs.ts'
import { readSaidNumber } from '../readers/said-number.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const opening = oneOf(['on average', 'on average ,', 'in average', 'in average ,', 'typically ,'])
const links = skip(wordSet(being, approximations, 'at'), 3)

/** A mean whose "on average" stands first: "on average, a lamp costs 60", "on average the price is 60". */
export const onAverage: AttributePhrase = {
  name: 'on_average',
  precedence: 345,
  startsAt: ({ text }) => /^(?:on|in|typically)$/.test(text),
  read: (tokens, at) => {
    const opened = opening(tokens, at)
    const read = opened === null ? null : readNoun(tokens, opened.next)
    if (read === null) return null
    // "A lamp | costs" reads as one noun.
    const isVerbLast = read.noun.words.length > 1 && measureVerbs.has(read.noun.words.at(-1) ?? '')
    const next = isVerbLast ? read.next - 1 : read.next
    const found = { noun: isVerbLast ? nounOf(tokens, next - read.noun.words.length + 1, next) : read.noun, next }
    const verb = measureVerbs.get(textAt(tokens, found.next)) ?? null
    const isNamed = verb === null && isOneOf(tokens, found.next, being) && columnSureness(found.noun) !== 'none'
    const number =
      verb === null && !isNamed ? null : readSaidNumber(tokens, links(tokens, verb === null ? found.next : found.next + 1).next)
    if (number === null || !endsClause(tokens, number.next)) return null
    return {
      aspects: [{ type: 'mean', value: number.value }],
      currency: number.currency,
      column: verb === null ? found.noun : { ...nounOf(tokens, found.next, found.next + 1), words: verb },
      table: verb === null ? null : found.noun,
      isMore: false,
      first: at,
      next: number.next,
    }
  },
}
