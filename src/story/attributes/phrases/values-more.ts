import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf } from '../../reader/index.ts'
import { withLaterShares } from '../readers/later-shares.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const starts = wordSet('with in shares share')
/** Most tokens between values and their shares: "for 500 donors". */
const mostBetween = 5

/** Shares of the values of the statement before: "blood groups A, B and O for 500 donors | with shares 45%, 15% and 40%". */
export const valuesMore: AttributePhrase = {
  name: 'values-more',
  precedence: 10,
  startsAt: ({ text }) => starts.has(text),
  read: (tokens, at, free, last) => {
    const aspect = last?.fact.aspects.at(-1)
    if (last === null || aspect?.type !== 'values' || aspect.shares !== null || at < free || at > last.next + mostBetween) return null
    if (!isOneOf(tokens, at, starts)) return null
    const said = withLaterShares(tokens, { values: aspect.values, shares: null, next: at })
    if (said.shares === null || said.shares.includes(null)) return null
    const aspects = [{ type: 'values', values: said.values, shares: said.shares }] as const
    return { aspects, currency: null, column: null, table: null, isMore: true, first: at, next: said.next }
  },
}
