import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, textAt } from '../reader/index.ts'
import type { ColumnsFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, nounOf } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase } from './phrase.ts'

const by = wordSet('by per')
/** Nouns for parts of the world that are columns of a table. */
const places = wordSet('country region city state province continent')
const mostPlaces = 3

/** Columns by which rows are grouped: "sales by country", "customers per region and city". */
export const byColumn: Phrase = {
  name: 'by_column',
  precedence: 35,
  description: 'A column for the place of the rows of a table.',
  examples: [
    {
      story: '300 customers by country and city',
      facts: [
        { text: '300 customers', type: 'count' },
        { text: 'by country', type: 'columns', noun: { words: ['customers'] }, columns: [{ words: ['country'] }], isBeside: true },
        { text: 'city', type: 'columns', noun: { words: ['customers'] }, columns: [{ words: ['city'] }], isBeside: true },
      ],
    },
    {
      story: 'orders by region: 60% US, 40% UK',
      facts: [
        { text: 'by region', type: 'columns' },
        { text: '60% US, 40% UK', type: 'place' },
      ],
    },
    { story: 'grown by region managers', facts: [] },
  ],
  startsAt: ({ text }) => by.has(text),
  read: (tokens, at) => {
    const noun = nounBefore(tokens, at, Math.max(0, at - 3))
    if (noun === null || !isPluralNoun(noun)) return null
    const columns: Noun[] = []
    let next = at + 1
    while (columns.length < mostPlaces && isOneOf(tokens, next, places)) {
      columns.push(nounOf(tokens, next, next + 1))
      next++
      if (isJoint(tokens, next) && isOneOf(tokens, next + 1, places)) next++
    }
    if (columns.length === 0 || !(endsClause(tokens, next) || /^[:(]$/.test(textAt(tokens, next)))) return null
    const start = tokens[at]?.start ?? 0
    const facts = columns.map((column, place): ColumnsFact => {
      return { type: 'columns', noun, columns: [column], isBeside: true, start: place === 0 ? start : column.start, end: column.end }
    })
    return { facts, first: at, next }
  },
}

function isJoint(tokens: readonly Token[], at: number): boolean {
  return /^(?:,|and|&|\/)$/.test(textAt(tokens, at))
}
