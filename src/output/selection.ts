import type { CompiledPlan, CompiledTable } from '../engine/compiled-plan.ts'
import { tableOutline } from '../engine/outlines.ts'
import { SynthError } from '../errors.ts'
import type { TableOutline } from '../formats/format.ts'
import { insteadOf } from '../nearest.ts'

/** Which rows and columns are asked for. */
export interface SelectionRequest {
  /** The only table; null for all, or for the only one that there is. */
  readonly table?: string | null
  /** Its columns, in the order in which they are written; null for all. */
  readonly columns?: readonly string[] | null
  /** Rows of it that are left out at the beginning. */
  readonly offset?: number
  /** The most rows of it; null for all. */
  readonly limit?: number | null
}

/** Rows [first, first + outline.rows) of a table, of its columns with these indices. */
export interface SelectedTable {
  readonly compiled: CompiledTable
  readonly columns: readonly number[]
  readonly first: number
  readonly outline: TableOutline
}

/** Whether only a part of the tables is asked for. */
export function isPartial({ table = null, columns = null, offset = 0, limit = null }: SelectionRequest): boolean {
  return table !== null || columns !== null || offset > 0 || limit !== null
}

/** Tables that are written as a whole, by plan: every request of a document asks for them. */
const whole = new WeakMap<CompiledPlan, readonly SelectedTable[]>()

/**
 * The tables that are asked for.
 * @throws SynthError `selection_unknown` for a table or column that is not there, or for a part of tables of which none is named
 */
export function selectTables(plan: CompiledPlan, request: SelectionRequest): readonly SelectedTable[] {
  const all = whole.get(plan) ?? writtenTables(plan).map((table) => selected(plan, table, writtenColumns(table), 0, table.plan.rows))
  whole.set(plan, all)
  if (!isPartial(request)) return all
  return [selectPart(plan, all, request)]
}

/** The tables of a plan that are written. */
export function writtenTables(plan: CompiledPlan): readonly CompiledTable[] {
  return plan.tables.filter((table) => !table.plan.hidden)
}

function selectPart(plan: CompiledPlan, all: readonly SelectedTable[], request: SelectionRequest): SelectedTable {
  const { compiled } = namedTable(all, request.table ?? null)
  const columns = request.columns?.map((name, place) => namedColumn(compiled, name, place)) ?? writtenColumns(compiled)
  const first = Math.min(request.offset ?? 0, compiled.plan.rows)
  const rows = Math.min(request.limit ?? Infinity, compiled.plan.rows - first)
  return selected(plan, compiled, columns, first, rows)
}

function selected(plan: CompiledPlan, compiled: CompiledTable, columns: readonly number[], first: number, rows: number): SelectedTable {
  return { compiled, columns, first, outline: tableOutline(plan, compiled, columns, rows) }
}

function namedTable(all: readonly SelectedTable[], name: string | null): SelectedTable {
  const names = all.map(({ outline }) => outline.name)
  const [only] = all
  if (name === null) {
    if (only !== undefined && all.length === 1) return only
    throw unknown('/table', `is required with columns, offset or limit: name one of ${names.join(', ')}`)
  }
  const found = all.find(({ outline }) => outline.name === name)
  if (found === undefined) throw unknown('/table', `There is no table ${JSON.stringify(name)}${insteadOf(name, names)}`)
  return found
}

function namedColumn(table: CompiledTable, name: string, place: number): number {
  const written = writtenColumns(table)
  const found = written.find((index) => table.plan.columns[index]?.name === name)
  if (found !== undefined) return found
  const names = written.map((index) => table.plan.columns[index]?.name ?? '')
  throw unknown(
    `/columns/${place}`,
    `Table ${JSON.stringify(table.plan.name)} has no column ${JSON.stringify(name)}${insteadOf(name, names)}`,
  )
}

function unknown(pointer: string, detail: string): SynthError {
  return new SynthError('selection_unknown', detail, [{ pointer, detail }])
}

function writtenColumns({ plan }: CompiledTable): readonly number[] {
  return plan.columns.flatMap(({ hidden = false }, index) => (hidden ? [] : [index]))
}
