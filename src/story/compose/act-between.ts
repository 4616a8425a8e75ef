import type { RatioFact } from '../facts/fact.ts'
import { canRelate, arePeople, type TablePlan } from './table-plan.ts'

/** Fewest letters of a verb that the name of a table may come from. */
const leastStem = 3

/** The unlinked table of an act: "ratings", where each user rates some movies. */
export function actBetween({ verb = '' }: RatioFact, child: TablePlan, parent: TablePlan, all: readonly TablePlan[]): TablePlan | null {
  const stem = verb.replace(/(?:e?s|ed)$/, '')
  // Teachers are no act of teaching.
  const isAct = (table: TablePlan): boolean =>
    table.existing === null &&
    table.links.length === 0 &&
    table.words.at(-1)?.startsWith(stem) === true &&
    !arePeople(table) &&
    canRelate(table, child, parent)
  return stem.length < leastStem ? null : (all.find(isAct) ?? null)
}
