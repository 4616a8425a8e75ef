import { compilePlan } from '../../../src/engine/compile-plan.ts'
import type { ListFinder } from '../../../src/engine/plan-compiler.ts'
import type { CompiledPlan, CompiledTable } from '../../../src/engine/compiled-plan.ts'
import { TableFrame } from '../../../src/engine/frame.ts'
import { Run } from '../../../src/engine/run.ts'
import { Scratch } from '../../../src/engine/scratch.ts'
import { referenceList } from '../../../src/lexicon/index.ts'
import { draftPlan } from '../../../src/plan/draft-plan.ts'
import { checkSchema } from '../../../src/validation/check-schema.ts'
import type { AnySchema, AnyTable } from '../../../src/schema/any-schema.ts'
import type { Lane, Layout, Vector } from '../../../src/vector.ts'
import { cellValue } from '../../formats/oracle.ts'

const scratch = new Scratch()

/** A copy of the cells of one column for some rows, as long as there are rows; lanes of null cells are 0. */
export interface Cells {
  readonly layout: Layout
  readonly count: number
  readonly lanes: readonly Lane[]
  readonly nulls: Uint8Array | null
}

/** Validates, counts and compiles tables without an encoder. */
export function compileTables(tables: readonly AnyTable[], rows: number, list: ListFinder = referenceList): CompiledPlan {
  const schema: AnySchema = { version: 1, name: 'test', tables }
  const draft = draftPlan(checkSchema(schema), rows, 1e12)
  return compilePlan(draft.plan, list, draft)
}

export function tableOf(plan: CompiledPlan, name: string): CompiledTable {
  const table = plan.tables.find((candidate) => candidate.plan.name === name)
  if (table === undefined) throw new Error(`There is no table ${name}`)
  return table
}

/** Cells of a column for rows [first, first + count). */
export function rangeCells(plan: CompiledPlan, seed: number, table: string, column: string, first: number, count: number): Cells {
  const run = new Run(plan, seed, scratch)
  return copied(tableOf(plan, table), column, run.frame(tableOf(plan, table).index, first, count))
}

/** Cells of a column for any rows, in the order given. */
export function listCells(plan: CompiledPlan, seed: number, table: string, column: string, rows: readonly number[]): Cells {
  const found = tableOf(plan, table)
  const frame = new TableFrame(new Run(plan, seed, scratch), found, { first: 0, count: rows.length, list: Float64Array.from(rows) })
  return copied(found, column, frame)
}

/** All cells of a column as JavaScript data. */
export function columnValues(plan: CompiledPlan, seed: number, table: string, column: string): unknown[] {
  return valuesOf(rangeCells(plan, seed, table, column, 0, tableOf(plan, table).plan.rows))
}

export function valuesOf(cells: Cells): unknown[] {
  return Array.from({ length: cells.count }, (_, row) => cellValue({ name: '', layout: cells.layout, vector: cells }, row))
}

function copied(table: CompiledTable, column: string, frame: TableFrame): Cells {
  const index = table.plan.columns.findIndex(({ name }) => name === column)
  const layout = table.columns[index]?.layout
  if (layout === undefined) throw new Error(`Table ${table.plan.name} has no column ${column}`)
  const cells = { layout, count: frame.count, ...copyOf(frame.column(index), frame.count) }
  scratch.release()
  return cells
}

function copyOf({ lanes, nulls }: Vector, count: number): Vector {
  const mask = nulls?.slice(0, count) ?? null
  const copies = lanes.map((lane) => lane.slice(0, count))
  mask?.forEach((isNull, row) => {
    if (isNull === 1) for (const lane of copies) lane[row] = 0
  })
  return { lanes: copies, nulls: mask }
}
