import { outcomes } from '../outcomes/index.ts'
import type { OutcomeTable } from '../outcomes/outcome.ts'
import type { TablePlan } from './plan.ts'

/** Adds what outcomes need: columns of their tables, and at the end the tables that list changed rows. */
export function completeTables(tables: readonly TablePlan[]): readonly TablePlan[] {
  if (tables.every((table) => table.outcomes.length === 0)) return tables
  return [...tables.map(withColumns), ...tables.flatMap(answersOf)]
}

function withColumns(table: TablePlan): TablePlan {
  const columns = table.outcomes.reduce((all, { type, ...params }) => outcomes.get(type)?.complete?.(params, all) ?? all, table.columns)
  return { ...table, columns }
}

function answersOf(table: TablePlan): TablePlan[] {
  const seen: OutcomeTable = table
  return table.outcomes.flatMap(({ type, ...params }) => {
    const answers = outcomes.get(type)?.answers?.(params, seen) ?? null
    if (answers === null) return []
    return [
      { ...answers, hidden: false, ownership: null, unique: [], hasPrimaryKey: false, constraints: [], correlations: [], outcomes: [] },
    ]
  })
}
