import type { CompiledPlan } from '../../../src/engine/compiled-plan.ts'
import { SynthError } from '../../../src/errors.ts'
import type { RowsSchema } from '../../../src/schema/rows.ts'
import type { AnyColumn, AnyTable } from '../../../src/schema/any-schema.ts'
import { columnValues, compileTables, tableOf } from './evaluate.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }

/** A table with a sequence before its columns. */
export function table(name: string, rows: RowsSchema, columns: readonly AnyColumn[] = [], more: Partial<AnyTable> = {}): AnyTable {
  return { name, rows, columns: [id, ...columns], ...more }
}

export function key(name: string, to: string, more: object = {}): AnyColumn {
  return { name, kind: 'foreign_key', table: to, ...more }
}

export function words(name: string, count: number, more: object = {}): AnyColumn {
  return { name, kind: 'category', values: Array.from({ length: count }, (_, word) => `${name}${word}`), ...more }
}

/** How often rows of a table have the same values in `columns` as another one before them. */
export function repeats(plan: CompiledPlan, name: string, columns: readonly string[], seed = 5): number {
  const values = columns.map((column) => columnValues(plan, seed, name, column))
  const { rows } = tableOf(plan, name).plan
  const seen = new Set<string>()
  for (let row = 0; row < rows; row++) seen.add(JSON.stringify(values.map((column) => column[row])))
  return rows - seen.size
}

/** What is wrong with tables, by pointer; nothing when they compile. */
export function refusals(tables: readonly AnyTable[], rows = 100): Record<string, string> {
  try {
    compileTables(tables, rows)
    return {}
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    return Object.fromEntries(error.problems.map(({ pointer, detail }) => [pointer, detail]))
  }
}
