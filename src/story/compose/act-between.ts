import type { RatioFact } from '../facts/fact.ts'
import type { TablePlan } from './table-plan.ts'

/** Fewest letters of a verb that a table is called by. */
const leastStem = 3

/** The unlinked table of what the rows do: "ratings", where each user rates some movies. */
export function actBetween({ verb = '' }: RatioFact, all: readonly TablePlan[]): TablePlan | null {
  const stem = verb.replace(/(?:e?s|ed)$/, '')
  const isAct = ({ words, links, existing }: TablePlan): boolean =>
    existing === null && links.length === 0 && words.at(-1)?.startsWith(stem) === true
  return stem.length < leastStem ? null : (all.find(isAct) ?? null)
}
