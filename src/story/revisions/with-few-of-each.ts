import { classify } from '../compose/classify.ts'
import type { CountFact, Fact } from '../facts/fact.ts'
import { featureNouns } from '../lexicon/feature-nouns.ts'
import { headOf, singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

const range = /^(?:between )?(\d{1,3}) ?(?:-|–|to|and) ?(\d{1,3}) /i

/** Most characters between the two. */
const nearest = 60

/**
 * Reads a range of events or features as a number for each row, if it is below the number of rows right before it: "1000 customers, 2-5
 * orders", "80 flats: 1 to 5 rooms".
 */
export const withFewOfEach: Revision = ({ facts, asides }, { text }) => ({
  facts: facts.map((fact, at) => ofEach(fact, facts[at - 1], text) ?? fact),
  asides,
})

function ofEach(fact: Fact, before: Fact | undefined, text: string): Fact | null {
  if (fact.type !== 'count' || before?.type !== 'count' || !isNear(before, fact, text)) return null
  const [, first, last] = range.exec(text.slice(fact.start, fact.end)) ?? []
  const [min, max] = [Number(first), Number(last)]
  if (last === undefined || min >= max || max >= before.count || happens(before.noun.words)) return null
  // "80 flats: 1 to 5 rooms"
  if (featureNouns.has(singularOf(headOf(fact.noun.words))))
    return {
      type: 'attribute',
      table: before.noun,
      column: fact.noun,
      aspects: [{ type: 'range', min, max }, { type: 'whole' }],
      currency: null,
      start: fact.start,
      end: fact.end,
    }
  if (!happens(fact.noun.words)) return null
  return { type: 'ratio', child: fact.noun, parent: before.noun, min, max, mean: null, start: fact.start, end: fact.end }
}

function isNear(before: CountFact, { start }: CountFact, text: string): boolean {
  const between = text.slice(before.end, start)
  return between.length <= nearest && !/[.;\n]/.test(between)
}

function happens(words: readonly string[]): boolean {
  return /^(?:event|transaction)$/.test(classify([headOf(words)])?.archetype.name ?? '')
}
