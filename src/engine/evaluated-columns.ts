import type { CompiledTable } from './compiled-plan.ts'
import type { RowsPiece } from './task.ts'

/** The columns evaluated for the rows of a piece, as `CellCounter` counts them: its columns, and the constraints if it checks them. */
export function evaluatedColumns(
  { plan, constraints }: CompiledTable,
  { columns, checked }: Pick<RowsPiece, 'columns' | 'checked'>,
): readonly number[] {
  return checked && constraints.length > 0 ? [...columns, ...constraints.map((_, place) => plan.columns.length + place)] : columns
}
