import { articles } from '../lexicon/determiners.ts'
import { comparedColumns, measureVerbs } from '../attributes/readers/measure-verbs.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { having, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, readingOf, skip, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { identifierAt } from '../words/identifiers.ts'
import type { Noun } from '../words/noun.ts'
import { isNounWord, nounOf } from '../words/nouns.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

/** The coefficient, as the story states none. */
const usual = 0.7
const low = wordSet('lower less fewer smaller shorter younger slower cheaper lighter poorer worse')
const skipLead = skip(wordSet(modals, 'tend tends to also usually typically generally often'), 4)
const verbs = wordSet(having, 'get gets show shows see sees mean means make makes make buy buys lead leads to require requires')
const ends = wordSet(verbs, measureVerbs.keys())
const mostWords = 3

/** Two numbers of a row that go together: "the bigger the house, the higher the price", "older cars have lower prices". */
export const dependence: Phrase = {
  name: 'dependence',
  precedence: 206,
  description: 'Rows with more of one number have more, or less, of another: their ranks are correlated.',
  examples: [
    example('higher revenue clients should have more visits', {
      type: 'correlation',
      columns: [aNoun('revenue clients'), aNoun('visits')],
      coefficient: 0.7,
      isDefault: true,
      isKnown: true,
      said: ['higher', 'revenue', 'clients', 'should', 'have', 'more', 'visits'],
    }),
    example('the older the car, the lower the price', {
      type: 'correlation',
      columns: [aNoun('age'), aNoun('price')],
      coefficient: -0.7,
      isDefault: true,
      isKnown: true,
      said: ['the', 'older', 'the', 'car', 'the', 'lower', 'the', 'price'],
    }),
    example('higher prices'),
  ],
  startsAt: ({ text }) => text === 'the' || comparatives.has(text),
  read: (tokens, at) => {
    const first = sideAt(tokens, at)
    const second = first === null ? null : (doubled(tokens, at, first) ?? behindVerb(tokens, first.next))
    return first === null || second === null || !endsClause(tokens, second.next) ? null : related(tokens, at, first, second)
  },
}

function related(tokens: readonly Token[], at: number, one: Side, other: Side): Reading {
  const coefficient = one.sign * other.sign * usual
  return readingOf(tokens, at, other.next, {
    type: 'correlation',
    columns: [one.noun, other.noun],
    coefficient,
    isDefault: true,
    isKnown: true,
    said: textsOf(tokens, at, other.next).filter((text) => text !== ','),
  })
}

interface Side {
  readonly noun: Noun
  readonly sign: 1 | -1
  readonly next: number
}

/** "Higher revenue clients", "the bigger the house": a comparative and what it compares. */
function sideAt(tokens: readonly Token[], at: number): Side | null {
  const start = textAt(tokens, at) === 'the' ? at + 1 : at
  const level = textAt(tokens, start)
  if (!comparatives.has(level) || level === 'than') return null
  const from = isOneOf(tokens, start + 1, articles) ? start + 2 : start + 1
  const written = identifierAt(tokens, from)
  let next = from
  while (
    written === null &&
    next < from + mostWords &&
    kindAt(tokens, next) === 'word' &&
    isNounWord(tokens[next]) &&
    !ends.has(textAt(tokens, next))
  )
    next++
  const extent = extents.get(level)
  const own = extent ?? comparedColumns.get(level)
  const named = nounOf(tokens, from, next)
  // "Longer tenure" is about the tenure, and "bigger houses" about the size.
  const isNamed = extent !== undefined && from === start + 1 && !/^ones?$/.test(textAt(tokens, from))
  const measures = isNamed ? [...named.words, ...extent.split(' ')] : own?.split(' ')
  const noun = written?.noun ?? (measures === undefined ? named : { ...nounOf(tokens, start, start + 1), words: measures })
  if (written === null && next === from) return null
  return { noun, sign: low.has(level) ? -1 : 1, next: written?.next ?? next }
}

/** What a comparative of an extent compares, unless the noun behind it is a measure itself. */
export const extents: ReadonlyMap<string, string> = new Map([
  ['bigger', 'size'],
  ['larger', 'size'],
  ['smaller', 'size'],
  ['taller', 'height'],
  ['longer', 'duration length'],
  ['shorter', 'duration length'],
  ['faster', 'speed'],
  ['slower', 'speed'],
  ['richer', 'income'],
  ['poorer', 'income'],
])

/** ", the higher the price" behind "the bigger the house". */
function doubled(tokens: readonly Token[], at: number, { next }: Side): Side | null {
  const start = textAt(tokens, next) === ',' ? next + 1 : next
  return textAt(tokens, at) === 'the' && textAt(tokens, start) === 'the' ? sideAt(tokens, start) : null
}

/** "should have | more purchases", "cost | more". */
function behindVerb(tokens: readonly Token[], at: number): Side | null {
  const start = skipLead(tokens, at).next
  const measured = measureVerbs.get(textAt(tokens, start))
  const level = textAt(tokens, start + 1)
  if (measured !== undefined && measured !== null && /^(?:more|less)$/.test(level))
    return { noun: { ...nounOf(tokens, start, start + 1), words: measured }, sign: low.has(level) ? -1 : 1, next: start + 2 }
  const verb = skip(verbs, 2)(tokens, start).next
  return verb === start || textsOf(tokens, start, verb).length === 0 ? null : sideAt(tokens, verb)
}
