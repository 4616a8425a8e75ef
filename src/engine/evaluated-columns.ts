import type { CompiledTable } from './compiled-plan.ts'
import type { RowsItem } from './task.ts'

/** The columns evaluated for the rows of an item, as `CellCounter` counts them: its columns, and the constraints if it checks them. */
export function evaluatedColumns(
  { plan, constraints }: CompiledTable,
  { columns, checked }: Pick<RowsItem, 'columns' | 'checked'>,
): readonly number[] {
  return checked && constraints.length > 0 ? [...columns, ...constraints.map((_, place) => plan.columns.length + place)] : columns
}
