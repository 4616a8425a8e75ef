import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { dictionaryBytes } from './dictionary-bytes.ts'

/** The cost of all rows of a plan; plain data. Cells are all evaluated cells, also those that are only read, capped at 2^53 - 1. */
export interface PlanCost {
  /** Of all written tables. */
  readonly rows: number
  readonly cells: number
  /** By index of the table. */
  readonly tables: readonly TableCost[]
  /** Bytes of the dictionaries, as strings and encoded. */
  readonly dictionaryBytes: number
}

export interface TableCost {
  readonly name: string
  readonly rows: number
  /** Cells per row of its written columns and its constraints; 0 if the table is not written. */
  readonly cellsPerRow: number
  /** Maximum cells of a single row. */
  readonly mostCellsPerRow: number
  /** Bytes of memory to make one row. */
  readonly bytesPerRow: number
  /** Number of rows made at once. */
  readonly rowsAtOnce: number
}

const costs = new WeakMap<CompiledPlan, PlanCost>()

/** The cost of a plan. Takes time proportional to the schema. */
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
