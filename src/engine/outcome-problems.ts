import type { Problem } from '../errors.ts'
import { outcomes } from '../outcomes/index.ts'
import type { Plan, TablePlan } from '../plan/plan.ts'
import { SchemaError } from '../schema/schema-error.ts'

/** What the columns and the other outcomes of a table do not allow its outcomes, at JSON pointers (RFC 6901) below the table. */
export function outcomeProblems(table: TablePlan, { tables }: Plan): readonly Problem[] {
  return table.outcomes.flatMap(({ type, ...params }, place): Problem[] => {
    const pointer = `/outcomes/${place}`
    try {
      outcomes.get(type)?.check(params, table, place)
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error
      return [{ pointer, detail: error.message }]
    }
    const { answers } = params
    // The table of answers itself is one of that name.
    if (tables.filter(({ name }) => name === answers).length < 2) return []
    return [{ pointer: `${pointer}/answers`, detail: `"${String(answers)}" is the name of another table: choose one of its own` }]
  })
}
