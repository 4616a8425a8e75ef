import { canStartAmount, readAmount } from '../amounts/amount.ts'
import { countedBefore } from '../amounts/counted-before.ts'
import type { RatioFact } from '../facts/fact.ts'
import { approximations } from '../lexicon/approximations.ts'
import { relatives } from '../lexicon/connectives.ts'
import { distributives } from '../lexicon/determiners.ts'
import { havingVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack, spanOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, nounOf } from '../words/nouns.ts'
import { aNoun, example } from './example.ts'
import { periodAt } from './period-at.ts'
import type { Phrase, Reading } from './phrase.ts'

const adverbs: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
])

/** How often each row of a table does or has something in each interval. The total follows from the period of the data. */
export const timesByPeriod: Phrase = {
  name: 'times_by_period',
  precedence: 214,
  description: 'How often each row of a table does or has something in each day, week, month or year of the time of the data.',
  examples: [
    example(
      '100 customers who order twice a month in 2024',
      { text: '100 customers', type: 'count', count: 100 },
      { text: 'order twice a month', type: 'ratio', mean: 24, child: aNoun('orders'), parent: aNoun('customers') },
      { text: 'in 2024', type: 'window' },
    ),
  ],
  startsAt: (token) => canStartAmount(token) || adverbs.has(token.text),
  read: (tokens, at, free) => {
    const said = timesAt(tokens, at)
    const time = said === null ? null : periodAt(tokens, said.next)
    if (said === null || time === null) return null
    const start = skipBack(tokens, at, free, approximations, 1)
    const of = thingsBefore(tokens, start, said.noun) ?? actBefore(tokens, start, free, said.noun)
    if (of === null || of.first < free) return null
    const { child, parent, first } = of
    const { every } = time
    const fact: RatioFact = {
      type: 'ratio',
      child,
      parent,
      min: null,
      max: null,
      mean: said.value,
      every,
      ...spanOf(tokens, first, time.next),
    }
    return { facts: [fact], first, next: time.next } satisfies Reading
  },
}

interface SaidTimes {
  readonly value: number
  /** The word for the times. */
  readonly noun: Noun
  readonly next: number
}

/** "Twice", "3 times". */
function timesAt(tokens: readonly Token[], at: number): SaidTimes | null {
  const adverb = adverbs.get(textAt(tokens, at))
  if (adverb !== undefined) return { value: adverb, noun: { ...nounOf(tokens, at, at + 1), words: ['times'] }, next: at + 1 }
  const amount = canStartAmount(tokens[at]) ? readAmount(tokens, at) : null
  if (amount === null || amount.isRange || textAt(tokens, amount.next) !== 'times') return null
  return { value: amount.value, noun: nounOf(tokens, amount.next, amount.next + 1), next: amount.next + 1 }
}

interface Rows {
  readonly child: Noun
  readonly parent: Noun
  readonly first: number
}

/** "300 patients with blood pressure readings | three times a day". */
function thingsBefore(tokens: readonly Token[], start: number, { end }: Noun): Rows | null {
  const child = nounBefore(tokens, start, 0)
  const before = child === null ? -1 : firstFrom(tokens, child.start)
  if (child === null || !isPluralNoun(child) || !isOneOf(tokens, before - 1, leads) || end === child.end) return null
  const parent = countedBefore(tokens, before - 1)
  return parent === null ? null : { child, parent, first: start }
}

const leads = wordSet(havingVerbs, 'with')
/** Words between counted rows and what they do. */
const joints = wordSet(relatives, distributives, ', : ( they')
const mostOfVerb = 3

/** "100 customers who order | twice a month", "20 runners, each runs | 4 times a week". */
function actBefore(tokens: readonly Token[], start: number, free: number, child: Noun): Rows | null {
  let first = start
  while (first > free && start - first < mostOfVerb && kindAt(tokens, first - 1) === 'word' && !isOneOf(tokens, first - 1, joints)) first--
  const parent = first === start ? null : countedBefore(tokens, first)
  const begin = skipBack(tokens, first, free, joints, 2)
  return parent === null || tokens[begin - 1]?.end !== parent.end ? null : { child, parent, first }
}
