import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { dictionaryBytes } from './dictionary-bytes.ts'

/** What all rows of a plan take; plain data. Cells are those that are evaluated, also to be read by others, and at most 2^53 - 1 where it is more. */
export interface PlanCost {
  /** Of all tables that are written together. */
  readonly rows: number
  readonly cells: number
  /** By index of the table. */
  readonly tables: readonly TableCost[]
  /** Words of columns, as strings and as they are written. */
  readonly dictionaryBytes: number
}

export interface TableCost {
  readonly name: string
  readonly rows: number
  /** For one of its rows, of those columns that are written, and of its constraints; 0 of a table that is not written. */
  readonly cellsPerRow: number
  /** The most that one row takes by itself. */
  readonly mostCellsPerRow: number
  /** Memory that one row takes while it is made. */
  readonly bytesPerRow: number
  /** Rows that are made at once. */
  readonly rowsAtOnce: number
}

const costs = new WeakMap<CompiledPlan, PlanCost>()

/** What a plan costs. Takes time in proportion to the schema. */
export function planCost(plan: CompiledPlan): PlanCost {
  const known = costs.get(plan) ?? counted(plan)
  costs.set(plan, known)
  return known
}

function counted(plan: CompiledPlan): PlanCost {
  const tables = plan.tables.map((table) => tableCost(plan, table))
  const written = tables.filter((_, index) => plan.tables[index]?.plan.hidden === false)
  return {
    rows: written.reduce((sum, { rows }) => sum + rows, 0),
    cells: bounded(written.reduce((sum, { rows, cellsPerRow }) => sum + rows * cellsPerRow, 0)),
    tables,
    dictionaryBytes: dictionaryBytes(plan),
  }
}

function tableCost(plan: CompiledPlan, { index, plan: { name, rows, hidden, columns }, constraints }: CompiledTable): TableCost {
  const counter = cellCounterOf(plan)
  const written = columns.flatMap((column, place) => (hidden || column.hidden === true ? [] : [place]))
  const wanted = [...written, ...(hidden ? [] : constraints.map((_, place) => columns.length + place))]
  return {
    name,
    rows,
    cellsPerRow: bounded(counter.perRow(index, wanted)),
    mostCellsPerRow: bounded(counter.mostPerRow(index, wanted)),
    bytesPerRow: bounded(counter.bytes(index, wanted, 1)),
    rowsAtOnce: counter.rowsAtOnce(index, wanted),
  }
}

function bounded(count: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(count))
}
