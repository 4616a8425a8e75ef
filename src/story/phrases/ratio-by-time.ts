import { canStartAmount, readAmount } from '../amounts/amount.ts'
import { countedBefore } from '../amounts/counted-before.ts'
import { readEach, readPer } from '../amounts/said-ratio.ts'
import type { RatioFact } from '../facts/fact.ts'
import { distributives } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { doingVerbs, havingVerbs } from '../lexicon/verbs.ts'
import { isOneOf, spanOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { ownerBefore } from './owner-before.ts'
import { periodAt } from './period-at.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

/** A number of rows for each row of another table in each interval, such as a month. The total follows from the period of the data. */
export const ratioByTime: Phrase = {
  name: 'ratio_by_time',
  precedence: 215,
  description: 'A number of rows for each row of another table in each day, week, month or year of the time of the data.',
  examples: [
    example(
      '8 orders a year per customer, for 2 years',
      {
        text: '8 orders a year per customer',
        type: 'ratio',
        min: null,
        max: null,
        mean: 16,
        child: aNoun('orders'),
        parent: aNoun('customer'),
      },
      { text: 'for 2 years', type: 'window' },
    ),
    example(
      '5 stores, each with 20 sales per day in June 2025',
      { text: '5 stores', type: 'count', count: 5 },
      { text: 'each with 20 sales per day', type: 'ratio', mean: 600, child: aNoun('sales'), parent: aNoun('stores') },
      { text: 'in June 2025', type: 'window' },
    ),
    { story: '8 orders a year per customer', facts: [], asides: ['8 orders a year per customer'] },
  ],
  startsAt: canStartAmount,
  read: (tokens, at, free) => {
    const amount = readAmount(tokens, at)
    const counted = amount === null || amount.isRange ? null : readNoun(tokens, amount.next)
    if (amount === null || counted === null || !isPluralNoun(counted.noun) || counted.noun.words.some((word) => timeWords.has(word)))
      return null
    const of = ofRows(tokens, at, free, counted.next)
    if (of === null) return null
    const { parent, every, first, next } = of
    const span = { start: tokens[first]?.start ?? counted.noun.start, end: spanOf(tokens, at, next).end }
    const fact: RatioFact = { type: 'ratio', child: counted.noun, parent, min: null, max: null, mean: amount.value, every, ...span }
    return { facts: [fact], first, next } satisfies Reading
  },
}

/** Whose rows are counted, in which interval, and the tokens around the number. */
interface OfRows {
  readonly parent: Noun
  readonly every: NonNullable<RatioFact['every']>
  readonly first: number
  readonly next: number
}

/** "A year per customer", "per store per day", "a day each"; "each with" before the number. Null for numbers of all rows. */
function ofRows(tokens: readonly Token[], at: number, free: number, after: number): OfRows | null {
  const time = periodAt(tokens, after)
  const per = readPer(tokens, time?.next ?? after)
  if (per !== null) {
    const said = time ?? periodAt(tokens, per.next)
    return said === null ? null : { parent: per.parent, every: said.every, first: at, next: time === null ? said.next : per.next }
  }
  if (time === null) return null
  const each = readEach(tokens, time.next)
  const owner = each === null ? eachBefore(tokens, at, free) : ownerOf(tokens, at, free)
  return owner === null ? null : { ...owner, every: time.every, next: each?.next ?? time.next }
}

type Owned = Pick<OfRows, 'parent' | 'first'>

/** "20 sensors with |" before "24 readings a day each". */
function ownerOf(tokens: readonly Token[], at: number, free: number): Owned | null {
  const owner = ownerBefore(tokens, at, free, true)
  const parent = owner?.noun ?? countedBefore(tokens, at)
  return parent === null ? null : { parent, first: owner?.first ?? at }
}

/** "Every customer places |", "5 stores, each with |". */
function eachBefore(tokens: readonly Token[], at: number, free: number): Owned | null {
  if (at - 1 < free || !(isOneOf(tokens, at - 1, doingVerbs) || isOneOf(tokens, at - 1, havingVerbs))) return null
  if (isOneOf(tokens, at - 2, distributives) && at - 2 >= free) {
    const parent = countedBefore(tokens, at)
    return parent === null ? null : { parent, first: at - 2 }
  }
  const noun = nounBefore(tokens, at - 1, free)
  const first = noun === null ? at : at - 2 - noun.words.length
  return noun === null || first < free || !isOneOf(tokens, first, distributives) ? null : { parent: noun, first }
}
