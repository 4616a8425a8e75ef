import { canStartAmount } from '../amounts/amount.ts'
import { ratioFact, readCounted, readVerb } from '../amounts/said-ratio.ts'
import type { CountFact } from '../facts/fact.ts'
import { oneOf, optional, sequence, spanOf } from '../reader/index.ts'
import { isPluralNoun } from '../words/nouns.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const prepositions = ['in', 'at', 'on', 'for', 'from', 'to']
const said = sequence({
  counted: readCounted,
  verb: optional(readVerb),
  each: oneOf(prepositions.flatMap((word) => [`${word} each of`, `${word} every one of`])),
  the: optional(oneOf(['the', 'our', 'these', 'those'])),
  parents: readCounted,
})

/** A number of rows for each row of a table, whose number follows. */
export const ratioOfCounted: Phrase = {
  name: 'ratio_of_counted',
  precedence: 42,
  description: 'A number of rows for each row of another table, whose number follows.',
  examples: [
    example(
      '20 clerks work in each of 4 branches',
      { type: 'ratio', min: 20, max: 20, child: aNoun('clerks'), parent: aNoun('branches') },
      { text: 'branches', type: 'count', count: 4 },
    ),
    example('3 reviews for each of the products', { type: 'ratio', min: 3 }),
  ],
  startsAt: canStartAmount,
  needs: ({ text }) => text === 'each' || text === 'every',
  read: (tokens, at) => {
    const found = said(tokens, at)
    if (found === null || !isPluralNoun(found.counted.noun) || !isPluralNoun(found.parents.noun)) return null
    const { amount, noun } = found.parents
    if (amount.isRange || !Number.isSafeInteger(amount.value)) return null
    const count: CountFact = { type: 'count', noun, count: amount.value, start: noun.start, end: noun.end }
    const { start } = spanOf(tokens, at, at + 1)
    return {
      facts: [ratioFact(found.counted.noun, noun, found.counted.bounds, { start, end: noun.end }), count],
      first: at,
      next: found.next,
    }
  },
}
