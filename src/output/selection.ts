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
  /** One of so many parts that its rows are cut into, counted from 0; null for the whole. */
  readonly part?: Part | null
}

/** Part `index` of `count`. */
export interface Part {
  readonly index: number
  readonly count: number
}

/** Rows [first, first + outline.rows) of a table of a plan, of its columns with these indices. */
export interface Selection {
  readonly compiled: CompiledTable
  readonly columns: readonly number[]
  readonly first: number
  readonly outline: TableOutline
}

/** What a part is called: `part-00007-of-00128`. */
export function partName({ index, count }: Part): string {
  const digits = (value: number): string => String(value).padStart(5, '0')
  return `part-${digits(index)}-of-${digits(count)}`
}

/** Whether only a part of the tables is asked for. */
export function isPartial({ table = null, columns = null, offset = 0, limit = null, part = null }: SelectionRequest): boolean {
  return table !== null || columns !== null || offset > 0 || limit !== null || part !== null
}

/** Tables that are written as a whole, by plan: every request of a document asks for them. */
const whole = new WeakMap<CompiledPlan, readonly Selection[]>()

/** Rows of a table that are not parted when files of some of its columns are cut into parts. */
export type StepOf = (table: CompiledTable, columns: readonly number[]) => number

/**
 * The tables that are asked for; parts of a table end where a multiple of so many rows as `stepOf` gives does.
 * @throws SynthError `selection_unknown` for a table or column that is not there, or for a part of tables of which none is named
 */
export function selectTables(plan: CompiledPlan, request: SelectionRequest, stepOf: StepOf = () => 1): readonly Selection[] {
  const all = whole.get(plan) ?? writtenTables(plan).map((table) => selected(plan, table, writtenColumns(table), 0, table.plan.rows))
  whole.set(plan, all)
  if (!isPartial(request)) return all
  return [selectPart(plan, all, request, stepOf)]
}

/** The tables of a plan that are written. */
function writtenTables(plan: CompiledPlan): readonly CompiledTable[] {
  return plan.tables.filter((table) => !table.plan.hidden)
}

function selectPart(plan: CompiledPlan, all: readonly Selection[], request: SelectionRequest, stepOf: StepOf): Selection {
  const { compiled } = namedTable(all, request.table ?? null)
  const columns = request.columns?.map((name, place) => namedColumn(compiled, name, place)) ?? writtenColumns(compiled)
  const [first, end] = rowsAsked(compiled.plan.rows, request, () => stepOf(compiled, columns))
  return selected(plan, compiled, columns, first, end - first)
}

/** The first row that is asked for of a table, and the one behind the last. */
function rowsAsked(
  rows: number,
  { part = null, offset = 0, limit = null }: SelectionRequest,
  step: () => number,
): readonly [number, number] {
  if (part !== null) return [partBorder(rows, part.index, part.count, step()), partBorder(rows, part.index + 1, part.count, step())]
  const first = Math.min(offset, rows)
  return [first, first + Math.min(limit ?? Infinity, rows - first)]
}

/** The row that part `index` of `count` begins with; parts differ by `step` rows at most. */
function partBorder(rows: number, index: number, count: number, step: number): number {
  return Math.min(rows, Math.floor((Math.ceil(rows / step) * index) / count) * step)
}

function selected(plan: CompiledPlan, compiled: CompiledTable, columns: readonly number[], first: number, rows: number): Selection {
  return { compiled, columns, first, outline: tableOutline(plan, compiled, columns, rows) }
}

function namedTable(all: readonly Selection[], name: string | null): Selection {
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
