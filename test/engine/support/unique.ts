import type { CompiledPlan } from '../../../src/engine/compiled-plan.ts'
import { SynthError } from '../../../src/errors.ts'
import type { RowsSchema } from '../../../src/schema/rows.ts'
import type { ColumnSchema, TableSchema } from '../../../src/schema/schema.ts'
import { columnValues, compileTables, tableOf } from './evaluate.ts'

const id: ColumnSchema = { name: 'id', kind: 'sequence' }

/** A table with a sequence before its columns. */
export function table(name: string, rows: RowsSchema, columns: readonly ColumnSchema[] = [], more: Partial<TableSchema> = {}): TableSchema {
  return { name, rows, columns: [id, ...columns], ...more }
}

export function key(name: string, to: string, more: object = {}): ColumnSchema {
  return { name, kind: 'foreign_key', table: to, ...more }
}

export function words(name: string, count: number, more: object = {}): ColumnSchema {
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
export function refusals(tables: readonly TableSchema[], rows = 100): Record<string, string> {
  try {
    compileTables(tables, rows)
    return {}
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    return Object.fromEntries(error.problems.map(({ pointer, detail }) => [pointer, detail]))
  }
}
