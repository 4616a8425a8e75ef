import type { Fact } from '../fact.ts'
import { singularOf } from '../words.ts'

/**
 * The words, in the singular, that a story says as values of rows: "champion" of "segments: Champions 10%, Lost 45%", "van" of "70 vehicles (45 vans,
 * 25 trucks)". What is told of them is of these rows, and they are no things beside them.
 */
export function saidValues(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(facts.flatMap(valuesOf).map((value) => value.toLowerCase().split(/[\s_-]+/).map(singularOf).join(' ')))
}

function valuesOf(fact: Fact): readonly string[] {
  if (fact.type === 'attribute') return fact.aspects.flatMap((aspect) => (aspect.type === 'values' ? aspect.values : []))
  if (fact.type !== 'rate') return []
  return fact.isKind === true || fact.isState === true || isListed(fact, fact.what) ? [fact.what.join(' ')] : []
}

/** "Lost 45%": one word with a share, of no noun that is named beside it. */
function isListed({ of }: Extract<Fact, { type: 'rate' }>, what: readonly string[]): boolean {
  return of === null && what.length === 1
}
