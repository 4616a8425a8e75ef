import type { CellReader } from '../formats/format.ts'
import type { CompiledTable } from './compiled-plan.ts'
import { TableFrame } from './frame.ts'
import type { Run } from './run.ts'

/** Reads single cells of some columns of a table; row 0 of the reader is row `offset` of the table. */
export function cellReader(run: Run, table: CompiledTable, columns: readonly number[], offset: number): CellReader {
  return (column, rows) => {
    const list = rows.map((row) => row + offset)
    const frame = new TableFrame(run, table, { first: 0, count: list.length, list })
    const [lane] = frame.column(columns[column] ?? -1).lanes
    if (lane === undefined) throw new Error(`Table ${table.plan.name} has no column ${column} with values`)
    const cells = lane.slice(0, list.length)
    run.scratch.release()
    return cells
  }
}
