import type { CompiledTable } from './compiled-plan.ts'
import type { RowsPiece } from './task.ts'

/** What is evaluated of the rows of a piece, as a `CellCounter` counts it: its columns, and where the rows are held to the constraints of their table, those. */
export function evaluatedColumns(
  { plan, constraints }: CompiledTable,
  { columns, checked }: Pick<RowsPiece, 'columns' | 'checked'>,
): readonly number[] {
  return checked && constraints.length > 0 ? [...columns, ...constraints.map((_, place) => plan.columns.length + place)] : columns
}
