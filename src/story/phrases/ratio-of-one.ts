import { readCounted } from '../amounts/said-ratio.ts'
import { exactWords } from '../lexicon/approximations.ts'
import { boundsBefore } from '../lexicon/bounds.ts'
import { clauseJoints } from '../lexicon/connectives.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, oneOf, skipBack, spanOf, valueOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isMeasure } from '../words/is-measure.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { fillerWords, pluralOf } from '../words/words.ts'
import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

const indefinites = wordSet('a an')
const verbs = wordSet('has have contains contain holds hold includes include')
const bound = valueOf(boundsBefore)
const exact = oneOf(exactWords)
/** Tokens that are searched for the plural of a noun. */
const mostBefore = 60

/** A bound of the rows of one row, which holds for each: "a team has max 11 players". */
export const ratioOfOne: Phrase = {
  name: 'ratio_of_one',
  precedence: 48,
  description: 'A number of rows of one row of another table, which holds for each: a bound, or a number where there are several.',
  examples: [
    example('a team has max 11 players', { type: 'ratio', min: 1, max: 11, parent: aNoun('team'), isOfOne: true }),
    example(
      '40 matches. Match has exactly 22 players.',
      { text: '40 matches', type: 'count', count: 40 },
      { text: 'Match has exactly 22 players', type: 'ratio', min: 22, max: 22, child: aNoun('players'), parent: aNoun('match') },
    ),
    example('shop has 40 products', { text: '40 products', type: 'count', count: 40 }),
  ],
  startsAt: ({ text }) => verbs.has(text),
  read: (tokens, at, free) => {
    const end = skipBack(tokens, at, free, modals, 1)
    const parent = nounBefore(tokens, end, free)
    const counted = parent === null || isPluralNoun(parent) ? null : readCounted(tokens, at + 1)
    if (parent === null || counted === null || !isPluralNoun(counted.noun) || isMeasure(counted.noun)) return null
    if (parent.words.some((word) => fillerWords.has(word) || timeWords.has(word))) return null
    const start = end - parent.words.length
    const first = skipBack(tokens, start, free, indefinites, 1)
    const isStart = first === 0 || kindAt(tokens, first - 1) === 'sign' || isOneOf(tokens, first - 1, clauseJoints)
    const isEach = bound(tokens, at + 1) !== null || exact(tokens, at + 1) !== null || counted.amount.isRange
    if (!isStart || !(isEach || isOneOfMany(tokens, start, parent.words))) return null
    const { bounds, noun: child, next } = counted
    return { facts: [{ type: 'ratio', child, parent, ...bounds, isOfOne: true, ...spanOf(tokens, first, next) }], first, next }
  },
}

/** Whether the story spoke of several before: "300 guilds. | Guild has 5 officers". */
function isOneOfMany(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const several = pluralOf(words.at(-1) ?? '')
  return tokens.slice(Math.max(0, at - mostBefore), at).some(({ text }) => text === several)
}
