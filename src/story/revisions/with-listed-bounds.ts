import type { Aspect } from '../attributes/aspect.ts'
import type { Fact } from '../facts/fact.ts'
import { withSingularHead } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** What moves numbers beyond bounds that are not said with it. */
const moving: ReadonlySet<Aspect['type']> = new Set<Aspect['type']>(['mean', 'median', 'deviation', 'shape'])

/**
 * Keeps the bounds of a listed column where a later sentence tells its mean or shape: "score 0-100. Scores are normal around 90". A column
 * that two lists have is left out.
 */
export const withListedBounds: Revision = (said) => {
  const bounds = boundsByName(said.facts)
  if (bounds.size === 0) return said
  return { ...said, facts: said.facts.map((fact) => within(fact, bounds)) }
}

function within(fact: Fact, bounds: ReadonlyMap<string, Aspect | null>): Fact {
  if (fact.type !== 'attribute' || fact.column === null || fact.aspects.some(({ type }) => type === 'range')) return fact
  const own = fact.aspects.some(({ type }) => moving.has(type)) ? bounds.get(nameOf(fact.column.words)) : null
  return own === null || own === undefined ? fact : { ...fact, aspects: [own, ...fact.aspects] }
}

/** The declared bounds of listed columns; null for those of several lists. */
function boundsByName(facts: readonly Fact[]): ReadonlyMap<string, Aspect | null> {
  const bounds = new Map<string, Aspect | null>()
  for (const fact of facts)
    for (const { name, details } of (fact.type === 'columns' ? fact.list : undefined) ?? []) {
      const range = details.find((detail) => detail.type === 'range')
      const key = nameOf(name.split('_'))
      if (range !== undefined || bounds.has(key))
        bounds.set(key, bounds.has(key) || range === undefined ? null : { type: 'range', min: range.min, max: range.max })
    }
  return bounds
}

function nameOf(words: readonly string[]): string {
  return withSingularHead(words).join('_')
}
