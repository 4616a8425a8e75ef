import { canStartAmount } from '../amounts/amount.ts'
import { readQuantity } from '../amounts/quantity.ts'
import type { CountFact } from '../facts/fact.ts'
import { distributives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { datasetRowNouns, tableWords } from '../lexicon/row-words.ts'
import { isOneOf, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { type NounList, readNounList } from '../words/noun-list.ts'
import { isPluralNoun } from '../words/nouns.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const of: ReadonlySet<string> = wordSet('for of in')

/** The same number of rows for several tables: "5000 rows each for users, orders and payments". */
export const rowsEach: Phrase = {
  name: 'rows_each',
  precedence: 56,
  description: 'The same number of rows of several tables.',
  examples: [
    example(
      '5000 rows each for users, orders and payments',
      { text: '5000 rows each for users', type: 'count', count: 5000, noun: aNoun('users') },
      { text: 'orders', type: 'count', count: 5000, noun: aNoun('orders') },
      { text: 'payments', type: 'count', count: 5000, noun: aNoun('payments') },
    ),
    example(
      '2k records for each of shops and visits',
      { text: '2k records for each of shops', type: 'count', count: 2000, noun: aNoun('shops') },
      { text: 'visits', type: 'count', count: 2000, noun: aNoun('visits') },
    ),
    example(
      '40 of each model: users, posts',
      { text: '40 of each model: users', type: 'count', count: 40, noun: aNoun('users') },
      { text: 'posts', type: 'count', count: 40, noun: aNoun('posts') },
    ),
    example('90 rows each: name, city'),
  ],
  startsAt: canStartAmount,
  read: (tokens, at) => {
    const quantity = readQuantity(tokens, at)
    if (quantity === null || !Number.isSafeInteger(quantity.value)) return null
    const list = listBehind(tokens, quantity.next)
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

/**
 * The tables behind a number: "rows each for | users and orders", "records for each of | shops and visits", "more items of each model: |
 * users, posts".
 */
function listBehind(tokens: readonly Token[], number: number): NounList | null {
  const { next: at } = more(tokens, number)
  const isOfRows = isOneOf(tokens, at, datasetRowNouns)
  const start = isOfRows || isOneOf(tokens, at, items) ? at + 1 : at
  const isBefore = isOfRows && isOneOf(tokens, start, distributives)
  const joint = isBefore ? start + 1 : start
  if (isBefore && isOneOf(tokens, joint, signs)) return pluralsFrom(tokens, joint + 1)
  if (!isOneOf(tokens, joint, of)) return null
  if (isBefore) return readNounList(tokens, joint + 1)
  if (!isOneOf(tokens, joint + 1, distributives)) return null
  if (isOfRows && textAt(tokens, joint + 2) === 'of') return readNounList(tokens, joint + 3)
  const sign = isOneOf(tokens, joint + 2, models) ? joint + 3 : joint + 2
  return isOneOf(tokens, sign, signs) ? pluralsFrom(tokens, sign + 1) : null
}

const more = skip(wordSet('additional extra new further sample test dummy fake'), 2)
const items: ReadonlySet<string> = wordSet('items objects documents')
const signs: ReadonlySet<string> = wordSet(': (')

/** Nouns for the tables of a program. */
const models: ReadonlySet<string> = wordSet(tableWords, 'model models collection collections')

/** A list of plurals, which are tables and no columns. */
function pluralsFrom(tokens: readonly Token[], at: number): NounList | null {
  const list = readNounList(tokens, at)
  return list?.nouns.every(isPluralNoun) === true ? list : null
}
