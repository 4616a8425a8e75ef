import type { ColumnOutline, TableOutline } from '../formats/format.ts'
import { rowKeyOf } from '../plan/row-key.ts'
import type { TablePlan } from '../plan/plan.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'

/** What formats need to know of some columns of a table, of which `rows` rows are written. */
export function tableOutline(plan: CompiledPlan, table: CompiledTable, columns: readonly number[], rows: number): TableOutline {
  return { name: table.plan.name, rows, columns: columns.map((index) => columnOutline(plan, table, index)), primaryKey: keyOf(table.plan) }
}

/** What formats need to know of column `index`. */
export function columnOutline(plan: CompiledPlan, table: CompiledTable, index: number): ColumnOutline {
  const [compiled, planned] = [table.columns[index], table.plan.columns[index]]
  if (compiled === undefined || planned === undefined) throw new Error(`Table ${table.plan.name} has no column ${index}`)
  const { layout, range = null, ascending = false, reference } = compiled
  return {
    name: planned.name,
    layout,
    range,
    ascending: ascending && !layout.nullable,
    references: reference === undefined ? null : referenced(plan, reference.table),
  }
}

/** Names of the columns that are written and tell the rows of a table apart: its primary key, else its first sequence. */
function keyOf({ columns, unique, hasPrimaryKey }: TablePlan): readonly string[] {
  const sequence = columns.find(({ kind }) => kind === 'sequence')
  const key = (hasPrimaryKey ? unique[0] : undefined) ?? (sequence === undefined ? [] : [sequence.name])
  return key.some((name) => columns.find((column) => column.name === name)?.hidden === true) ? [] : key
}

/** The column that references to a table repeat; null where it is not written, or where they are numbers of rows that have no key. */
function referenced({ tables }: CompiledPlan, index: number): { readonly table: string; readonly column: string } | null {
  const target = tables[index]?.plan
  if (target === undefined || target.hidden) return null
  const column = rowKeyOf(target)
  if (column === null) return null
  return target.columns.find(({ name }) => name === column)?.hidden === true ? null : { table: target.name, column }
}
