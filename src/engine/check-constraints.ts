import { Problems } from '../schema/problems.ts'
import { batchRows } from './batch-rows.ts'
import { cellCounterOf } from './cell-counter-of.ts'
import type { CompiledPlan, CompiledTable } from './compiled-plan.ts'
import { brokenBy, type Constraint, describeBreach, withRemedy } from './constraints.ts'
import { evaluatedColumns } from './evaluated-columns.ts'
import { TableFrame } from './frame.ts'
import { Run } from './run.ts'
import { Scratch } from './scratch.ts'

/** Maximum number of rows checked: all rows of a shorter table, else rows at even distances. */
const mostChecked = 10_000
/** Maximum cells evaluated for all tables together. A table is skipped if one row exceeds its share. */
const mostCells = 1 << 23

// Plans are checked one at a time, so that one scratch serves all.
const scratch = new Scratch()

/**
 * Checks the constraints of a plan on rows of a seed, before any row is written.
 * @throws SynthError `schema_invalid` with the first row that breaks each constraint
 */
export function checkConstraints(plan: CompiledPlan, seed: number): void {
  const tables = plan.tables.filter(({ constraints }) => constraints.length > 0)
  if (tables.length === 0) return
  const run = new Run(plan, seed, scratch)
  const problems = new Problems()
  let cells = mostCells
  for (const [place, table] of tables.entries()) {
    const { rows, cellsOfRow } = affordable(plan, table, cells / (tables.length - place))
    cells -= rows * cellsOfRow
    for (const [constraint, breach] of breaches(run, table, rows)) problems.add(constraint.pointer, withRemedy(breach))
  }
  problems.report()
}

/** The number of rows of a table that `cells` cells suffice for. */
function affordable(plan: CompiledPlan, table: CompiledTable, cells: number): { readonly rows: number; readonly cellsOfRow: number } {
  const counter = cellCounterOf(plan)
  const evaluated = evaluatedColumns(table, { columns: [], checked: true })
  const { rows } = table.plan
  const most = Math.min(rows, mostChecked)
  const cellsOfRow = Math.max(1, counter.perRow(table.index, evaluated, rows <= mostChecked ? batchRows : 1))
  if (most * cellsOfRow <= cells) return { rows: most, cellsOfRow }
  // The checked rows may be the most expensive ones.
  const mostOfRow = Math.max(cellsOfRow, counter.mostPerRow(table.index, evaluated))
  return { rows: Math.min(most, Math.floor(cells / mostOfRow)), cellsOfRow: mostOfRow }
}

function breaches(run: Run, table: CompiledTable, checked: number): ReadonlyMap<Constraint, string> {
  const found = new Map<Constraint, string>()
  const { rows } = table.plan
  const size = cellCounterOf(run.plan).rowsAtOnce(table.index, evaluatedColumns(table, { columns: [], checked: true }))
  for (let first = 0; first < checked && found.size < table.constraints.length; first += size) {
    const count = Math.min(size, checked - first)
    const list = rows === checked ? null : Float64Array.from({ length: count }, (_, i) => Math.floor(((first + i) * rows) / checked))
    const frame = new TableFrame(run, table, { first: list === null ? first : 0, count, list })
    for (const constraint of table.constraints) {
      const place = found.has(constraint) ? -1 : brokenBy(constraint, frame)
      if (place >= 0) found.set(constraint, describeBreach(constraint, frame, place))
    }
    run.scratch.release()
  }
  return found
}
