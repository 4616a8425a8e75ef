import { readAmount } from '../amounts/amount.ts'
import type { CurveFact } from '../facts/amount-facts.ts'
import type { CountFact, Fact, RatioFact } from '../facts/fact.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { distributives } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { periods } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'
import { archetypeOf } from '../compose/archetype-of.ts'

/** Most tokens between a time and the number of rows in it: "every day | our two shops sell". */
const mostBetween = 6
const rates: ReadonlyMap<string, string> = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
])
const happening = wordSet('event transaction measurement document')
const before = wordSet(distributives, 'per')

/**
 * Reads a number behind a repeated time as one of each such time, and not of all rows: "each day has | 50 sales". Those that cannot be set
 * are marked.
 */
export const withCountsEachTime: Revision = ({ facts, asides }, { tokens }) => {
  return {
    facts: facts.map((fact): Fact => {
      const unit = fact.type === 'count' || fact.type === 'ratio' ? timeBefore(fact, tokens) : null
      return (fact.type !== 'count' && fact.type !== 'ratio') || unit === null ? fact : (curveOf(fact, unit, tokens) ?? ofTime(fact))
    }),
    asides,
  }
}

/** The time before the number in its clause, in the singular: "day" of "each day has | 50 sales". Null for none. */
function timeBefore(fact: CountFact | RatioFact, tokens: readonly Token[]): string | null {
  // The words of a ratio begin before its number: "each day 30 receipts".
  const from = firstFrom(tokens, fact.start)
  const at = fact.type === 'count' ? from : firstNumber(tokens, from, firstFrom(tokens, fact.child.start))
  for (let place = at - 1; place >= Math.max(0, at - mostBetween) && !sentenceEnds.has(textAt(tokens, place)); place--) {
    const text = textAt(tokens, place)
    // Another number is the one of the time.
    if (kindAt(tokens, place) === 'number') return null
    if (rates.has(text) && place === at - 1) return rates.get(text) ?? null
    if (timeWords.has(text) && isOneOf(tokens, place - 1, before) && startsClause(tokens, place - 1)) return singularOf(text)
  }
  return null
}

/** Whether no noun or number stands before "each day": "2% per month, 3 hubs". */
function startsClause(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at - 1) === null || isOneOf(tokens, at - 1, openers) || sentenceEnds.has(textAt(tokens, at - 1))
}

const openers = wordSet(', : ( on in and but for that where')

function firstNumber(tokens: readonly Token[], from: number, end: number): number {
  let at = from
  while (at < end && kindAt(tokens, at) !== 'number') at++
  return at
}

/** The rows of each time; null where it has no exact number of rows, or where they do not happen. */
function curveOf(fact: CountFact | RatioFact, unit: string, tokens: readonly Token[]): CurveFact | null {
  const noun = fact.type === 'count' ? fact.noun : fact.child
  const amount = fact.type === 'count' ? fact.count : fact.min === fact.max ? fact.min : null
  const period = periods.get(unit)
  const isRange = fact.type === 'count' && readAmount(tokens, firstFrom(tokens, fact.start))?.isRange === true
  if (amount === null || isRange || period === undefined || !happening.has(archetypeOf(noun.words))) return null
  const { start, end } = fact
  return { type: 'curve', measure: noun.words, currency: null, isCounted: true, anchors: [], every: { unit: period, amount }, start, end }
}

/** The rows of each time, as a number that cannot be set. */
function ofTime(fact: CountFact | RatioFact): CountFact {
  if (fact.type === 'count') return { ...fact, isOfTime: true }
  const { child: noun, start, end } = fact
  return { type: 'count', noun, count: Math.round(((fact.min ?? 0) + (fact.max ?? 0)) / 2), isOfTime: true, start, end }
}
