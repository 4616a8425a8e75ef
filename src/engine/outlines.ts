import { dictionarySize } from '../formats/columnar/dictionary-size.ts'
import type { ColumnOutline, TableOutline, WrittenColumn } from '../formats/format.ts'
import { rowKeyOf } from '../plan/row-key.ts'
import type { TablePlan } from '../plan/plan.ts'
import type { DictionarySize, Layout } from '../vector.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'

/** The input of a file's layout: some columns and `rows` rows of a table. Plain data, small for dictionaries of any size. */
export function tableOutline(plan: CompiledPlan, table: CompiledTable, columns: readonly number[], rows: number): TableOutline {
  return {
    name: table.plan.name,
    rows,
    columns: columns.map((index) => sized(writtenColumn(plan, table, index))),
    primaryKey: keyOf(table.plan),
  }
}

/** The description of column `index` for a writer. */
export function writtenColumn(plan: CompiledPlan, table: CompiledTable, index: number): WrittenColumn {
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

function sized({ layout, ...column }: WrittenColumn): ColumnOutline {
  return { ...column, layout: sizedLayout(layout) }
}

function sizedLayout(layout: Layout): Layout<DictionarySize> {
  if (layout.type !== 'text') return layout
  const parts = layout.parts.map((part) => (part.type === 'word' ? { ...part, dictionary: dictionarySize(part.dictionary) } : part))
  return { ...layout, parts }
}

/** Names of the written columns that identify rows: the primary key, else the first sequence. */
function keyOf({ columns, unique, hasPrimaryKey }: TablePlan): readonly string[] {
  const sequence = columns.find(({ kind }) => kind === 'sequence')
  const key = (hasPrimaryKey ? unique[0] : undefined) ?? (sequence === undefined ? [] : [sequence.name])
  return key.some((name) => columns.find((column) => column.name === name)?.hidden === true) ? [] : key
}

/** The column that references to a table repeat; null if it is not written, or if they are row numbers of a table without a key. */
function referenced({ tables }: CompiledPlan, index: number): { readonly table: string; readonly column: string } | null {
  const target = tables[index]?.plan
  if (target === undefined || target.hidden) return null
  const column = rowKeyOf(target)
  if (column === null) return null
  return target.columns.find(({ name }) => name === column)?.hidden === true ? null : { table: target.name, column }
}
