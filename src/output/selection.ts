import type { CompiledPlan, CompiledTable } from '../engine/compiled-plan.ts'
import { tableOutline } from '../engine/outlines.ts'
import { SynthError } from '../errors.ts'
import type { TableOutline } from '../formats/format.ts'
import { insteadOf } from '../nearest.ts'

/** The requested rows and columns. */
export interface SelectionRequest {
  /** The name of a table; null for all tables, or for the only one. */
  readonly table?: string | null
  /** Its columns, in the order in which they are written; null for all. */
  readonly columns?: readonly string[] | null
  /** Number of rows to skip. */
  readonly offset?: number
  /** Maximum number of rows; null for all. */
  readonly limit?: number | null
  /** One of several parts of its rows; null for the whole. */
  readonly part?: Part | null
}

/** Maximum number of parts of a table. */
export const mostParts = 99_999

/** Part `index`, from 0, of `count`. */
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

/** The name of a part: `part-00007-of-00128`. */
export function partName({ index, count }: Part): string {
  const digits = (value: number): string => String(value).padStart(5, '0')
  return `part-${digits(index)}-of-${digits(count)}`
}

/** Whether the request selects less than all tables. */
export function isPartial({ table = null, columns = null, offset = 0, limit = null, part = null }: SelectionRequest): boolean {
  return table !== null || columns !== null || offset > 0 || limit !== null || part !== null
}

/** Complete tables by plan, cached because every request of a document needs them. */
const whole = new WeakMap<CompiledPlan, readonly Selection[]>()

/** The number of rows of which the size of a part is a multiple. */
export type StepOf = (table: CompiledTable, columns: readonly number[]) => number

/**
 * The requested tables. The borders of parts are multiples of the rows given by `stepOf`.
 * @throws SynthError `selection_unknown` for an unknown table or column, or if a partial request of several tables names none
 */
export function selectTables(plan: CompiledPlan, request: SelectionRequest, stepOf: StepOf = () => 1): readonly Selection[] {
  const all = whole.get(plan) ?? writtenTables(plan).map((table) => selected(plan, table, writtenColumns(table), 0, table.plan.rows))
  whole.set(plan, all)
  if (!isPartial(request)) return all
  return [selectPart(plan, all, request, stepOf)]
}

/** The written tables of a plan. */
function writtenTables(plan: CompiledPlan): readonly CompiledTable[] {
  return plan.tables.filter((table) => !table.plan.hidden)
}

function selectPart(plan: CompiledPlan, all: readonly Selection[], request: SelectionRequest, stepOf: StepOf): Selection {
  const { compiled } = namedTable(all, request.table ?? null)
  const columns = request.columns?.map((name, place) => namedColumn(compiled, name, place)) ?? writtenColumns(compiled)
  const [first, end] = rowsAsked(compiled.plan.rows, request, () => stepOf(compiled, columns))
  return selected(plan, compiled, columns, first, end - first)
}

/** The requested range of rows: first (included) and end (excluded). */
function rowsAsked(
  rows: number,
  { part = null, offset = 0, limit = null }: SelectionRequest,
  step: () => number,
): readonly [number, number] {
  if (part !== null) return [partBorder(rows, part.index, part.count, step()), partBorder(rows, part.index + 1, part.count, step())]
  const first = Math.min(offset, rows)
  return [first, first + Math.min(limit ?? Infinity, rows - first)]
}

/** The first row of part `index` of `count`; sizes of parts differ by at most `step` rows. */
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
