import type { Aspect } from '../attributes/aspect.ts'
import { timesSaid } from '../attributes/readers/times-said.ts'
import type { Fact, RatioFact } from '../facts/fact.ts'
import { ownFeatures } from '../lexicon/feature-nouns.ts'
import { isPersonNoun } from '../compose/is-person-noun.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/**
 * Reads numbers of what has no rows of its own as numbers of the row: "each house has 2 to 5 bedrooms", "books have 300 pages on average", and
 * the people for whom there is room as its capacity: "each room seats 4 to 20 people".
 */
export const withFeatures: Revision = ({ facts, asides }, { tokens }) => ({
  facts: facts.map((fact): Fact => {
    if (fact.type !== 'ratio') return fact
    if (isCapacity(fact, tokens)) return featureOf({ ...fact, child: { ...fact.child, words: ['capacity'] } })
    return isOfFeature(fact, tokens) && !areNamed(fact, facts) ? featureOf(fact) : fact
  }),
  asides,
})

const roomVerbs = wordSet('seat seats sleep sleeps fit fits accommodate accommodates')

/** Whether a verb says for how many people something has room, and the story says nothing else about these people. */
function isCapacity({ child, parent }: RatioFact, tokens: readonly Token[]): boolean {
  if (child.start < parent.end || !isPersonNoun(child) || timesSaid(tokens, child.words.at(-1) ?? '') !== 1) return false
  return tokens.slice(firstFrom(tokens, parent.end), firstFrom(tokens, child.start)).some(({ text }) => roomVerbs.has(text))
}

/** Whether the story says nothing else about what is counted, such as "each page has 3 pictures". */
function isOfFeature({ child: { words } }: RatioFact, tokens: readonly Token[]): boolean {
  const head = words.at(-1) ?? ''
  return ownFeatures.has(singularOf(head)) && timesSaid(tokens, head) === 1
}

/** Whether their names follow: "each car has 4 wheels (front left, front right, rear left, rear right)". */
function areNamed({ end }: RatioFact, facts: readonly Fact[]): boolean {
  return facts.some(
    (fact) => fact.type === 'attribute' && fact.aspects.some(({ type }) => type === 'names') && fact.start - end <= 1 && fact.start >= end,
  )
}

function featureOf({ child, parent, min, max, mean, start, end }: RatioFact): Fact {
  const aspects: Aspect[] = [
    ...(min === null && max === null ? [] : [{ type: 'range', min, max } as const]),
    ...(mean === null ? [] : [{ type: 'mean', value: mean } as const]),
    { type: 'whole' },
  ]
  return { type: 'attribute', table: parent, column: child, aspects, currency: null, start, end }
}
