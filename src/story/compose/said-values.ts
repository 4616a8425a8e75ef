import type { Fact } from '../facts/fact.ts'
import { singularOf } from '../words/words.ts'
import { listedValues } from '../attributes/aspect.ts'

/**
 * The words, in the singular, that are values and not tables: "champion" of "segments: Champions 10%, Lost 45%", "van" of "70 vehicles (45
 * vans, 25 trucks)".
 */
export function saidValues(facts: readonly Fact[]): ReadonlySet<string> {
  const values = new Set(facts.flatMap(valuesOf).map((value) => singularsOf(value.split(/[\s_-]+/))))
  // Nouns with a number for each row are tables in any case: "each owner has 1 to 4 pets, one in five pets is ill".
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

/** Whether a share is one entry of a list of values: "Lost 45%". */
function isListed({ of }: Extract<Fact, { type: 'rate' }>, what: readonly string[]): boolean {
  return of === null && what.length === 1
}
