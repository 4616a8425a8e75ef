import type { Fact } from '../facts/fact.ts'
import { singularOf } from '../words/words.ts'
import { listedValues } from '../attributes/aspect.ts'

/**
 * The words, in the singular, that a story says as values of rows: "champion" of "segments: Champions 10%, Lost 45%", "van" of "70 vehicles (45 vans,
 * 25 trucks)". What is told of them is of these rows, and they are no things beside them.
 */
export function saidValues(facts: readonly Fact[]): ReadonlySet<string> {
  const values = new Set(facts.flatMap(valuesOf).map((value) => singularsOf(value.split(/[\s_-]+/))))
  // What rows have so many of are things, whatever else is said of them: "each owner has 1 to 4 pets, one in five pets is ill".
  for (const fact of facts) if (fact.type === 'ratio' || fact.type === 'relation') values.delete(singularsOf(fact.child.words))
  return values
}

function singularsOf(words: readonly string[]): string {
  return words.map((word) => singularOf(word.toLowerCase())).join(' ')
}

function valuesOf(fact: Fact): readonly string[] {
  if (fact.type === 'attribute') return listedValues(fact.aspects)
  if (fact.type !== 'rate') return []
  return fact.isKind === true || fact.isState === true || isListed(fact, fact.what) ? [fact.what.join(' ')] : []
}

/** "Lost 45%": one word with a share, of no noun that is named beside it. */
function isListed({ of }: Extract<Fact, { type: 'rate' }>, what: readonly string[]): boolean {
  return of === null && what.length === 1
}
