import type { Fact } from '../facts/fact.ts'
import { tableNouns } from '../lexicon/row-words.ts'
import type { Intent } from '../read-story.ts'
import type { Noun } from '../words/noun.ts'
import { headOf } from '../words/words.ts'

/**
 * "Only two tables" in a story that lists two selects these. "One table for drivers (id, name), another for trips (id, fare)" is one of all
 * that are listed.
 */
export function withSelections({ facts, text }: Intent): readonly Fact[] {
  const nouns = facts.flatMap((each) => (each.type === 'columns' ? [each.noun] : []))
  return facts.map((fact) => asSelection(fact, nouns, text))
}

function asSelection(fact: Fact, nouns: readonly Noun[], text: string): Fact {
  if (fact.type === 'selection' && fact.mode === 'only' && fact.nouns.length === 1)
    return nouns.length > 1 && /^(?:one|1) /i.test(text.slice(fact.start, fact.end)) ? { ...fact, nouns } : fact
  if (fact.type !== 'count' || !tableNouns.has(headOf(fact.noun.words)) || nouns.length !== fact.count) return fact
  return { type: 'selection', mode: 'only', nouns, start: fact.start, end: fact.end }
}
