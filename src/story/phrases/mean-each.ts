import { ratioFact, readCounted } from '../amounts/said-ratio.ts'
import { isKnownHead } from '../compose/noun-words.ts'
import { typicalWords } from '../lexicon/averages.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, spanOf } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import { isMeasure } from '../words/is-measure.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const joints = wordSet('of is has have holds contains includes with : =')
/** Other words for rows of a shop. */
const baskets: ReadonlyMap<string, string> = new Map([
  ['basket', 'order'],
  ['cart', 'order'],
])

/** The mean number of rows of a typical row: "average basket of 3 items", "a typical class has 25 pupils". */
export const meanEach: Phrase = {
  name: 'mean_each',
  precedence: 45,
  description: 'The mean number of rows for each row of another table, said of an average row.',
  examples: [
    example('an average basket of 3 items', {
      text: 'average basket of 3 items',
      type: 'ratio',
      mean: 3,
      child: aNoun('items'),
      parent: aNoun('order'),
    }),
    example('the average class size is 25 students', {
      text: 'average class size is 25 students',
      type: 'ratio',
      mean: 25,
      child: aNoun('students'),
      parent: aNoun('class'),
    }),
  ],
  startsAt: ({ text }) => typicalWords.has(text) && text !== 'median',
  read: (tokens, at) => {
    const read = readNoun(tokens, at + 1)
    const parent = read === null ? null : parentOf(read.noun)
    const counted = read === null || parent === null || !isOneOf(tokens, read.next, joints) ? null : readCounted(tokens, read.next + 1)
    if (parent === null || counted === null || !isPluralNoun(counted.noun) || isMeasure(counted.noun)) return null
    const { value } = counted.amount
    const fact = ratioFact(counted.noun, parent, { min: null, max: null, mean: value }, spanOf(tokens, at, counted.next))
    return { facts: [fact], first: at, next: counted.next }
  },
}

/** What has so many on average; null for nouns of no rows: "average speed". */
function parentOf(noun: Noun): Noun | null {
  const words = noun.words.at(-1) === 'size' ? noun.words.slice(0, -1) : noun.words
  const head = words.at(-1) ?? ''
  const meant = baskets.get(head)
  if (meant !== undefined) return { ...noun, words: [meant] }
  return isPluralNoun({ words }) || !isKnownHead(head) ? null : { ...noun, words }
}
