import { canStartAmount } from '../amounts/amount.ts'
import { readQuantity } from '../amounts/quantity.ts'
import type { CountFact } from '../facts/fact.ts'
import { distributives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { datasetRowNouns } from '../lexicon/row-words.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import { readNounList } from '../words/noun-list.ts'
import type { Phrase } from './phrase.ts'

const of: ReadonlySet<string> = wordSet('for of in')

/** The same number of rows for several tables: "5000 rows each for users, orders and payments". */
export const rowsEach: Phrase = {
  name: 'rows_each',
  precedence: 56,
  description: 'The same number of rows of several tables.',
  examples: [
    {
      story: '5000 rows each for users, orders and payments',
      facts: [
        { text: '5000 rows each for users', type: 'count', count: 5000, noun: { words: ['users'] } },
        { text: 'orders', type: 'count', count: 5000, noun: { words: ['orders'] } },
        { text: 'payments', type: 'count', count: 5000, noun: { words: ['payments'] } },
      ],
    },
    {
      story: '2k records for each of shops and visits',
      facts: [
        { text: '2k records for each of shops', type: 'count', count: 2000, noun: { words: ['shops'] } },
        { text: 'visits', type: 'count', count: 2000, noun: { words: ['visits'] } },
      ],
    },
  ],
  startsAt: canStartAmount,
  read: (tokens, at) => {
    const quantity = readQuantity(tokens, at)
    if (quantity === null || !Number.isSafeInteger(quantity.value) || !isOneOf(tokens, quantity.next, datasetRowNouns)) return null
    const isBefore = isOneOf(tokens, quantity.next + 1, distributives)
    const joint = quantity.next + (isBefore ? 2 : 1)
    if (!isOneOf(tokens, joint, of)) return null
    const isBehind = isOneOf(tokens, joint + 1, distributives) && textAt(tokens, joint + 2) === 'of'
    const list = isBefore || isBehind ? readNounList(tokens, isBehind ? joint + 3 : joint + 1) : null
    if (list === null || list.nouns.length < 2) return null
    const facts = list.nouns.map((noun, place): CountFact => ({
      type: 'count',
      noun,
      count: quantity.value,
      start: place === 0 ? (tokens[at]?.start ?? noun.start) : noun.start,
      end: noun.end,
    }))
    return { facts, first: at, next: list.next }
  },
}
