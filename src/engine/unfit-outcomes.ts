import { outcomes } from '../outcomes/index.ts'
import type { Plan, TablePlan } from '../plan/plan.ts'
import type { Problems } from '../schema/problems.ts'

/** JSON pointers of the outcomes of table `index` that conflict with columns, other outcomes or table names; adds to `problems`. */
export function unfitOutcomes(table: TablePlan, index: number, { tables }: Plan, problems: Problems): readonly string[] {
  return table.outcomes.flatMap(({ type, ...params }, place) => {
    const pointer = `/tables/${index}/outcomes/${place}`
    const fits = problems.attempt(pointer, () => {
      outcomes.get(type)?.check(params, table, place)
      return true
    })
    if (fits === null) return [pointer]
    const { answers } = params
    // One table of that name is the table of answers itself.
    if (tables.filter(({ name }) => name === answers).length < 2) return []
    problems.add(`${pointer}/answers`, `"${String(answers)}" is the name of another table: choose one of its own`)
    return [`${pointer}/answers`]
  })
}
