import type { Aspect } from '../attributes/aspect.ts'
import { timesSaid } from '../attributes/readers/times-said.ts'
import type { Fact, RatioFact } from '../facts/fact.ts'
import { ownFeatures } from '../lexicon/feature-nouns.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Reads numbers of what has no rows of its own as numbers of the row: "each house has 2 to 5 bedrooms", "books have 300 pages on average". */
export const withFeatures: Revision = ({ facts, asides }, { tokens }) => ({
  facts: facts.map((fact): Fact => (fact.type === 'ratio' && isOfFeature(fact, tokens) ? featureOf(fact) : fact)),
  asides,
})

/** Whether the story says nothing else about what is counted, such as "each page has 3 pictures". */
function isOfFeature({ child: { words } }: RatioFact, tokens: readonly Token[]): boolean {
  const head = words.at(-1) ?? ''
  return ownFeatures.has(singularOf(head)) && timesSaid(tokens, head) === 1
}

function featureOf({ child, parent, min, max, mean, start, end }: RatioFact): Fact {
  const aspects: Aspect[] = [
    ...(min === null && max === null ? [] : [{ type: 'range', min, max } as const]),
    ...(mean === null ? [] : [{ type: 'mean', value: mean } as const]),
    { type: 'whole' },
  ]
  return { type: 'attribute', table: parent, column: child, aspects, currency: null, start, end }
}
